internal import EventModel

/// A stand-in with a number that stands in a capture: it was redacted before, or somebody wrote what looks like one.
struct NumberedForm: Sendable, Hashable {
    let family: String
    let number: Int

    private init(family: String, number: Int) {
        self.family = family
        self.number = number
    }

    /// A name, a dash and a number, and nothing else: `person-2`.
    init?(_ text: String) {
        guard let dash = text.lastIndex(of: "-"), let number = NumberedForm.number(text[text.index(after: dash)...])
        else { return nil }
        self.init(family: String(text[..<dash]), number: number)
    }

    /// The stand-in of a value of a kind: `file-3.pdf`, `text-2 of 10 letters`, `①`.
    init?(_ text: String, of kind: ParameterKind) {
        switch kind {
        case .text:
            guard let number = TextStandIn.number(of: text) else { return nil }
            self.init(family: "text", number: number)
        case .identifier: self.init(text)
        case .filename, .path:
            let start = text.lastIndex(of: "/").map { text.index(after: $0) } ?? text.startIndex
            self.init(FilenameRule.parts(of: String(text[start...])).stem)
        default: return nil
        }
    }

    /// Digits without a zero in front, as stand-ins have them.
    private static func number(_ digits: Substring) -> Int? {
        guard (1...6).contains(digits.utf8.count), digits.utf8.first != 0x30,
            digits.utf8.allSatisfy({ (0x30...0x39).contains($0) })
        else { return nil }
        return Int(digits)
    }

    /// Whether a message has a small letter, a dash and a digit in a row; most have not, and need no further look.
    static func mayOccur(in text: [UInt8]) -> Bool {
        var (beforeLast, last): (UInt8, UInt8) = (0, 0)
        for byte in text {
            if last == 0x2D, byte &- 0x31 < 9, beforeLast &- 0x61 < 26 { return true }
            (beforeLast, last) = (last, byte)
        }
        return false
    }
}
