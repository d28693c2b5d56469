internal import CSodium

/// HMAC-SHA256 (RFC 2104) through libsodium: a code of 32 bytes that nobody can make or check without the key.
enum MessageCode {
    /// The code of a message under a key of any length.
    static func code(of message: [UInt8], key: [UInt8]) -> [UInt8] {
        var code = [UInt8](repeating: 0, count: Int(crypto_auth_hmacsha256_BYTES))
        var state = crypto_auth_hmacsha256_state()
        // Safety: the arrays outlive the calls, which read their lengths and write the state and 32 bytes of code.
        _ = unsafe crypto_auth_hmacsha256_init(&state, key, key.count)
        _ = unsafe crypto_auth_hmacsha256_update(&state, message, UInt64(message.count))
        _ = unsafe crypto_auth_hmacsha256_final(&state, &code)
        return code
    }

    /// SHA-256 of a message.
    static func digest(of message: [UInt8]) -> [UInt8] {
        var digest = [UInt8](repeating: 0, count: Int(crypto_hash_sha256_BYTES))
        // Safety: the message outlives the call, which reads its length and writes 32 bytes.
        _ = unsafe crypto_hash_sha256(&digest, message, UInt64(message.count))
        return digest
    }
}
