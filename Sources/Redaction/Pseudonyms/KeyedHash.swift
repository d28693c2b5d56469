internal import CSodium

/// The secret keys of one run. They never leave this module, and what does not belong to a series is random: no other run
/// has it.
public struct RunKey: Sendable {
    let bytes: [UInt8]
    /// The series of keyed pseudonyms; nil where values get ordinals.
    public let series: PseudonymSeries?
    private let familyKeys: [Pseudonym.Family: [UInt8]]

    /// Random keys; with a series, its keys for pseudonyms.
    public init(series: PseudonymSeries? = nil) {
        self.series = series
        familyKeys = Dictionary(
            uniqueKeysWithValues: Pseudonym.Family.allCases.compactMap { family in
                series.map { (family, $0.key(of: family.rawValue)) }
            })
        var bytes = [UInt8](repeating: 0, count: Int(crypto_shorthash_siphashx24_KEYBYTES))
        let count = bytes.count
        // Safety: the library writes `count` bytes into the array and does not keep the pointer.
        unsafe randombytes_buf(&bytes, count)
        self.bytes = bytes
    }

    /// The token of a pseudonym's value in its canonical form.
    func token(of canonical: String, family: Pseudonym.Family) -> Token {
        guard let key = familyKeys[family] else { return hash(of: canonical) }
        return Token(MessageCode.code(of: Array(canonical.utf8), key: key))
    }

    /// The keyed hash (SipHash-2-4, 128 bits) of a text's UTF-8 bytes.
    func hash(of text: String) -> Token {
        var hash = [UInt8](repeating: 0, count: Int(crypto_shorthash_siphashx24_BYTES))
        let input = Array(text.utf8)
        // Safety: all three buffers are arrays that outlive the call; the library reads `input.count` bytes and the
        // key's fixed length, and writes the hash's fixed length.
        _ = unsafe crypto_shorthash_siphashx24(&hash, input, UInt64(input.count), bytes)
        return Token(hash)
    }
}

/// Stands for a value that must not be published: equal for equal values of a run, and nothing else.
struct Token: Sendable, Hashable {
    var high: UInt64
    var low: UInt64
}

extension Token {
    /// Digits of the name under which a keyed pseudonym is shown: 60 bits.
    static let shownDigits = 12

    /// The first sixteen of the bytes.
    init(_ bytes: [UInt8]) {
        self.init(high: 0, low: 0)
        for byte in bytes.prefix(8) { high = high << 8 | UInt64(byte) }
        for byte in bytes.dropFirst(8).prefix(8) { low = low << 8 | UInt64(byte) }
    }

    /// `7q2k9dmx4bt1`: the first 60 bits.
    var shown: String {
        Base32.text((0..<8).map { UInt8(truncatingIfNeeded: high >> (56 - 8 * $0)) }, count: Token.shownDigits)
    }
}
