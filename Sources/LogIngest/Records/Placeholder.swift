/// What stands in a message in place of a value that the log hides or has lost.
public enum Placeholder: String, Sendable, Hashable, CaseIterable {
    /// `<private>`: a value that is not declared public.
    case `private`
    /// `<mask.hash: …>`: the hash of such a value.
    case hash = "mask.hash"
    /// `<sensitive>`: a value declared sensitive.
    case sensitive
    /// `<decode: …>`: a value that is no longer there.
    case undecoded = "decode"
    /// `<…>` at the end of a message that was too long.
    case cut

    /// Whether a part of a message can hold a placeholder: a quick answer for most that hold none.
    public static func isPossible(in bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
        bytes.position(of: 0x3C, in: range) < range.upperBound
    }

    /// Calls `found` for each placeholder in a part of a message. The mark of a cut message counts only at the end of the part.
    public static func each(in bytes: Span<UInt8>, _ range: Range<Int>, found: (Placeholder) -> Void) {
        let end = range.upperBound
        var position = range.lowerBound
        while true {
            position = bytes.position(of: 0x3C, in: position..<end)
            guard position < end else { return }
            if let placeholder = Placeholder(at: position, of: bytes, before: end) { found(placeholder) }
            position += 1
        }
    }

    private init?(at position: Int, of bytes: Span<UInt8>, before end: Int) {
        if bytes.hasText("<private>", at: position, before: end) {
            self = .private
        } else if bytes.hasText("<mask.hash: ", at: position, before: end) {
            self = .hash
        } else if bytes.hasText("<sensitive>", at: position, before: end) {
            self = .sensitive
        } else if bytes.hasText("<decode: ", at: position, before: end) {
            self = .undecoded
        } else if position == end - 5, bytes.hasText("<…>", at: position, before: end) {
            self = .cut
        } else {
            return nil
        }
    }
}
