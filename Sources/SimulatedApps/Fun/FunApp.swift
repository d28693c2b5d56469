/// The app Fun on a device: at most one process, and what it keeps between processes.
final class FunApp: SimulatedApp {
    static let identity = AppIdentity(
        name: "Fun", firstProcessID: 5310, processIDStep: 41, threadID: 0x8c41d)

    let host: AppHost
    /// Why the process stopped itself last.
    private(set) var stopReason: String?
    /// What the process shows; nil when none runs.
    private(set) var coordinator: FunAppCoordinator?

    private let device: FunDevice

    init(host: AppHost) {
        self.host = host
        device = FunDevice(host: host)
    }

    /// What the installation runs with.
    var options: FunOptions {
        get { device.options }
        set { device.options = newValue }
    }

    /// Starts a process at the login screen; the app reads no arguments.
    func launch(arguments: [String]) {
        terminate()
        host.startProcess()
        device.listedText = nil
        let coordinator = FunAppCoordinator(device: device)
        coordinator.services.onMissing = { [unowned self] in stop(missing: $0) }
        self.coordinator = coordinator
        coordinator.start()
    }

    func terminate() {
        guard coordinator != nil else { return }
        coordinator = nil
        host.endProcess()
    }

    private func stop(missing key: FunServiceKey) {
        guard coordinator != nil else { return }
        stopReason = "Service not registered for key: \(key). Register in ServiceLocator.shared."
        host.ledger.count(outcome: "crashes")
        terminate()
    }
}
