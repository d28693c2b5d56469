internal import CSodium

/// The secret key of one run. It never leaves this module, and two runs have different keys.
public struct RunKey: Sendable {
    let bytes: [UInt8]

    /// A fresh random key.
    public init() {
        var bytes = [UInt8](repeating: 0, count: Int(crypto_shorthash_siphashx24_KEYBYTES))
        let count = bytes.count
        // Safety: the library writes `count` bytes into the array and does not keep the pointer.
        unsafe randombytes_buf(&bytes, count)
        self.bytes = bytes
    }

    /// The keyed hash (SipHash-2-4, 128 bits) of a text's UTF-8 bytes.
    func hash(of text: String) -> Token {
        var hash = [UInt8](repeating: 0, count: Int(crypto_shorthash_siphashx24_BYTES))
        let input = Array(text.utf8)
        // Safety: all three buffers are arrays that outlive the call; the library reads `input.count` bytes and the
        // key's fixed length, and writes the hash's fixed length.
        _ = unsafe crypto_shorthash_siphashx24(&hash, input, UInt64(input.count), bytes)
        var token = Token(high: 0, low: 0)
        for byte in hash.prefix(8) { token.high = token.high << 8 | UInt64(byte) }
        for byte in hash.dropFirst(8) { token.low = token.low << 8 | UInt64(byte) }
        return token
    }
}

/// Stands for a value that must not be published: equal for equal values of a run, and nothing else.
struct Token: Sendable, Hashable {
    var high: UInt64
    var low: UInt64
}
