/// A message as detectors see it: encodings undone, digits of any script as ASCII, marks of no width left out. Every place
/// in it leads back to the message.
struct DetectableText: Sendable {
    /// A run of letters and digits. A run of Han, Kana or Hangul is a word of its own.
    struct Word: Sendable, Hashable {
        let range: Range<Int>
        /// What at least one of its scalars is.
        let some: ScalarClass
        /// What all of its scalars are.
        let all: ScalarClass
    }

    /// The folded text, case kept.
    let scalars: [UInt32]
    /// The same places in lower case.
    let lowered: [UInt32]
    /// The same places' classes.
    let classes: [ScalarClass]
    /// Its words, in order.
    let words: [Word]
    /// The text with its words and what the lexicon knows of them, as detectors of words read it.
    let reading: Reading
    /// What occurs in it.
    let features: TextFeatures
    /// Texts inside it, in encodings that are no escapes: base64, hexadecimal, punycode.
    private(set) var layers: [EncodedLayers.Layer] = []
    private let map: SourceMap

    private enum SourceMap: Sendable {
        /// The places are the message's.
        case identity
        /// For each place, the message's scalars that it stands for.
        case places(starts: [Int32], ends: [Int32], message: [UInt32])
    }

    /// Folds a text.
    init(_ text: String) {
        self.init(message: Array(text.unicodeScalars.map(\.value)))
    }

    /// Folds a message, given as its scalars, and reads its encoded layers down to a depth.
    init(message: [UInt32], layers depth: Int = 2) {
        let (scalars, map) = DetectableText.folded(message)
        self.init(scalars: scalars, map: map)
        if depth > 0 { layers = EncodedLayers.layers(of: self, depth: depth - 1) }
    }

    private init(scalars: [UInt32], map: SourceMap) {
        var reader = TextReader(count: scalars.count)
        for scalar in scalars { reader.add(scalar) }
        reader.finish()
        self.scalars = scalars
        self.map = map
        lowered = reader.lowered
        classes = reader.classes
        words = reader.words
        reading = Reading(scalars, lowered: reader.lowered)
        features = reader.features
    }

    /// Its words with what the lexicon knows of them.
    var lexicalWords: [TextWord] { reading.words }
    /// What any of them is known for.
    var roles: WordRoles { reading.roles }

    /// The message's scalars that a range of places stands for.
    func source(of range: Range<Int>) -> Range<Int> {
        switch map {
        case .identity: range
        case .places(let starts, let ends, _):
            range.isEmpty ? 0..<0 : Int(starts[range.lowerBound])..<Int(ends[range.upperBound - 1])
        }
    }

    /// Whether the scalar at a place stands so in the message: false for one that was decoded or stands for another.
    func isWritten(_ place: Int) -> Bool {
        switch map {
        case .identity: true
        case .places(let starts, let ends, let message):
            ends[place] - starts[place] == 1 && message[Int(starts[place])] == scalars[place]
        }
    }

    /// The folded text of a range, for lookups and canonical forms.
    func string(_ range: Range<Int>) -> String {
        DetectableText.text(of: scalars[range])
    }

    /// A message's scalars as a text, with encodings undone as detectors see it.
    static func decoded(_ message: [UInt32]) -> String {
        text(of: folded(message).0[...])
    }

    private static func text(of scalars: ArraySlice<UInt32>) -> String {
        if scalars.allSatisfy({ $0 < 0x80 }) {
            return String(decoding: scalars.map { UInt8(truncatingIfNeeded: $0) }, as: UTF8.self)
        }
        var text = ""
        for scalar in scalars { text.unicodeScalars.append(Unicode.Scalar(scalar) ?? "\u{FFFD}") }
        return text
    }

    private static func folded(_ message: [UInt32]) -> ([UInt32], SourceMap) {
        guard needsFolding(message) else { return (message, .identity) }
        var text = CompatibilityFolding.folded(FoldedScalars(message))
        for _ in 0..<EscapeDecoder.rounds {
            guard let decoded = EscapeDecoder.decoded(text) else { break }
            text = CompatibilityFolding.folded(decoded)
        }
        FormBlanks.fold(&text)
        MixedLetters.fold(&text)
        return (text.scalars, .places(starts: text.starts, ends: text.ends, message: message))
    }

    private static func needsFolding(_ message: [UInt32]) -> Bool {
        var last: UInt32 = 0
        var hasEqualsHex = false
        for scalar in message {
            // A plus sign may be a blank of a form.
            if scalar >= 0x80 || scalar == 0x2B || EscapeDecoder.isMark(scalar) { return true }
            hasEqualsHex = hasEqualsHex || last == 0x3D && EscapeDecoder.hexValue(scalar) != nil
            last = scalar
        }
        return hasEqualsHex && QuotedPrintable.occurs(in: message)
    }
}
