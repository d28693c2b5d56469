/// What hands addresses to the system.
protocol ExternalOpening: AnyObject {
    /// Opens an address outside the app.
    func open(_ address: String)
}

/// The device, which keeps what it was handed.
final class SystemOpener: ExternalOpening {
    private let device: CounterDevice

    init(device: CounterDevice) {
        self.device = device
    }

    func open(_ address: String) {
        device.openedOutside.append(address)
    }
}
