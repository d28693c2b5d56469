/// What one process shows: the login screen or the tabs, each with its session.
final class FunAppCoordinator {
    /// The services of the session that is active.
    let services = FunServiceLocator()
    /// The login screen; nil once a user signed in.
    private(set) var login: FunLogin?
    /// The tabs; nil until a user signed in.
    private(set) var main: FunMainFlow?
    /// The deep link that waits for a user.
    private(set) var pendingLink: FunDeepLink?

    private let device: FunDevice
    private var session: (any FunSession)?

    init(device: FunDevice) {
        self.device = device
    }

    /// Begins at the login screen.
    func start() {
        activate(FunLoginSession(device: device, services: services))
        showLogin()
    }

    /// Goes where a URL leads, or keeps the link until a user signed in: the last one wins. Other URLs are ignored.
    func open(url: String) {
        guard let link = FunDeepLink(url: url) else { return }
        guard let main else {
            pendingLink = link
            return
        }
        main.open(link, services: services)
    }

    private func activate(_ next: any FunSession) {
        session?.teardown()
        session = next
        next.activate()
    }

    private func showLogin() {
        main?.items.items.close()
        main = nil
        login = FunLogin(services: services) { [unowned self] in showMain() }
    }

    private func showMain() {
        activate(FunAuthenticatedSession(device: device, services: services))
        login = nil
        let flow = FunMainFlow(device: device, services: services)
        flow.home.onLogout = { [unowned self] in logout() }
        flow.home.onOpenURL = { [unowned self] in open(url: $0) }
        main = flow
        flow.start()
        guard let link = pendingLink else { return }
        pendingLink = nil
        device.schedule(after: device.options.delays.queuedLink) { [self] in
            main?.open(link, services: services)
        }
    }

    private func logout() {
        pendingLink = nil
        device.host.ledger.count(outcome: "sessions.ended")
        activate(FunLoginSession(device: device, services: services))
        showLogin()
    }
}
