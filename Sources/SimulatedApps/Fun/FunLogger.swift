/// The app's logger: plain sentences, all of them public.
final class FunLogger: FunService {
    static let key = FunServiceKey.logger

    private let host: AppHost
    private let origins: FunOrigins

    init(device: FunDevice) {
        host = device.host
        origins = device.options.hasBundleIdentifier ? .bundled : .unbundled
    }

    /// Logs a line of the app and counts it.
    func log(_ event: FunEvent) {
        host.ledger.count(event: event.name)
        log(event.message, level: event.level)
    }

    /// Logs a message.
    func log(_ message: String, level: FunLogLevel = .info, category: FunLogCategory = .general) {
        host.log(message, from: origins[category], level: level.recordLevel, format: "%{public}s")
    }
}
