import Testing

@testable import Redaction

/// Detectors whose shape an expression can state, against that expression, place by place, over random and mutated texts.
@Suite struct ShapeReferenceTests {
    struct Shape: Sendable, CustomTestStringConvertible {
        var detector: Detector
        /// Of what a claim must be, from its first to its last scalar, with what may stand beside it.
        var pattern: String
        /// What every claim is at least.
        var widest: String
        /// Texts to mutate.
        var seeds: [String]
        /// What random texts are made of.
        var alphabet: String
        /// Of the expression's matches, those that are values.
        var isValue: @Sendable (String) -> Bool

        var testDescription: String { detector.id.text }
    }

    private static let octet = "(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])"

    static let shapes = [
        Shape(
            detector: .ipv4,
            pattern: "(?<![0-9A-Za-z_.+/-])\(octet)(?:\\.\(octet)){3}(?![0-9A-Za-z])(?!\\.[0-9])",
            widest: "[0-9]{1,3}(\\.[0-9]{1,3}){3}|0x[0-9A-Fa-f]{8}",
            seeds: ["192.0.2.14", "at 203.0.113.9, or 198.51.100.23", "10.20.30.40.50", "256.1.1.1 250.249.200.199"],
            alphabet: "0125.. 9a",
            isValue: { text in
                let numbers = text.split(separator: ".").compactMap { Int($0) }
                guard numbers.count == 4 else { return false }
                return numbers[0] >= 10 && numbers[0] != 127 && !(224...239).contains(numbers[0])
                    && !(numbers[0] == 255 && numbers[1] >= 254)
            }),
        Shape(
            detector: .mac,
            pattern: "(?<![0-9A-Za-z])(?<!:)[0-9A-Fa-f]{2}(?::[0-9A-Fa-f]{2}){5}(?![0-9A-Za-z])(?!:[0-9A-Za-z])",
            widest: "[0-9A-Fa-f]{1,2}([:-][0-9A-Fa-f]{1,2}){5}|[0-9A-Fa-f]{4}(\\.[0-9A-Fa-f]{4}){2}",
            seeds: ["00:00:5e:00:53:af", "F0:18:98:AB:CD:EF up", "02:00:00:00:00:00", "11:22:33:44:55:66:77"],
            alphabet: "0afF2::. ",
            isValue: { text in
                let digits = text.filter { $0 != ":" }.lowercased()
                return !digits.allSatisfy { $0 == "0" } && !digits.allSatisfy { $0 == "f" } && digits != "020000000000"
            }),
        Shape(
            detector: .card,
            pattern: "(?<![0-9A-Za-z_])(?<![0-9]\\.)(?<![0-9][ -])4[0-9]{15}(?![0-9A-Za-z])(?!\\.[0-9])(?![ .-][0-9])",
            widest: "[0-9](?:[ .-]?[0-9]){12,18}",
            seeds: ["4242424242424242", "4000056655665556 ok", "x 4012888888881881, y"],
            alphabet: "0424 4",
            isValue: { text in
                CheckDigits.luhn(text.utf8.map { $0 - 0x30 }) && Set(text).count > 1
            }),
        Shape(
            detector: .iban,
            pattern: "(?<![0-9A-Za-z])DE[0-9]{20}(?![0-9A-Za-z])(?![ -][0-9A-Za-z])",
            widest: "[A-Za-z]{2}[0-9]{2}(?:[ -]?[0-9A-Za-z]){11,30}",
            seeds: ["DE89370400440532013000", "to DE89370400440532013000, now", "DE02120300000000202051"],
            alphabet: "DE8930 ",
            isValue: { text in
                let values = text.utf8.map { $0 < 0x40 ? $0 - 0x30 : $0 - 0x41 + 10 }
                return AccountNumber.isRight(values)
            }),
        Shape(
            detector: .email,
            pattern:
                "(?<![0-9A-Za-z.+_@:/-])[a-z][a-z0-9+_]{0,20}@[a-z][a-z0-9]{1,20}\\.(?:com|org)(?![0-9A-Za-z.@_-])",
            widest: "[^@]*@[^@]*",
            seeds: ["jo@example.com", "mail a+b@example.org, c@d.com", "x@@y.com", "jo@example.c"],
            alphabet: "ab@.com 1", isValue: { _ in true }),
    ]

    @Test(arguments: shapes) func claimsWhatTheExpressionMatches(_ shape: Shape) throws {
        let expression = try Pattern(shape.pattern)
        var random = Generator(state: 0x5EED_2026)
        let widest = try Pattern(shape.widest)
        let alphabet = Array(shape.alphabet)
        var found = 0
        for round in 0..<4_000 {
            let text =
                round.isMultiple(of: 2)
                ? random.mutated(shape.seeds[round / 2 % shape.seeds.count], with: alphabet)
                : random.text(of: alphabet)
            let bytes = Array(text.utf8)
            guard case .found(let finds) = expression.finds(in: bytes) else {
                Issue.record("the expression gave up on \(text)")
                continue
            }
            let expected = finds.filter { shape.isValue(String(decoding: bytes[$0], as: UTF8.self)) }
            found += expected.count
            let claimed = Set(claims(of: shape.detector, in: text).map(\.range))
            for range in expected {
                // A longer claim holds it too.
                #expect(
                    claimed.contains { $0.lowerBound <= range.lowerBound && $0.upperBound >= range.upperBound },
                    "\(text)")
            }
            for range in claimed {
                #expect(widest.matchesWhole(String(decoding: bytes[range], as: UTF8.self)), "\(text)")
            }
        }
        #expect(found > 100)
    }

    private func claims(of detector: Detector, in message: String) -> [Claim] {
        let text = DetectableText(message)
        guard text.features.isSuperset(of: detector.needs) else { return [] }
        var claims: [Claim] = []
        detector.find(text, &claims)
        for index in claims.indices { claims[index].range = text.source(of: claims[index].range) }
        return claims
    }

    /// Random texts, the same in every run.
    struct Generator {
        var state: UInt64

        mutating func next(below limit: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int((state >> 33) % UInt64(limit))
        }

        mutating func text(of alphabet: [Character]) -> String {
            String((0..<next(below: 40)).map { _ in alphabet[next(below: alphabet.count)] })
        }

        mutating func mutated(_ seed: String, with alphabet: [Character]) -> String {
            var text = Array(seed)
            for _ in 0..<next(below: 3) where !text.isEmpty {
                let place = next(below: text.count)
                switch next(below: 3) {
                case 0: text[place] = alphabet[next(below: alphabet.count)]
                case 1: text.insert(alphabet[next(below: alphabet.count)], at: place)
                default: text.remove(at: place)
                }
            }
            return String(text)
        }
    }
}
