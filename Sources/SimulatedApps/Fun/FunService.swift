/// The names that services are registered under.
enum FunServiceKey: Int, Sendable, Hashable, CaseIterable {
    case logger
    case network
    case favorites
    case toast
    case featureToggles
    case ai
}

/// What a session offers to the screens of its flow.
protocol FunService: AnyObject {
    /// The name it is registered under.
    static var key: FunServiceKey { get }
}
