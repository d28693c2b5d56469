extension Detector {
    /// Addresses of crypto currencies.
    static let cryptoAddresses = Detector(
        "crypto", .crypto, needs: [.longWord],
        matches: [
            Sample("bitcoin:1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2?amount=0.01", "1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2"),
            Sample(
                "an bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq gesendet", "bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq"),
            Sample("eth 0x52908400098527886E0F7030069857D2E4169EE7", "0x52908400098527886E0F7030069857D2E4169EE7"),
            Sample("TRX TJRyWwFs9wTFGZg3JbrVriFbNfCug5tDeC", "TJRyWwFs9wTFGZg3JbrVriFbNfCug5tDeC"),
            Sample("to 1BoatSLRHtKNngkdXEeobR76b53LETtpyT", "1BoatSLRHtKNngkdXEeobR76b53LETtpyT"),
            Sample("кошелёк 3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy", "3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy"),
        ],
        rejects: [
            "", "0x600002145e00", "bc1q", "bc1qualitycontrolbackgroundtaskidentifier",
            "1234567890123456789012345678901234",
            "3DTouchShortcutItemsConfigurationKey", "commit 0x52908400098527886E0F7030069857D2E4169EE7F",
        ]
    ) { text, claim in
        for word in text.words where word.range.count >= 26 && !word.some.contains(.wide) {
            if CryptoAddress.matches(text.scalars[word.range], text.isTokenStart(word.range.lowerBound)) {
                claim(word.range)
            }
        }
    }
}

/// Addresses of crypto currencies.
enum CryptoAddress {
    /// Whether a word is one.
    static func matches(_ word: ArraySlice<UInt32>, _ isStart: Bool) -> Bool {
        guard isStart, let first = word.first else { return false }
        switch first {
        case 0x30: return word.count == 42 && word.dropFirst().first == 0x78 && hasHex(word.dropFirst(2))
        case 0x62, 0x6C, 0x74: return isBech32(word)
        case 0x31, 0x33, 0x44, 0x4C, 0x4D, 0x54, 0x72: return (26...35).contains(word.count) && isBase58(word)
        case 0x34, 0x38: return word.count == 95 && isBase58(word)
        default: return false
        }
    }

    private static func hasHex(_ scalars: ArraySlice<UInt32>) -> Bool {
        scalars.allSatisfy { EscapeDecoder.hexValue($0) != nil } && scalars.contains { $0 != 0x30 }
    }

    /// `bc1…`, `tb1…`, `ltc1…` with at least a fifth of digits.
    private static func isBech32(_ word: ArraySlice<UInt32>) -> Bool {
        let one = word.firstIndex(of: 0x31) ?? word.endIndex
        let prefix = String(String.UnicodeScalarView(word[..<one].compactMap(Unicode.Scalar.init)))
        guard ["bc", "tb", "ltc"].contains(prefix), (42...90).contains(word.count) else { return false }
        let body = word[(one + 1)...]
        let alphabet = "qpzry9x8gf2tvdw0s3jn54khce6mua7l".unicodeScalars.map(\.value)
        return body.allSatisfy(alphabet.contains) && TokenShape(body).digits * 6 >= body.count
    }

    /// Letters and digits without 0, O, I and l, all three kinds, and no words.
    private static func isBase58(_ word: ArraySlice<UInt32>) -> Bool {
        guard word.allSatisfy({ TokenAlphabet.alphanumeric.has($0) && ![0x30, 0x4F, 0x49, 0x6C].contains($0) }) else {
            return false
        }
        let shape = TokenShape(word)
        return shape.kinds == 3 && shape.segments * 4 >= shape.count && shape.digits >= 2
    }
}
