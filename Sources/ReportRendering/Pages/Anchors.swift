internal import Redaction

/// Gives headings their anchors: `a`–`z`, `0`–`9` and `-`, unique in the document, the same on every run.
enum Anchors {
    /// The blocks with an anchor on every heading of the outer level; anchors that are set stay.
    static func assigned(to blocks: [Block]) -> [Block] {
        var taken = Set(
            blocks.compactMap { block -> String? in
                if case .heading(_, _, let anchor) = block { anchor } else { nil }
            })
        return blocks.map { block in
            guard case .heading(let level, let text, nil) = block else { return block }
            let wanted = name(for: text)
            var anchor = wanted
            var number = 2
            while !taken.insert(anchor).inserted {
                anchor = "\(wanted)-\(number)"
                number += 1
            }
            return .heading(level: level, text, anchor: anchor)
        }
    }

    /// The letters and digits of a heading, lower case, joined by `-`; `section` when it has none.
    static func name(for inlines: [Inline]) -> String {
        var name = ""
        for byte in inlines.plainText.lowercased().utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"):
                name.unicodeScalars.append(Unicode.Scalar(byte))
            default:
                if !name.isEmpty, !name.hasSuffix("-") { name += "-" }
            }
        }
        if name.hasSuffix("-") { name.removeLast() }
        return name.isEmpty ? "section" : name
    }
}

extension [Inline] {
    /// The text without its marks. Recursion is bounded by `Document.nestingLimit`.
    package var plainText: String {
        map { inline in
            switch inline {
            case .text(let text), .code(let text): text.text
            case .emphasis(let inner), .strong(let inner), .link(_, let inner): inner.plainText
            case .lineBreak: " "
            }
        }.joined()
    }
}
