/// The one toast on screen. Nothing of it is logged.
final class FunToasts: FunService {
    static let key = FunServiceKey.toast
    /// What the app tells of a network that failed.
    static let networkFailure = "Network connection failed. Please check your internet and try again."

    /// The text on screen.
    private(set) var text: String?

    private let device: FunDevice
    private var end: Scheduler.Token?

    init(device: FunDevice) {
        self.device = device
    }

    /// Shows a text in place of the one before, for a while.
    func show(_ text: String) {
        if let end { device.host.scheduler.cancel(end) }
        self.text = text
        device.host.ledger.count(outcome: "toasts.shown")
        end = device.schedule(after: device.options.delays.toast) { [self] in self.text = nil }
    }
}
