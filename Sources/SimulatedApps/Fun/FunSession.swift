/// A set of services with a beginning and an end: one session is active at a time.
protocol FunSession: AnyObject {
    /// Registers the session's services.
    func activate()
    /// Forgets them, and what must not outlive the session.
    func teardown()
}

/// The session before a user signed in.
final class FunLoginSession: FunSession {
    private let device: FunDevice
    private let services: FunServiceLocator

    init(device: FunDevice, services: FunServiceLocator) {
        self.device = device
        self.services = services
    }

    func activate() {
        services.register(FunLogger(device: device))
        services.register(FunNetwork(device: device))
        services.register(FunFeatureToggles(install: device.host.install))
    }

    func teardown() {
        services.reset()
    }
}

/// The session of a user.
final class FunAuthenticatedSession: FunSession {
    private let device: FunDevice
    private let services: FunServiceLocator

    init(device: FunDevice, services: FunServiceLocator) {
        self.device = device
        self.services = services
    }

    func activate() {
        services.register(FunLogger(device: device))
        services.register(FunNetwork(device: device))
        services.register(FunFavorites(device: device))
        services.register(FunToasts(device: device))
        services.register(FunFeatureToggles(install: device.host.install))
        services.register(FunSummarizer(device: device))
    }

    /// Favourites end with the session; toggles and appearance do not.
    func teardown() {
        services.resolve(FunFavorites.self)?.reset()
        services.reset()
    }
}
