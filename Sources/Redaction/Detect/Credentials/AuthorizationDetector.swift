extension Detector {
    /// What stands behind `Bearer`, `Basic` and the other schemes of authorization headers.
    static let authorization = Detector(
        "authorization", .token, needs: [],
        matches: [
            Sample("Authorization: Bearer kbdclQA6dOjiwZCRsHGEQqda6", "kbdclQA6dOjiwZCRsHGEQqda6"),
            Sample(#"["Authorization": "Basic c3ZjOnBhc3M=", "Accept": "*/*"]"#, "c3ZjOnBhc3M="),
            Sample("authorization=token abcdefgh", "abcdefgh"),
            Sample("Заголовок bearer 9f2c7b1e4d", "9f2c7b1e4d"),
            Sample("Proxy-Authorization: Negotiate YIIJvwYGKwYBBQUCoIIJszCC", "YIIJvwYGKwYBBQUCoIIJszCC"),
            Sample(
                #"Authorization: Digest username="anna", realm="x", nonce="a1b2", response="6629fae49393a053""#,
                "anna", "a1b2", "6629fae49393a053"),
            Sample("X-Auth-Scheme Bearer%20mF_9.B5f-4.1JqM", "mF_9.B5f-4.1JqM"),
        ],
        rejects: [
            "", "Bearer token expired", "bearer of news", "Basic plan selected", "basic auth failed", "token refresh",
            "Authorization: denied", "authorization status=denied", "Authorization: Bearer <private>",
            "Digest computed in 12 ms",
            "authorization: required", "Bearer ***",
        ]
    ) { text, claim in
        let reading = text.reading
        for (index, word) in reading.words.enumerated() {
            guard let scheme = AuthorizationScheme(word.hash) else { continue }
            if scheme == .digest {
                AuthorizationScheme.digestValues(after: word.range.upperBound, text).forEach(claim)
            } else if let value = scheme.value(after: index, reading, text) {
                claim(value)
            }
        }
    }
}

/// A scheme of authorization headers.
enum AuthorizationScheme: String, CaseIterable {
    case bearer, basic, negotiate, ntlm, digest, token, apikey, aws4, hawk, dpop

    private static let byHash: [UInt64: AuthorizationScheme] = Dictionary(
        uniqueKeysWithValues: allCases.map { (WordHash.hash(of: $0.rawValue), $0) })
    private static let header = WordHash.hash(of: "authorization")

    init?(_ hash: UInt64) {
        guard let scheme = AuthorizationScheme.byHash[hash] else { return nil }
        self = scheme
    }

    /// The credential behind the scheme's word.
    func value(after index: Int, _ reading: Reading, _ text: borrowing DetectableText) -> Range<Int>? {
        let end = reading.words[index].range.upperBound
        let hasHeader = index > 0 && reading.words[index - 1].hash == AuthorizationScheme.header
        var start = end
        while start < text.scalars.count, start < end + 2, text.classes[start].contains(.blank) { start += 1 }
        guard start > end else { return nil }
        var stop = start
        while stop < text.scalars.count, AuthorizationScheme.isCredential(text.scalars[stop]) { stop += 1 }
        while stop > start, text.scalars[stop - 1] == 0x2E { stop -= 1 }
        let value = start..<stop
        guard value.count >= 6, text.scalar(stop) != 0x3A else { return nil }
        if hasHeader { return reading.words[reading.word(from: start)].has(.harmless) ? nil : value }
        return isSure(text.scalars[value]) ? value : nil
    }

    /// Without the header's name, the value must look like one.
    private func isSure(_ value: ArraySlice<UInt32>) -> Bool {
        let shape = TokenShape(value)
        switch self {
        case .bearer, .dpop: return shape.digits > 0 || shape.segments * 3 >= shape.count && shape.count >= 12
        case .basic, .negotiate, .ntlm:
            return value.count >= 12 && shape.kinds >= 2 && shape.segments * 4 >= shape.count
        case .digest, .token, .apikey, .aws4, .hawk: return false
        }
    }

    private static func isCredential(_ scalar: UInt32) -> Bool {
        TokenAlphabet([.upper, .lower, .digit, .dash, .underscore, .base64, .dot]).has(scalar) || scalar == 0x7E
            || scalar == 0x3D
    }

    /// Values of a digest that give something away: the user, the nonce and the response.
    static func digestValues(after place: Int, _ text: borrowing DetectableText) -> [Range<Int>] {
        var values: [Range<Int>] = []
        var place = place
        let end = min(text.scalars.count, place + 2048)
        while place < end {
            guard text.scalars[place] == 0x3D, text.scalar(place + 1) == 0x22 else {
                place += 1
                continue
            }
            var stop = place + 2
            while stop < text.scalars.count, text.scalars[stop] != 0x22 { stop += 1 }
            let index = text.lexicalIndex(at: place - 1)
            if index < text.lexicalWords.count, isPrivate(text.lexicalWords[index].hash), stop > place + 2 {
                values.append(place + 2..<stop)
            }
            place = stop + 1
        }
        return values
    }

    private static func isPrivate(_ hash: UInt64) -> Bool { privateNames.contains(hash) }

    private static let privateNames = Set(
        ["username", "nonce", "cnonce", "response", "opaque"].map(WordHash.hash(of:)))
}
