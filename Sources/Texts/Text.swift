public import Redaction

/// Something to say, in no language yet: a text of the catalogue and what stands in it.
///
/// Texts are made by the functions of `Text+All.swift`, one for each text of the English catalogue, so that a text that
/// is not there, or a part that does not fit, does not compile. A `Language` says them.
public struct Text: Sendable, Hashable {
    /// What stands in the place of a placeholder.
    public indirect enum Part: Sendable, Hashable {
        /// A text as it is: a name, a value, a figure in words.
        case said(Public)
        /// A whole number.
        case count(Int)
        /// A duration.
        case seconds(Double)
        /// A text within a text.
        case text(Text)
        /// One of several: `a or b`.
        case anyOf([Text])
    }

    /// One of several texts: `a or b`.
    public static func anyOf(_ texts: [Text]) -> Text { .asItIs(text: Part.anyOf(texts)) }

    let key: TextKey
    let parts: [Part]

    init(_ key: TextKey, _ parts: [Part] = []) {
        self.key = key
        self.parts = parts
    }
}

/// What may stand in a text.
public protocol TextPart {
    /// The value as a part.
    var part: Text.Part { get }
}

extension Public: TextPart {
    /// The text as it is.
    public var part: Text.Part { .said(self) }
}

extension Int: TextPart {
    /// The number in the forms of the language.
    public var part: Text.Part { .count(self) }
}

extension Text: TextPart {
    /// The text in the same language.
    public var part: Text.Part { .text(self) }
}

extension Text.Part: TextPart {
    /// Itself.
    public var part: Text.Part { self }
}
