/// The device around the app: network, notification centre, settings, what the user is about to answer, and the web.
///
/// It outlives processes.
final class CounterDevice {
    /// What becomes of the question whether the app may notify.
    enum PermissionAnswer: Sendable, Hashable {
        case granted(Bool)
        /// The localized text of an error.
        case failed(String)
    }

    /// The reminder in the notification centre.
    enum Reminder {
        case none
        /// Waits for its time.
        case pending(Scheduler.Token)
        /// On the lock screen, ready to be tapped.
        case delivered
    }

    /// Where a tap on the reminder leads.
    static let reminderDestination = "https://www.apple.com/"

    let scheduler: Scheduler
    /// What servers answer.
    let web: VirtualWeb

    /// Whether there is a network.
    private(set) var isConnected = true
    /// Told of every path update while the app monitors.
    var pathUpdates: ((Bool) -> Void)?

    /// What the user answers to the permission prompt, and after how long.
    var permission = PermissionAnswer.granted(true)
    var permissionDelay: Int64 = 1_400_000_000
    private(set) var mayNotify = false
    /// When the notification centre confirms a reminder, and the error it has instead, if any.
    var schedulingDelay: Int64 = 3_000_000
    var schedulingError: String?
    private(set) var reminder = Reminder.none
    /// Whether the app is in the foreground, where its reminder is not shown.
    var isAppActive = false

    /// Settings of camera and microphone, and what the user answers when asked.
    var captureStatus: [CaptureDevice: CaptureStatus] = [:]
    var captureAnswer = true
    var captureAnswerDelay: Int64 = 1_200_000_000

    /// Whether pickers can be shown at all.
    var canPresent = true
    /// The picker that waits for the user.
    var filePicker: ((Int?) -> Void)?
    /// The save panels that wait for the user, the oldest first.
    var exporters: [(path: String, answer: () -> Void)] = []
    /// Addresses handed to other apps.
    var openedOutside: [String] = []
    /// The error of the route request, for a configuration that the app does not ship.
    var routingError: String?

    init(scheduler: Scheduler) {
        self.scheduler = scheduler
        web = VirtualWeb()
    }

    /// A path update, whether or not it changes anything.
    func updatePath(isConnected: Bool) {
        self.isConnected = isConnected
        pathUpdates?(isConnected)
    }

    /// The user answers the permission prompt.
    func answerPermission() -> PermissionAnswer {
        if case .granted(let isGranted) = permission { mayNotify = isGranted }
        return permission
    }

    /// Puts the reminder in place of an earlier one; returns the error, if there is one.
    func addReminder(after delay: Int64) -> String? {
        if let schedulingError { return schedulingError }
        removePendingReminder()
        let token = scheduler.schedule(after: delay, owner: .device) { [unowned self] in
            reminder = mayNotify && !isAppActive ? .delivered : .none
        }
        reminder = .pending(token)
        return nil
    }

    /// Removes a reminder that waits; one that was delivered stays.
    func removePendingReminder() {
        guard case .pending(let token) = reminder else { return }
        scheduler.cancel(token)
        reminder = .none
    }

    /// The user taps the reminder; false when there is none to tap.
    func takeDeliveredReminder() -> Bool {
        guard case .delivered = reminder else { return false }
        reminder = .none
        return true
    }

    /// What a process leaves behind when it ends.
    func processEnded() {
        pathUpdates = nil
        filePicker = nil
        exporters = []
        isAppActive = false
    }
}
