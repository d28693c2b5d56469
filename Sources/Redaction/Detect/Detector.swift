/// A rule that finds values of one type in messages, with samples beside it that it must and must not claim.
///
/// Detectors are values: hand-written scanners, linear in the text, that never backtrack.
struct Detector: Sendable {
    /// A message and what of it must be claimed, as it stands there.
    struct Sample: Sendable {
        var message: String
        var claimed: [String]

        init(_ message: String, _ claimed: String...) {
            self.message = message
            self.claimed = claimed
        }
    }

    /// The rule's id, as audits and `redact --explain` print it: `card`, `vendor-key.github`.
    let id: Public
    let type: SensitiveType
    /// What a message must have for the detector to look at it.
    let needs: TextFeatures
    /// Messages with what it must claim.
    let matches: [Sample]
    /// Messages in which it must claim nothing.
    let rejects: [String]
    /// Finds all of them in a text.
    let find: @Sendable (_ text: borrowing DetectableText, _ claims: inout [Claim]) -> Void
}

/// A stretch of a text that a detector claims.
public struct Claim: Sendable, Hashable {
    /// Scalars, counted from 0: of `DetectableText.scalars` as detectors see it, of the message once it left the engine.
    public var range: Range<Int>
    /// What it is.
    public var type: SensitiveType
    /// The detector's id.
    public var rule: Public
}

/// What occurs in a text: cheap to know, and enough to leave most detectors out.
struct TextFeatures: OptionSet, Sendable {
    let rawValue: UInt32

    static let digit = TextFeatures(rawValue: 1 << 0)
    /// A run of four digits, blanks, dots and dashes between them aside.
    static let digits = TextFeatures(rawValue: 1 << 1)
    static let at = TextFeatures(rawValue: 1 << 2)
    static let colon = TextFeatures(rawValue: 1 << 3)
    static let equals = TextFeatures(rawValue: 1 << 4)
    static let slash = TextFeatures(rawValue: 1 << 5)
    static let dot = TextFeatures(rawValue: 1 << 6)
    static let quote = TextFeatures(rawValue: 1 << 7)
    static let upperCase = TextFeatures(rawValue: 1 << 8)
    static let nonASCII = TextFeatures(rawValue: 1 << 9)
    /// A word of 16 or more letters and digits.
    static let longWord = TextFeatures(rawValue: 1 << 10)
}
