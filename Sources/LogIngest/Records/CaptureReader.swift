/// Reads the records of a capture: bytes to lines to records, in one pass and bounded memory.
///
///     var source = try opener.open(capture)
///     var sink = EventExtractor(…)
///     let tally = CaptureReader().read(&source, into: &sink)
///
/// Every line is decided by itself and gets exactly one class; see the article LogStyles. The result does not depend on the
/// sizes of the pieces that the source gives. Cost: linear in the bytes; memory: a few times the larger limit at most.
public struct CaptureReader: Sendable, Hashable {
    /// How much is read at once, in bytes.
    var chunkSize = 256 * 1024
    /// The longest line that is looked at, in bytes without its end; a longer one is rejected.
    var lineLimit = 1 << 20
    /// The longest message that is kept, in bytes; further lines of it are counted and left out.
    var messageLimit = 1 << 20
    /// The user's own formats, which a line is compared with before all others.
    public var formats: CustomFormats

    /// What is known of times beyond what the log prints.
    public var completion = TimeCompletion()

    /// A line to be watched, from 1; what became of it is in the tally.
    public var watchedLine: Int?

    /// Whether lines with a head that came lately are read by comparing it; it only makes them faster.
    var comparesHeads = true

    /// How far lines are looked at ahead, in bytes.
    static let lookahead = 64 << 10

    /// A reader with limits of one MiB for a line and for a message.
    public init(formats: CustomFormats = CustomFormats()) {
        self.formats = formats
    }

    /// Reads a capture to its end, or to where the source fails, which the tally says. Records reach `sink` in the order of
    /// the capture.
    public func read<Source: ByteSource & ~Copyable, Sink: RecordSink>(
        _ source: inout Source, into sink: inout Sink
    ) -> CaptureTally {
        var buffer = LineBuffer(chunkSize: chunkSize, lineLimit: lineLimit, lookahead: CaptureReader.lookahead)
        var assembler = RecordAssembler(messageLimit: messageLimit, formats: formats, completion: completion)
        assembler.comparesHeads = comparesHeads
        assembler.tally.watch = watchedLine.map { LineWatch(line: $0) }
        while true {
            while assembler.advance(&buffer) {
                assembler.count(assembler.open.deliver(to: &sink, buffer))
            }
            sink.settle(before: assembler.firstOpenLine)
            if buffer.isAtEnd { break }
            assembler.shift(by: buffer.refill(from: &source, keepingFrom: assembler.keptFrom(buffer)))
        }
        if assembler.finish(buffer) {
            assembler.count(assembler.open.deliver(to: &sink, buffer))
        }
        return assembler.tally
    }
}
