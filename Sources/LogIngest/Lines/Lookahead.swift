/// The lines that follow the one being read: what must be known of them to read it.
///
/// It always reaches `CaptureReader.lookahead` bytes far, or to the end of the capture, so that what it shows does not depend on the
/// pieces in which the bytes came.
struct Lookahead {
    private var position: Int
    private let end: Int

    /// The lines behind `position` of the buffer.
    init(after position: Int, filled: Int) {
        self.position = min(position, filled)
        end = min(filled, position + CaptureReader.lookahead)
    }

    /// All that is in sight.
    var range: Range<Int> { position..<max(position, end) }

    /// The next line as it stands in the buffer, without its line feed; nil behind the last one. A last line may be cut.
    mutating func next(_ bytes: Span<UInt8>) -> Range<Int>? {
        guard position < end else { return nil }
        let feed = bytes.position(of: 0x0A, in: position..<end)
        let line = position..<feed
        position = feed + 1
        return LineCleaning.trimmed(bytes, line)
    }
}
