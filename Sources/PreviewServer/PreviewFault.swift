/// Why no preview can be served.
public struct PreviewFault: Error, Sendable, Equatable {
    /// The system's number of the reason.
    public let code: Int32
    /// Whether something else listens on the port.
    public let isTaken: Bool
}
