/// The screen with the web view, which the system makes when it next draws.
///
/// In the next turn of the run loop while the scene is active; else a little after route and phase came to rest.
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
        draw(after: 0) { screen in isActive ? screen.make() : screen.draw(after: Self.drawingDelay) { $0.make() } }
    }

    func phaseChanged() {
        guard drawing != nil else { return }
        draw(after: Self.drawingDelay) { $0.make() }
    }

    private func draw(after delay: Int64, _ step: @escaping (WebScreen) -> Void) {
        if let drawing { device.scheduler.cancel(drawing) }
        drawing = device.scheduler.schedule(after: delay) { [unowned self] in
            drawing = nil
            step(self)
        }
    }

    private func make() {
        let engine = VirtualEngine(device: device)
        self.engine = engine
        web?.bind(engine)
    }
}
