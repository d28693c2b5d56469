extension Detector {
    /// JSON web tokens, signed or encrypted: a header that decodes to an object with `alg`, and the parts behind it; a cut
    /// one as well.
    static let jwt = Detector(
        "jwt", .jwt, needs: [.longWord],
        matches: [
            Sample(
                "id_token=eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0. x", "eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0."),
            Sample(
                "Bearer eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiIxMjM0In0.c2lnbmF0dXJl, ok",
                "eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiIxMjM0In0.c2lnbmF0dXJl"),
            Sample("токен eyJ0eXAiOiJKV1QiLCJhbGciOiJIUzI1NiJ9…", "eyJ0eXAiOiJKV1QiLCJhbGciOiJIUzI1NiJ9"),
        ],
        rejects: ["", "eyJ", "eyJ1c2VyIjoiQW5hIn0abcdefgh", "eye.catching.headline", "eyJhbGci is the start of most"]
    ) { text, claim in
        for word in text.words where word.range.count >= 12 && text.has(JWT.mark, at: word.range.lowerBound) {
            let start = word.range.lowerBound
            guard text.isTokenStart(start), JWT.isHeader(text.scalars, start..<text.end(of: .url, from: start)) else {
                continue
            }
            claim(start..<text.end(of: [.upper, .lower, .digit, .dash, .underscore, .dot], from: start))
        }
    }
}

/// The header of a web token.
enum JWT {
    /// `eyJ`: what `{"` begins with in base64.
    static let mark: [UInt32] = [0x65, 0x79, 0x4A]
    private static let key = Array("\"alg\"".utf8)

    /// Whether a run decodes to the start of an object with `alg`.
    static func isHeader(_ scalars: [UInt32], _ range: Range<Int>) -> Bool {
        guard let bytes = Base64.bytes(scalars, range, limit: 600), bytes.first == 0x7B, bytes.count >= key.count else {
            return false
        }
        return (0...bytes.count - key.count).contains { bytes[$0..<$0 + key.count].elementsEqual(key) }
    }
}
