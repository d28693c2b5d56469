/// The names that a preview answers to.
///
/// Any site may let its own name point to 127.0.0.1 and then read what answers there as if it were its own (DNS
/// rebinding); its requests still carry its name.
struct HostRule: Sendable, Equatable {
    /// The port that is listened on.
    let port: UInt16

    /// Whether a request with this one `Host` is for this server; nil is a request without one, or with several.
    func accepts(_ host: String?) -> Bool {
        guard let host else { return false }
        return ["127.0.0.1:\(port)", "localhost:\(port)"].contains(host.lowercased())
    }
}
