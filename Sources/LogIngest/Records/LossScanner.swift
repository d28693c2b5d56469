/// Counts the placeholders that Apple's log puts in place of what it hides or has lost.
enum LossScanner {
    /// Adds what the record's message has lost, and what a Loss entry of a text style says.
    static func count(_ record: LogRecord, _ bytes: Span<UInt8>, into losses: inout LossCounts) {
        countPlaceholders(bytes, record.message, into: &losses)
        if record.type == .loss, record.style != .ndjson {
            losses.lostMessages += lostMessages(bytes, record.message)
        }
    }

    private static func countPlaceholders(_ bytes: Span<UInt8>, _ range: Range<Int>, into losses: inout LossCounts) {
        Placeholder.each(in: bytes, range) { placeholder in
            switch placeholder {
            case .private, .hash, .sensitive: losses.privateValues += 1
            case .undecoded: losses.undecodedValues += 1
            case .cut: losses.cutMessages += 1
            }
        }
    }

    /// The number of `lost >=63 unreliable messages from …`, the message of a Loss entry; 0 when it says none.
    private static func lostMessages(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Int {
        guard bytes.hasText("lost ", at: range.lowerBound, before: range.upperBound) else { return 0 }
        var position = range.lowerBound + 5
        if bytes.hasText(">=", at: position, before: range.upperBound) { position += 2 }
        return Int(bytes.decimal(&position, before: range.upperBound) ?? 0)
    }
}
