/// Where something stands in a text: file, line and byte range. It never holds the text itself.
public struct SourcePlace: Sendable, Hashable {
    /// The name of the file as the user gave it.
    public var file: String
    /// Line, counted from 1.
    public var line: Int
    /// Column of the first byte, in UTF-8 bytes counted from 1.
    public var column: Int
    /// Length in UTF-8 bytes; at least 1.
    public var length: Int

    /// A place of `length` bytes.
    public init(file: String, line: Int, column: Int = 1, length: Int = 1) {
        self.file = file
        self.line = line
        self.column = column
        self.length = max(1, length)
    }
}
