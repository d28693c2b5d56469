internal import Diagnostics

/// Splits a template into its parts.
struct TemplateParser {
    private let bytes: [UInt8]
    private let file: String
    private var position = 0

    /// A section that is not closed yet.
    private struct Open {
        var name = ""
        var isInverted = false
        var place: SourcePlace?
        var parts: [Template.Part] = []
    }

    private static let lineFeed = UInt8(ascii: "\n")

    init(bytes: [UInt8], file: String) {
        self.bytes = bytes
        self.file = file
    }

    /// The parts, or the first thing that is wrong.
    mutating func parsed() throws(Diagnostic) -> [Template.Part] {
        var open = [Open()]
        while let start = find("{{", from: position) {
            let tag = try tag(at: start)
            let lines = tag.kind.mayStandAlone ? lineBounds(of: start..<tag.end) : nil
            append(literal: position..<(lines?.lowerBound ?? start), to: &open)
            position = lines?.upperBound ?? tag.end
            try add(tag, to: &open)
        }
        append(literal: position..<bytes.count, to: &open)
        if open.count > 1, let unclosed = open.last {
            throw Diagnostic(
                "template.section", at: unclosed.place, "section '\(unclosed.name)' is never closed",
                help: "close it with {{/\(unclosed.name)}}")
        }
        return open[0].parts
    }

    private enum Kind: UInt8 {
        case section = 35, inverted = 94, close = 47, partial = 62, remark = 33, html = 123, text = 0

        var mayStandAlone: Bool { self != .html && self != .text }
    }

    private struct Tag {
        var kind: Kind
        var name: String
        var end: Int
        var place: SourcePlace
    }

    /// The tag whose braces start at `start`.
    private func tag(at start: Int) throws(Diagnostic) -> Tag {
        let sign = start + 2 < bytes.count ? bytes[start + 2] : 0
        let kind = Kind(rawValue: sign) ?? .text
        let closing = kind == .html ? "}}}" : "}}"
        let from = start + (kind == .text ? 2 : 3)
        guard let end = find(closing, from: from) else {
            throw Diagnostic("template.tag", at: place(of: start..<start + 2), "expected '\(closing)' after this tag")
        }
        let range = start..<end + closing.utf8.count
        let name = trimmed(from..<end)
        let isName = name.utf8.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."):
                true
            default: false
            }
        }
        guard kind == .remark || (isName && !name.isEmpty) else {
            throw Diagnostic(
                "template.tag", at: place(of: range), "expected a name of letters, digits, '-' and '.', found '\(name)'"
            )
        }
        return Tag(kind: kind, name: name, end: range.upperBound, place: place(of: range))
    }

    private func add(_ tag: Tag, to open: inout [Open]) throws(Diagnostic) {
        let last = open.count - 1
        switch tag.kind {
        case .text: open[last].parts.append(.text(tag.name, tag.place))
        case .html: open[last].parts.append(.html(tag.name, tag.place))
        case .partial: open[last].parts.append(.partial(tag.name, tag.place))
        case .remark: break
        case .section, .inverted:
            open.append(Open(name: tag.name, isInverted: tag.kind == .inverted, place: tag.place))
        case .close:
            guard last > 0, open[last].name == tag.name, let place = open[last].place else {
                let expected = last > 0 ? "{{/\(open[last].name)}}" : "no section to close"
                throw Diagnostic(
                    "template.section", at: tag.place, "expected \(expected), found {{/\(tag.name)}}",
                    help: last > 0
                        ? "sections close in the order in which they are open, the last one first"
                        : "a section begins with {{#NAME}} or {{^NAME}} and ends with {{/NAME}}")
            }
            let section = Template.Part.section(tag.name, isInverted: open[last].isInverted, open[last].parts, place)
            open.removeLast()
            open[last - 1].parts.append(section)
        }
    }

    private func append(literal range: Range<Int>, to open: inout [Open]) {
        guard !range.isEmpty else { return }
        open[open.count - 1].parts.append(.literal(String(decoding: bytes[range], as: UTF8.self)))
    }

    /// The whole lines of a tag that has nothing but blanks around it.
    private func lineBounds(of tag: Range<Int>) -> Range<Int>? {
        var start = tag.lowerBound
        while start > position, isBlank(bytes[start - 1]) { start -= 1 }
        guard start == 0 || bytes[start - 1] == Self.lineFeed else { return nil }
        var end = tag.upperBound
        while end < bytes.count, isBlank(bytes[end]) || bytes[end] == 13 { end += 1 }
        guard end == bytes.count || bytes[end] == Self.lineFeed else { return nil }
        return start..<min(end + 1, bytes.count)
    }

    private func isBlank(_ byte: UInt8) -> Bool {
        byte == 32 || byte == 9
    }

    private func trimmed(_ range: Range<Int>) -> String {
        let inner = bytes[range].drop(while: isBlank)
        return String(decoding: inner.reversed().drop(while: isBlank).reversed(), as: UTF8.self)
    }

    private func find(_ text: String, from start: Int) -> Int? {
        let wanted = Array(text.utf8)
        guard start <= bytes.count - wanted.count else { return nil }
        return (start...(bytes.count - wanted.count)).first { bytes[$0..<$0 + wanted.count].elementsEqual(wanted) }
    }

    private func place(of range: Range<Int>) -> SourcePlace {
        let before = bytes[..<range.lowerBound]
        let lineStart = before.lastIndex(of: Self.lineFeed).map { $0 + 1 } ?? 0
        let line = before.count { $0 == Self.lineFeed } + 1
        return SourcePlace(file: file, line: line, column: range.lowerBound - lineStart + 1, length: range.count)
    }
}
