/// SHA-256 through libsodium, for what is checked by its hash.
package enum SHA256 {
    /// The 32 bytes of a message's hash.
    package static func digest(of message: [UInt8]) -> [UInt8] { MessageCode.digest(of: message) }
}
