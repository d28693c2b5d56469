internal import Diagnostics

/// A value of JSON with its place: for files that others may have changed.
struct JSONNode: Sendable {
    enum Content: Sendable {
        case null
        case bool(Bool)
        case number(Double)
        case text(String)
        case list([JSONNode])
        /// Members in their order; every key once.
        case object([(key: String, value: JSONNode)])
    }

    var content: Content
    /// Where it begins, in bytes from 0.
    var offset: Int

    /// What messages call it.
    var words: String {
        switch content {
        case .null: "null"
        case .bool(let value): value ? "true" : "false"
        case .number: "a number"
        case .text: "a text"
        case .list: "a list"
        case .object: "an object"
        }
    }

    /// What is wrong in a text: what was expected, and where.
    struct Fault: Error, Hashable {
        var expected: String
        var found: String
        var offset: Int
    }

    /// The value that a text holds, and nothing else.
    ///
    /// - Throws: where it is no JSON (RFC 8259), or too much of it.
    init(parsing bytes: [UInt8]) throws(Fault) {
        var reader = JSONReader(bytes: bytes)
        self = try reader.document()
    }

    init(_ content: Content, at offset: Int) {
        self.content = content
        self.offset = offset
    }
}

extension SourcePlace {
    /// The place of a byte in a text.
    init(file: String, _ bytes: [UInt8], at offset: Int) {
        let before = bytes.prefix(offset)
        let line = before.count { $0 == 0x0A } + 1
        let start = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
        self.init(file: file, line: line, column: min(offset, bytes.count) - start + 1)
    }
}
