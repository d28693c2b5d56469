import Testing

@testable import Redaction

/// Hand-written scanners against PCRE2 expressions that say the same, place by place, over random and mutated texts.
@Suite struct ShapeDifferentialTests {
    struct Shape: Sendable {
        var name: String
        var expression: String
        /// Texts of the shape, to be mutated.
        var seeds: [String]
        var find: @Sendable (_ text: DetectableText) -> [Range<Int>]
    }

    private static let start = "(?<![A-Za-z0-9_])"
    private static let end = "(?![A-Za-z0-9_])"

    private static func claimed(_ detector: Detector) -> @Sendable (DetectableText) -> [Range<Int>] {
        { text in
            var claims: [Claim] = []
            detector.find(text, &claims)
            return claims.map(\.range)
        }
    }

    /// The places at which a shape begins, and where it ends there.
    private static func each(
        _ end: @escaping @Sendable (_ text: borrowing DetectableText, _ start: Int) -> Int?
    ) -> @Sendable (DetectableText) -> [Range<Int>] {
        { text in
            var ranges: [Range<Int>] = []
            var place = 0
            while place < text.scalars.count {
                if let end = end(text, place) {
                    ranges.append(place..<end)
                    place = end
                } else {
                    place += 1
                }
            }
            return ranges
        }
    }

    static let shapes = [
        Shape(
            name: "uuid",
            expression: start + "[0-9A-Fa-f]{8}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{12}(?=R?" + end
                + ")",
            seeds: ["F8FF1560-0ABC-463B-AE65-59479001489A", "ff3669d1-0bb9-4226-ae71-8d9de8fcb0f4R"],
            find: each { text, start in UUIDShape.matches(text, at: start) ? start + UUIDShape.length : nil }),
        Shape(
            name: "aws", expression: start + "(?:AKIA|ASIA|ABIA|ACCA|AGPA|AIDA|AIPA|ANPA|AROA)[A-Z0-9]{16}" + end,
            seeds: ["AKIAIOSFODNN7EXAMPLE", "ASIAIOSFODNN7EXAMPLE", "AROAIOSFODNN7EXAMPLE"], find: vendor("AWS")),
        Shape(
            name: "twilio", expression: start + "(?:SK|AC)(?=[A-Fa-f0-9]*[0-9])[A-Fa-f0-9]{32}" + end,
            seeds: ["SK52b530d1ca0bb82cabd05c2aed219765", "AC0123456789abcdef0123456789abcdef"], find: vendor("Twilio")),
        Shape(
            name: "shopify", expression: start + "shp(?:at|ca|pa|ss|ua)_(?=[A-Fa-f0-9]*[0-9])[A-Fa-f0-9]{32}" + end,
            seeds: ["shpat_0123456789abcdef0123456789abcdef"], find: vendor("Shopify")),
        Shape(
            name: "ether", expression: start + "0x(?!0{40})[0-9A-Fa-f]{40}" + end,
            seeds: ["0x52908400098527886E0F7030069857D2E4169EE7"],
            find: each { text, start in
                let end = text.end(of: .alphanumeric, from: start)
                guard text.scalar(start) == 0x30, text.isTokenEnd(end),
                    CryptoAddress.matches(text.scalars[start..<end], text.isTokenStart(start))
                else { return nil }
                return end
            }),
        Shape(
            name: "expo", expression: "(?<![A-Za-z0-9])(?i:expo(?:nent)?pushtoken)\\[\\K[A-Za-z0-9_-]+",
            seeds: ["ExponentPushToken[k2Yh3vLQ0aPzXbN8wRtUdE]", "ExpoPushToken[a-b_c]"],
            find: each { text, start in
                var found: Range<Int>?
                let index = text.lexicalIndex(at: start)
                guard start > 0, index > 0 else { return nil }
                PushTokenShape.find(at: index - 1, text) { found = $0 }
                return found?.lowerBound == start ? found?.upperBound : nil
            }),
        Shape(
            name: "apple", expression: start + "[0-9]{6}\\.[0-9A-Fa-f]{32}\\.[0-9]{4}" + end,
            seeds: ["001842.8266474951a194c28394e236605db36a.0931"],
            find: { text in
                text.words.filter { $0.range.count == 32 }.compactMap { AppleID.dotted(around: $0.range, text) }
            }),
        Shape(
            name: "udid", expression: start + "0000[0-9A-Fa-f]{4}-[0-9A-Fa-f]{16}(?![A-Za-z0-9])",
            seeds: ["00008030-001A2B3C4D5E6F70"],
            find: { text in
                claimed(.hexRuns)(text).filter { text.scalars[$0].contains(0x2D) }
            }),
    ]

    private static func vendor(_ name: String) -> @Sendable (DetectableText) -> [Range<Int>] {
        let keys = VendorKey.all.filter { $0.vendor.description == name }
        return each { text, start in
            guard text.isTokenStart(start) else { return nil }
            return keys.lazy.compactMap { $0.range(in: text, from: start)?.upperBound }.first
        }
    }

    @Test(arguments: shapes.map(\.name)) func findsWhatTheExpressionFinds(_ name: String) throws {
        let shape = try #require(Self.shapes.first { $0.name == name })
        let pattern = try Pattern(shape.expression)
        var random = SplitMix(state: 0x51A9_E5D1)
        var total = 0
        for round in 0..<3000 {
            let message = Self.text(shape.seeds, &random)
            guard case .found(let expected) = pattern.finds(in: Array(message.utf8)) else {
                Issue.record("\(name): the expression gave up on \(message)")
                continue
            }
            total += expected.count
            #expect(shape.find(DetectableText(message)) == expected, "round \(round): \(message)")
        }
        // Half of the texts hold a whole value, and mutations leave some.
        #expect(total > 500)
    }

    private static let signs = Array("aAfFgGzZ0919_-.:/ []{}\"=,RX".unicodeScalars)

    /// One to three values, some with a changed, missing or doubled scalar, and signs around them.
    private static func text(_ seeds: [String], _ random: inout SplitMix) -> String {
        var text: [Unicode.Scalar] = []
        func noise() { for _ in 0..<Int.random(in: 0...3, using: &random) { text.append(sign()) } }
        func sign() -> Unicode.Scalar { signs[Int.random(in: 0..<signs.count, using: &random)] }
        for _ in 0..<Int.random(in: 1...3, using: &random) {
            noise()
            var value = Array((seeds.randomElement(using: &random) ?? "").unicodeScalars)
            let place = Int.random(in: 0..<value.count, using: &random)
            switch Int.random(in: 0...5, using: &random) {
            case 0: value[place] = sign()
            case 1: value.remove(at: place)
            case 2: value.insert(value[place], at: place)
            default: break
            }
            text += value
            noise()
        }
        return String(String.UnicodeScalarView(text))
    }
}
