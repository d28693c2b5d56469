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
    /// For each byte of the text where it begins in the line, and last where the run ends; nil where they follow each other.
    private var places: [Int]?
    /// Where the run begins in the line.
    private var start: Int
    var encoding = Encoding.plain
    /// The key in front of it, of a string in JSON.
    var key: [UInt8] = []
    /// Whether it is itself a key.
    var isKey = false

    /// A stretch that stands as it is.
    init(_ line: [UInt8], _ range: Range<Int>) {
        text = Array(line[range])
        start = range.lowerBound
    }

    /// A string of JSON without escapes.
    init(string line: [UInt8], _ range: Range<Int>) {
        self.init(line, range)
        encoding = .json
    }

    /// A line without what drives terminals, escapes of vis(3) decoded if that is asked for.
    init(cleaning line: [UInt8], decodesEscapes: Bool) {
        let mapped = MappedLine(line.span, decodesEscapes: decodesEscapes)
        text = mapped.text
        places = mapped.places
        start = 0
    }

    /// A line of CSV, doubled quotes as one.
    init(csv line: [UInt8]) {
        text = []
        start = 0
        encoding = .csv
        var places: [Int] = []
        var position = 0
        while position < line.count {
            text.append(line[position])
            places.append(position)
            let isDoubled = line[position] == 0x22 && position + 1 < line.count && line[position + 1] == 0x22
            position += isDoubled ? 2 : 1
        }
        places.append(line.count)
        self.places = places
    }

    init(text: [UInt8], places: [Int], encoding: Encoding) {
        self.text = text
        self.places = places
        start = 0
        self.encoding = encoding
    }

    /// Where a stretch of the text stands in the line.
    func range(_ range: Range<Int>) -> Range<Int> {
        let first = place(of: range.lowerBound)
        return first..<max(first, range.isEmpty ? first : place(of: range.upperBound))
    }

    private func place(of byte: Int) -> Int { places?[byte] ?? start + byte }

    /// The run without escapes of vis(3), for lines that were wrapped into JSON.
    func decodingEscapes() -> LineRun {
        let mapped = MappedLine(text.span, decodesEscapes: true)
        return LineRun(text: mapped.text, places: mapped.places.map { place(of: $0) }, encoding: encoding)
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
