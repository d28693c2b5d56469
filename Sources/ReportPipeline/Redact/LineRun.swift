internal import LogIngest
internal import Redaction

/// A stretch of a line as a reader understands it: a whole line, or a string of JSON.
struct LineRun {
    /// How texts are written in the line.
    enum Encoding {
        case plain, json, csv
    }

    /// The text without escapes.
    var text: [UInt8]
    /// For each byte of the text where it begins in the line, and last where the run ends.
    var places: [Int]
    var encoding = Encoding.plain
    /// The key in front of it, of a string in JSON.
    var key: [UInt8] = []
    /// Whether it is itself a key.
    var isKey = false

    /// A stretch that stands as it is.
    init(_ line: [UInt8], _ range: Range<Int>) {
        text = Array(line[range])
        places = Array(range.lowerBound...range.upperBound)
    }

    /// A line without what drives terminals, escapes of vis(3) decoded if that is asked for.
    init(cleaning line: [UInt8], decodesEscapes: Bool) {
        let mapped = MappedLine(line.span, decodesEscapes: decodesEscapes)
        text = mapped.text
        places = mapped.places
    }

    /// A line of CSV, doubled quotes as one.
    init(csv line: [UInt8]) {
        text = []
        places = []
        encoding = .csv
        var position = 0
        while position < line.count {
            text.append(line[position])
            places.append(position)
            let isDoubled = line[position] == 0x22 && position + 1 < line.count && line[position + 1] == 0x22
            position += isDoubled ? 2 : 1
        }
        places.append(line.count)
    }

    init(text: [UInt8], places: [Int], encoding: Encoding) {
        self.text = text
        self.places = places
        self.encoding = encoding
    }

    /// Where a stretch of the text stands in the line.
    func range(_ range: Range<Int>) -> Range<Int> {
        let start = places[range.lowerBound]
        return start..<max(start, range.isEmpty ? start : places[range.upperBound])
    }

    /// The run without escapes of vis(3), for lines that were wrapped into JSON.
    func decodingEscapes() -> LineRun {
        let mapped = MappedLine(text.span, decodesEscapes: true)
        return LineRun(text: mapped.text, places: mapped.places.map { places[$0] }, encoding: encoding)
    }

    /// Where a part of a message begins in the text: at its end if it ends so, else where it stands last.
    func position(of part: ArraySlice<UInt8>) -> Int? {
        guard part.count <= text.count else { return nil }
        var end = text.count
        while end > part.count, end > 0, text[end - 1] == 0x0D { end -= 1 }
        if end >= part.count, text[(end - part.count)..<end].elementsEqual(part) { return end - part.count }
        guard let first = part.first else { return nil }
        var start = text.count - part.count
        while start >= 0 {
            if text[start] == first, text[start..<start + part.count].elementsEqual(part) { return start }
            start -= 1
        }
        return nil
    }
}

/// What replaces a stretch of a line.
struct LineEdit {
    var range: Range<Int>
    var bytes: [UInt8]
    /// The rule and what it did, for those who ask why; nil for the further lines of a value that goes over several.
    var edit: TextEdit?

    /// An edit of a run, written as the run is.
    init(_ edit: TextEdit, in run: LineRun, at offset: Int = 0, furtherLines: Int = 0) {
        range = run.range(edit.range.lowerBound + offset..<edit.range.upperBound + offset)
        let text = edit.replacement.text + String(repeating: "\n…", count: furtherLines)
        bytes = LineEdit.encoded(text, run.encoding)
        self.edit = edit
    }

    init(_ range: Range<Int>, _ text: String, edit: TextEdit? = nil) {
        self.range = range
        bytes = Array(text.utf8)
        self.edit = edit
    }

    private static func encoded(_ text: String, _ encoding: LineRun.Encoding) -> [UInt8] {
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
    /// The line with its edits made; where two meet, the one that begins first and reaches furthest wins.
    func applied(to line: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(line.count)
        var position = 0
        for edit in filter({ $0.edit?.action != .kept }).sorted(by: {
            ($0.range.lowerBound, $1.range.upperBound) < ($1.range.lowerBound, $0.range.upperBound)
        }) {
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
