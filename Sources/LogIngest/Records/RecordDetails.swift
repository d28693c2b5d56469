/// What few styles print about a record; ranges as in `LogRecord`, empty where the record does not say.
public struct RecordDetails: Sendable, Hashable {
    /// The format string that the message was made with.
    public var format = 0..<0
    /// Name of the host or device.
    public var host = 0..<0
    /// Job of launchd, with its process id if printed: `com.example.job[12]`.
    public var job = 0..<0
    /// Name of the thread or queue.
    public var threadName = 0..<0
    /// Address of the thread, a number in hexadecimal with `0x`.
    public var threadAddress = 0..<0
    /// Offset in the sending image, as printed.
    public var imageOffset = 0..<0
    /// The signpost's id, as printed.
    public var signpostID = 0..<0
    /// The signpost's scope: `thread`, `process` or `system`.
    public var signpostScope = 0..<0
    /// The signpost's kind: `begin`, `event` or `end`.
    public var signpostKind = 0..<0
    /// The signpost's name.
    public var signpostName = 0..<0
    /// Source file.
    public var sourceFile = 0..<0
    /// Function in the source.
    public var sourceFunction = 0..<0
    /// Symbol in the image.
    public var sourceSymbol = 0..<0
    /// Image of the source.
    public var sourceImage = 0..<0
    /// Line in the source file, from 1.
    public var sourceLine: Int32?

    /// Nothing said.
    public init() {}

    /// Replaces every text.
    mutating func mapTexts(_ replaced: (Range<Int>) -> Range<Int>) {
        format = replaced(format)
        host = replaced(host)
        job = replaced(job)
        threadName = replaced(threadName)
        threadAddress = replaced(threadAddress)
        imageOffset = replaced(imageOffset)
        signpostID = replaced(signpostID)
        signpostScope = replaced(signpostScope)
        signpostKind = replaced(signpostKind)
        signpostName = replaced(signpostName)
        sourceFile = replaced(sourceFile)
        sourceFunction = replaced(sourceFunction)
        sourceSymbol = replaced(sourceSymbol)
        sourceImage = replaced(sourceImage)
    }
}
