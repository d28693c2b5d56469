/// Text that may be published.
///
/// Only three kinds of text become `Public`: our own wording (`Public("…")`, checked by the compiler), what the
/// redactor lets through, and the text of a page's author. A `String` read from a capture has no way in.
public struct Public: Sendable, Hashable, Comparable {
    /// The text itself, not escaped for any format.
    public let text: String

    /// What the redactor lets through.
    init(redacted text: String) {
        self.text = text
    }

    /// Text that the author of a page, a pack or a configuration wrote for publication.
    public init(authored text: String) {
        self.text = text
    }

    /// A whole number.
    public init(_ number: some BinaryInteger) {
        self.text = String(number)
    }

    /// Order of the Unicode scalars; independent of the locale.
    public static func < (left: Public, right: Public) -> Bool {
        left.text.unicodeScalars.lexicographicallyPrecedes(right.text.unicodeScalars)
    }

    /// Two public texts in a row.
    public static func + (left: Public, right: Public) -> Public {
        Public(redacted: left.text + right.text)
    }
}

extension Public: ExpressibleByStringInterpolation {
    /// Collects wording and values; takes no `String`.
    public struct StringInterpolation: StringInterpolationProtocol {
        var text = ""

        /// An empty text.
        public init(literalCapacity: Int, interpolationCount: Int) {}

        /// Our own wording.
        public mutating func appendLiteral(_ literal: StaticString) {
            text += literal.description
        }

        /// A text that is public already.
        public mutating func appendInterpolation(_ value: Public) {
            text += value.text
        }

        /// A whole number.
        public mutating func appendInterpolation(_ number: some BinaryInteger) {
            text += String(number)
        }
    }

    /// Our own wording.
    public init(stringLiteral literal: StaticString) {
        self.text = literal.description
    }

    /// Wording with public values in it.
    public init(stringInterpolation: StringInterpolation) {
        self.text = stringInterpolation.text
    }
}

extension Sequence where Element == Public {
    /// The texts with `separator` between them.
    public func joined(separator: Public) -> Public {
        Public(redacted: map(\.text).joined(separator: separator.text))
    }
}
