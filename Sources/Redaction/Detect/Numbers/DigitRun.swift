/// Groups of digits with single blanks, dashes or dots between them: `4242 4242 4242 4242`, `202-555-0143`.
struct DigitRun: Sendable {
    /// Numbers of the reading's words.
    let words: Range<Int>
    /// Places of the text.
    let range: Range<Int>
    /// The digits as values.
    let digits: [UInt8]
    /// How many digits each group has.
    let groups: [Int]
    /// What stands between the groups, one for each gap.
    let separators: [UInt32]

    /// What may stand between groups.
    struct Joints: OptionSet, Sendable {
        let rawValue: UInt8
        static let blank = Joints(rawValue: 1)
        static let dash = Joints(rawValue: 2)
        static let dot = Joints(rawValue: 4)
        static let slash = Joints(rawValue: 8)
        static let underscore = Joints(rawValue: 16)

        /// The joint that a scalar is.
        init?(_ scalar: UInt32) {
            if Reading.isBlank(scalar) {
                self = .blank
            } else if Reading.isDash(scalar) {
                self = .dash
            } else if scalar == 0x2E {
                self = .dot
            } else if scalar == 0x2F {
                self = .slash
            } else if scalar == 0x5F {
                self = .underscore
            } else {
                return nil
            }
        }

        init(rawValue: UInt8) { self.rawValue = rawValue }
    }

    /// Some groups next to each other.
    init(_ text: Reading, words: Range<Int>) {
        var digits: [UInt8] = []
        var separators: [UInt32] = []
        for word in words {
            let range = text.words[word].range
            for place in range { digits.append(UInt8(truncatingIfNeeded: text.scalars[place] &- 0x30)) }
            if word + 1 < words.upperBound { separators.append(text.scalar(range.upperBound)) }
        }
        self.words = words
        self.digits = digits
        self.separators = separators
        groups = words.map { text.words[$0].count }
        range = text.words[words.lowerBound].range.lowerBound..<text.words[words.upperBound - 1].range.upperBound
    }

    /// Calls `body` with the words of each longest run of number words that are joined by one of `joints`.
    static func forEach(in text: Reading, joints: Joints, _ body: (Range<Int>) -> Void) {
        var start = 0
        while start < text.words.count {
            guard text.words[start].isNumber else {
                start += 1
                continue
            }
            var end = start + 1
            while end < text.words.count, text.words[end].isNumber, isJoint(text, after: end - 1, joints) { end += 1 }
            body(start..<end)
            start = end
        }
    }

    private static func isJoint(_ text: Reading, after word: Int, _ joints: Joints) -> Bool {
        let end = text.words[word].range.upperBound
        guard text.words[word + 1].range.lowerBound == end + 1, let joint = Joints(text.scalars[end]) else {
            return false
        }
        return joints.contains(joint)
    }
}
