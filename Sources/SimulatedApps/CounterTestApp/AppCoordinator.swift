/// A phase of the scene.
enum ScenePhase: String, CaseIterable, Sendable {
    case active, inactive, background, unknown
}

/// What one process of the app is made of, and who reacts to what.
final class AppCoordinator {
    /// How long after the user leaves the reminder comes.
    private static let reminderDelay: Int64 = 10_000_000_000

    let splash: SplashViewModel
    let counter: CounterViewModel
    private let services: CounterServices
    /// Made when it is first shown.
    private(set) var web: WebViewModel?
    private(set) var route = Destination.counter
    private(set) var phase: ScenePhase?
    private var hasRequestedReminder = false
    private let webScreen: WebScreen
    /// Whether taps on notifications reach the process; with the silent service of UI tests nothing does.
    var hearsTaps: Bool { !services.isUITesting }
    /// The web view, once it was drawn.
    var engine: VirtualEngine? { webScreen.engine }

    init(services: CounterServices) {
        self.services = services
        splash = SplashViewModel(
            scheduler: services.host.scheduler, routes: services.routes, analytics: services.analytics,
            books: services.books)
        counter = CounterViewModel(
            storage: services.storage, analytics: services.analytics, books: services.books)
        webScreen = WebScreen(device: services.device)
        splash.present = { [unowned self] destination in present(destination) }
    }

    /// The root view appears.
    func start() {
        services.analytics.track(.appStarted)
        services.notifications.requestPermission()
    }

    /// The scene changes its phase.
    func change(to phase: ScenePhase) {
        self.phase = phase
        services.device.isAppActive = phase == .active
        services.analytics.track(.scenePhaseChanged, ("phase", phase.rawValue))
        switch phase {
        case .active:
            hasRequestedReminder = false
            services.notifications.cancelReminder()
        case .inactive, .background:
            guard !hasRequestedReminder else { break }
            hasRequestedReminder = true
            services.analytics.track(.reminderRequested, ("delay_seconds", "10"))
            services.notifications.scheduleReminder(after: Self.reminderDelay)
        case .unknown:
            break
        }
        webScreen.phaseChanged()
    }

    /// The user tapped a notification that carries a text as its destination; nothing happens without an address in it.
    func open(notification destination: String?) {
        guard hearsTaps, let destination, WebAddress(destination).scheme != nil else { return }
        services.analytics.track(.notificationResponseReceived, ("url", destination))
        services.analytics.track(.notificationOpened, ("url", destination))
        splash.dismiss()
        let web = shownWeb()
        web.navigate(to: destination)
        show(web)
    }

    private func present(_ destination: Destination) {
        services.analytics.track(.routePresented, ("destination", destination.rawValue))
        switch destination {
        case .counter: route = .counter
        case .webView: show(shownWeb())
        }
    }

    /// The model of the web view, made and opened when there is none yet.
    private func shownWeb() -> WebViewModel {
        if let web { return web }
        let web = services.makeWebViewModel()
        self.web = web
        web.pageProgressed = { [unowned splash] share in splash.pageProgressed(to: share) }
        web.pageSettled = { [unowned splash] in splash.pageSettled() }
        web.open()
        return web
    }

    private func show(_ web: WebViewModel) {
        route = .webView
        webScreen.show(web, isActive: phase == .active)
    }
}
