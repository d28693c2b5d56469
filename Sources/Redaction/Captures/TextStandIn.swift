/// Stands in for a typed text in a redacted capture: `text-1`, as long as its class asks for, so that whoever counts empty
/// texts or long ones counts the same.
enum TextStandIn {
    /// Signs that stand for texts of one character.
    private static let signs: ClosedRange<UInt32> = 0x2460...0x24FF

    /// The stand-in for the `number`th text; nil numbers are of texts that were too many to be told apart.
    static func text(_ facts: TextFacts, number: Int?) -> Public {
        switch facts.length {
        case .empty: ""
        case .single: sign(number ?? signs.count)
        case .short: number.map { $0 < 10_000 ? "text-\($0)" : "t-\($0)" } ?? "(text)"
        case .medium: number.map { "text-\($0) of 10 letters" } ?? "(text of 10 letters)"
        case .long:
            "\(number.map { "text-\($0)" as Public } ?? "(text)") of fifty letters that are left out in this place"
        }
    }

    private static func sign(_ number: Int) -> Public {
        let value = signs.lowerBound + UInt32(min(number, signs.count) - 1)
        return Public(redacted: Unicode.Scalar(value).map { String($0) } ?? "?")
    }
}
