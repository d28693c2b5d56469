/// The services of the session that is active: one locator for each process, as in the app.
///
/// A screen asks for a service whenever it needs it. One that outlives its session therefore finds the services of the
/// next one, and stops the process where those lack what it asks for.
final class FunServiceLocator {
    /// What happens when a service is missing; the app stops there.
    var onMissing: (FunServiceKey) -> Void = { _ in }

    private var registered: [(any FunService)?] = empty

    private static var empty: [(any FunService)?] { Array(repeating: nil, count: FunServiceKey.allCases.count) }

    /// Offers a service, in place of an earlier one of the same kind.
    func register<Service: FunService>(_ service: Service) {
        registered[Service.key.rawValue] = service
    }

    /// The service of a kind; nil after the process was stopped because there is none.
    func resolve<Service: FunService>(_ kind: Service.Type) -> Service? {
        guard let service = current(kind) else {
            onMissing(Service.key)
            return nil
        }
        return service
    }

    /// The service of a kind, if there is one.
    func current<Service: FunService>(_ kind: Service.Type) -> Service? {
        registered[Service.key.rawValue] as? Service
    }

    /// Forgets every service.
    func reset() {
        registered = Self.empty
    }

    /// Logs a line through the session's logger.
    func log(_ event: FunEvent) {
        resolve(FunLogger.self)?.log(event)
    }

    /// Which services are registered, in the order of their keys.
    var keys: [FunServiceKey] {
        FunServiceKey.allCases.filter { registered[$0.rawValue] != nil }
    }
}
