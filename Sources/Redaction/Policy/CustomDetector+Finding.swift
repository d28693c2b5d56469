extension Detectors {
    /// The built-in detectors and those of a policy.
    public static func standard(with policy: RedactionPolicy) -> Detectors {
        policy.custom.isEmpty && policy.types.isEmpty
            ? .standard : Detectors(standard.all + policy.custom.map(\.detector), policy: policy)
    }
}

extension CustomDetector {
    /// The longest text that a pattern looks at, in scalars.
    private static let reach = 65_536

    /// The detector as a rule of the engine. When a search goes over its limits nothing is known of the text, so all of it
    /// is claimed.
    var detector: Detector {
        let (pattern, validation, type, rule) = (pattern, validation, type, ruleID)
        return Detector(id: rule, type: type, needs: [], matches: [], rejects: []) { text, claims in
            guard !text.scalars.isEmpty else { return }
            guard text.scalars.count <= CustomDetector.reach, let ranges = Self.ranges(of: pattern, in: text.scalars)
            else {
                claims.append(Claim(range: text.scalars.indices, type: type, rule: rule))
                return
            }
            for range in ranges where validation == .none || Self.passesLuhn(text.scalars[range]) {
                claims.append(Claim(range: range, type: type, rule: rule))
            }
        }
    }

    /// The places of a pattern's finds; nil when it gave up.
    private static func ranges(of pattern: Pattern, in scalars: [UInt32]) -> [Range<Int>]? {
        var bytes: [UInt8] = []
        // For each byte the scalar that it belongs to, and one more for the end.
        var places: [Int32] = []
        bytes.reserveCapacity(scalars.count)
        for (place, value) in scalars.enumerated() {
            let scalar = Unicode.Scalar(value) ?? "\u{FFFD}"
            for byte in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter {
                bytes.append(byte)
                places.append(Int32(place))
            }
        }
        places.append(Int32(scalars.count))
        guard case .found(let finds) = pattern.finds(in: bytes) else { return nil }
        return finds.map { Int(places[$0.lowerBound])..<Int(places[$0.upperBound]) }
    }

    /// The check of card numbers over the digits in a find; a find without digits does not pass.
    private static func passesLuhn(_ scalars: ArraySlice<UInt32>) -> Bool {
        let digits = scalars.filter { (0x30...0x39).contains($0) }.map { Int($0) - 0x30 }
        let sum = digits.reversed().enumerated().reduce(0) { sum, digit in
            let value = digit.offset % 2 == 0 ? digit.element : digit.element * 2
            return sum + (value > 9 ? value - 9 : value)
        }
        return !digits.isEmpty && sum % 10 == 0
    }
}
