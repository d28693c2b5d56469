extension SimulatedAppKind {
    /// Every app that can be simulated.
    public static let all: [SimulatedAppKind] = [.counterTestApp, .fun, .orion]

    /// The style in which the app's log is usually captured.
    public var usualStyle: CaptureStyle { subsystems.isEmpty ? .swiftLog14 : .logCompact }

    /// What `log` is asked for to show this app's records; nil for an app that prints them itself.
    public var predicate: String? {
        subsystems.isEmpty ? nil : subsystems.map { "subsystem == \"\($0)\"" }.joined(separator: " OR ")
    }
}
