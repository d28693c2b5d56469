internal import Redaction

/// What replaces a stretch of a line.
struct LineEdit: Sendable {
    var range: Range<Int>
    /// The rule and what it did; nil for the further lines of a value that goes over several.
    var edit: TextEdit?
    private var encoding = LineRun.Encoding.plain
    /// How many further lines the value went over.
    private var furtherLines = 0
    /// Whether it stands for a number of JSON.
    private var isQuoted = false

    /// An edit of a run, written as the run is.
    init(_ edit: TextEdit, in run: LineRun, at offset: Int = 0, furtherLines: Int = 0) {
        range = run.range(edit.range.lowerBound + offset..<edit.range.upperBound + offset)
        self.edit = edit
        encoding = run.encoding
        self.furtherLines = furtherLines
    }

    /// An edit of a number of JSON, which becomes a string.
    init(_ edit: TextEdit, quotedAt range: Range<Int>) {
        self.range = range
        self.edit = edit
        isQuoted = true
    }

    /// Nothing is shown of a stretch.
    init(omitting range: Range<Int>) {
        self.range = range
    }

    /// What stands in the line.
    var bytes: [UInt8] {
        guard let edit else { return Array("…".utf8) }
        if isQuoted { return Array("\"\(edit.replacement.text)\"".utf8) }
        let text = edit.replacement.text
        return encoded(furtherLines == 0 ? text : text + String(repeating: "\n…", count: furtherLines))
    }

    private func encoded(_ text: String) -> [UInt8] {
        switch encoding {
        case .plain: return Array(text.utf8)
        case .csv: return text.utf8.flatMap { $0 == 0x22 ? [0x22, 0x22] : [$0] }
        case .json:
            return text.utf8.flatMap { byte -> [UInt8] in
                switch byte {
                case 0x22: [0x5C, 0x22]
                case 0x5C: [0x5C, 0x5C]
                case 0x0A: [0x5C, 0x6E]
                default: [byte]
                }
            }
        }
    }
}

extension Array where Element == LineEdit {
    /// The edits in the order of their places; of those that begin together the one that reaches furthest first.
    var inOrder: [LineEdit] {
        sorted { ($0.range.lowerBound, $1.range.upperBound) < ($1.range.lowerBound, $0.range.upperBound) }
    }

    /// The line with its edits made, which are in order; where two meet, the first one wins.
    func applied(to line: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(line.count + 32)
        var position = 0
        for edit in self where edit.edit?.action != .kept {
            if edit.range.lowerBound < position {
                // What only its second half covers must not stay.
                position = Swift.max(position, edit.range.upperBound)
                continue
            }
            result.append(contentsOf: line[position..<edit.range.lowerBound])
            result.append(contentsOf: edit.bytes)
            position = edit.range.upperBound
        }
        result.append(contentsOf: line[position...])
        return result
    }
}
