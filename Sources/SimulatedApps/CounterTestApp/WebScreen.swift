/// The screen with the web view, which the system makes when it next draws.
///
/// At once while the scene is active; else a little after the route and the phase came to rest.
final class WebScreen {
    private static let drawingDelay: Int64 = 50_000_000

    private let device: CounterDevice
    private var web: WebViewModel?
    private var drawing: Scheduler.Token?
    private(set) var engine: VirtualEngine?

    init(device: CounterDevice) {
        self.device = device
    }

    func show(_ web: WebViewModel, isActive: Bool) {
        guard engine == nil else { return }
        self.web = web
        draw(after: isActive ? 0 : Self.drawingDelay)
    }

    func phaseChanged() {
        guard drawing != nil else { return }
        draw(after: Self.drawingDelay)
    }

    private func draw(after delay: Int64) {
        if let drawing { device.scheduler.cancel(drawing) }
        drawing = device.scheduler.schedule(after: delay) { [unowned self] in
            drawing = nil
            let engine = VirtualEngine(device: device)
            self.engine = engine
            web?.bind(engine)
        }
    }
}
