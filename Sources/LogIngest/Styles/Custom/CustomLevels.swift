internal import EventModel

/// The words that a format has for levels: the usual ones in any case, and its own as they are written, which count first.
struct CustomLevels: Sendable, Hashable {
    private struct Word: Sendable, Hashable {
        var letters: [UInt8]
        var level: LogLevel
        /// Whether case counts.
        var isExact: Bool

        /// Whether it stands at `start`.
        func stands(in bytes: Span<UInt8>, at start: Int) -> Bool {
            for index in letters.indices {
                let byte = bytes[start + index]
                let isLetter = !isExact && (0x61...0x7A).contains(byte)
                if (isLetter ? byte - 0x20 : byte) != letters[index] { return false }
            }
            return true
        }
    }

    /// The format's own words.
    let own: [String: LogLevel]
    /// Longer ones first, so that `E` does not hide `Error`; of equal ones the format's own.
    private let words: [Word]

    init(own: [String: LogLevel] = [:]) {
        self.own = own
        let own = own.sorted { $0.key < $1.key }.map {
            Word(letters: Array($0.key.utf8), level: $0.value, isExact: true)
        }
        let known = CustomLevels.known.flatMap { level, words in
            words.map { Word(letters: Array($0.utf8), level: level, isExact: false) }
        }
        words = (own + known).enumerated().sorted {
            ($1.element.letters.count, $0.offset) < ($0.element.letters.count, $1.offset)
        }.map(\.element)
    }

    /// The usual words, in capitals.
    static let known: [(level: LogLevel, words: [String])] = [
        (.trace, ["T", "V", "TRACE", "VERBOSE", "FINEST"]),
        (.debug, ["D", "DB", "DBG", "DEBUG"]),
        (.info, ["I", "INF", "INFO", "INFORMATION"]),
        (.standard, ["N", "DF", "DEFAULT", "NOTICE"]),
        (.warning, ["W", "WRN", "WARN", "WARNING"]),
        (.error, ["E", "ERR", "ERROR", "SEVERE"]),
        (.critical, ["C", "CRIT", "CRITICAL", "ALERT", "EMERG", "EMERGENCY", "PANIC"]),
        (.fault, ["F", "FAULT", "FATAL"]),
    ]

    /// The longest word at `start` and where it ends.
    func match(_ bytes: Span<UInt8>, at start: Int, before end: Int) -> (end: Int, level: LogLevel)? {
        let word = words.first { word in
            start + word.letters.count <= end && word.stands(in: bytes, at: start)
        }
        return word.map { (start + $0.letters.count, $0.level) }
    }

    /// The level of a whole word.
    func level(_ bytes: Span<UInt8>, _ range: Range<Int>) -> LogLevel? {
        words.first { $0.letters.count == range.count && $0.stands(in: bytes, at: range.lowerBound) }?
            .level
    }
}
