internal import EventModel

/// What asks for permission and reminds the user to come back.
protocol NotificationServicing: AnyObject {
    /// Asks for permission to notify.
    func requestPermission()
    /// Schedules the reminder; `delay` counts as one second at least.
    func scheduleReminder(after delay: Int64)
    /// Removes a reminder that waits.
    func cancelReminder()
}

/// For UI tests: nothing happens.
final class SilentNotifications: NotificationServicing {
    func requestPermission() {}
    func scheduleReminder(after delay: Int64) {}
    func cancelReminder() {}
}

/// The reminder of the notification centre, with the lines that double its events.
final class LocalNotifications: NotificationServicing {
    private let host: AppHost
    private let device: CounterDevice
    private let analytics: any AnalyticsTracking

    init(host: AppHost, device: CounterDevice, analytics: any AnalyticsTracking) {
        self.host = host
        self.device = device
        self.analytics = analytics
    }

    func requestPermission() {
        analytics.track(.permissionRequested)
        host.scheduler.schedule(after: device.permissionDelay) { [self] in
            switch device.answerPermission() {
            case .granted(let isGranted):
                log("Notification permission granted: \(isGranted)", "Notification permission granted: %{bool,public}d")
                analytics.track(.permissionResolved, ("granted", String(isGranted)))
            case .failed(let error):
                log("Notification permission failed: " + error, "Notification permission failed: %{public}s", .error)
                analytics.track(.permissionFailed, ("error", error))
            }
        }
    }

    func scheduleReminder(after delay: Int64) {
        let delay = max(delay, 1_000_000_000)
        let error = device.addReminder(after: delay)
        host.scheduler.schedule(after: device.schedulingDelay) { [self] in
            if let error {
                log("Notification scheduling failed: " + error, "Notification scheduling failed: %{public}s", .error)
                analytics.track(.reminderScheduleFailed, ("error", error))
                return
            }
            let seconds = decimalSeconds(delay)
            log(
                "Background notification scheduled in \(seconds.padded) seconds",
                "Background notification scheduled in %{public}f seconds")
            analytics.track(.reminderScheduled, ("delay_seconds", seconds.shortest))
        }
    }

    func cancelReminder() {
        device.removePendingReminder()
        analytics.track(.reminderCancelled)
    }

    private func log(_ message: String, _ format: StaticString, _ level: LogLevel = .info) {
        host.log(message, from: CounterLogs.notifications, level: level, format: format)
    }

    /// A duration in seconds as `%f` prints it and as `String(Double)` does; whole milliseconds are exact.
    private func decimalSeconds(_ duration: Int64) -> (padded: String, shortest: String) {
        let digits = String(1_000_000 + duration / 1000 % 1_000_000).dropFirst()
        let whole = String(duration / 1_000_000_000)
        var short = digits
        while short.count > 1, short.last == "0" { short.removeLast() }
        return (whole + "." + digits, whole + "." + short)
    }
}
