/// How well messages of a labelled corpus are redacted: what of the spans can still be found, and what else is gone.
///
/// A span leaks when it, or 60 % of it in one run, can be found in the output, also after undoing encodings, and was not in
/// the message without it. A message without spans is untouched when it is unchanged to the letter. A text to keep is lost
/// when it no longer occurs.
public struct CorpusScore: Sendable, Hashable {
    /// What became of the spans of one type.
    public struct Spans: Sendable, Hashable {
        /// Not to be found.
        public var hidden = 0
        /// A telling part can be found.
        public var partial = 0
        /// Can be found whole.
        public var whole = 0

        /// All of them.
        public var total: Int { hidden + partial + whole }
    }

    /// Counts out of how many.
    public struct Share: Sendable, Hashable {
        /// How many.
        public var count = 0
        /// Of how many.
        public var total = 0

        /// The share; nil of nothing.
        public var value: Double? { total == 0 ? nil : Double(count) / Double(total) }

        mutating func add(_ isCounted: Bool) {
            count += isCounted ? 1 : 0
            total += 1
        }
    }

    /// Spans by type.
    public private(set) var types: [String: Spans] = [:]
    /// Messages with spans of which none can be found.
    public private(set) var safe = Share()
    /// Messages without spans that are unchanged.
    public private(set) var untouched = Share()
    /// Texts to keep that are gone.
    public private(set) var lost = Share()

    /// Nothing scored yet.
    public init() {}

    /// Spans of which nothing can be found.
    public var recall: Share {
        types.values.reduce(into: Share()) { share, spans in
            share.count += spans.hidden
            share.total += spans.total
        }
    }

    /// Scores what became of a message.
    public mutating func add(_ message: CorpusMessage, output: String) {
        let scalars = Array(message.text.unicodeScalars.map(\.value))
        let found = FoundText(output)
        let rest = FlatText.flat(CorpusScore.rest(of: scalars, without: message.sensitive))
        var isSafe = true
        for span in message.sensitive {
            let leak = SpanLeak(of: Array(scalars[span.range]), type: span.type, in: found, besides: rest)
            switch leak {
            case .none: types[span.type, default: Spans()].hidden += 1
            case .partial: types[span.type, default: Spans()].partial += 1
            case .whole: types[span.type, default: Spans()].whole += 1
            }
            isSafe = isSafe && leak == .none
        }
        for text in message.keep {
            lost.add(!found.scalars.holds(text.unicodeScalars.map(\.value)))
        }
        if message.sensitive.isEmpty {
            untouched.add(output.unicodeScalars.elementsEqual(message.text.unicodeScalars))
        } else {
            safe.add(isSafe)
        }
    }

    /// The message with a line feed in place of every span.
    private static func rest(of text: [UInt32], without spans: [CorpusMessage.Span]) -> [UInt32] {
        var rest: [UInt32] = []
        var place = 0
        for span in spans.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) where span.range.upperBound > place
        {
            if span.range.lowerBound >= place {
                rest += text[place..<span.range.lowerBound]
                rest.append(0x0A)
            }
            place = span.range.upperBound
        }
        return rest + text[place...]
    }
}
