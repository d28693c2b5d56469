/// What tells the app about the network.
protocol NetworkMonitoring: AnyObject {
    /// Starts to report; the first report is the present state.
    func start(_ report: @escaping (_ isConnected: Bool) -> Void)
}

/// The device's own paths: each update is reported, equal ones too, the first in the next turn of the run loop.
final class PathMonitor: NetworkMonitoring {
    private let device: CounterDevice

    init(device: CounterDevice) {
        self.device = device
    }

    func start(_ report: @escaping (_ isConnected: Bool) -> Void) {
        device.scheduler.schedule(after: 0) { [device] in report(device.isConnected) }
        device.pathUpdates = report
    }
}

/// A network that is always there, for UI tests: one report, at once.
final class ConstantMonitor: NetworkMonitoring {
    func start(_ report: @escaping (_ isConnected: Bool) -> Void) {
        report(true)
    }
}
