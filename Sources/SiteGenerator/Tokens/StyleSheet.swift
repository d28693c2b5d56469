internal import Diagnostics

/// A style sheet taken apart: what it gives values to, and what is wrong with how it is written.
///
/// It knows blocks in each other, at-rules, remarks, texts in quotes and brackets; that is all that a file of tokens needs.
struct StyleSheet: Sendable {
    /// `name: value;` in a block.
    struct Declaration: Sendable {
        var name: String
        /// Without blanks at its ends, and without remarks.
        var value: String
        /// What stands before the block: `:root`.
        var selector: String
        /// What stands before the blocks around it: `@media print`.
        var conditions: [String]
        var nameRange, valueRange: Range<Int>
    }

    /// Something that is written wrong.
    struct Fault: Sendable {
        var range: Range<Int>
        var message: String
        var help: String?
    }

    let declarations: [Declaration]
    let faults: [Fault]

    init(_ bytes: [UInt8]) {
        var reader = StyleSheetReader(bytes)
        reader.read()
        declarations = reader.declarations
        faults = reader.faults
    }
}

/// Reads a style sheet from its begin to its end, once.
private struct StyleSheetReader {
    private struct Block {
        var open: Int
        var prelude: String
        /// Whether it holds rules, as `@media` does.
        var holdsRules: Bool
    }

    /// A text up to the byte that ends it.
    private struct Segment {
        var range: Range<Int>
        var end: UInt8?
    }

    private let bytes: [UInt8]
    private var position = 0
    private var open: [Block] = []
    private(set) var declarations: [StyleSheet.Declaration] = []
    private(set) var faults: [StyleSheet.Fault] = []

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
    }

    mutating func read() {
        while true {
            skipBlanksAndRemarks()
            guard position < bytes.count else { break }
            if bytes[position] == UInt8(ascii: "}") {
                if open.popLast() == nil {
                    fault(position..<position + 1, "expected a rule, found '}' that closes nothing")
                }
                position += 1
            } else if bytes[position] == UInt8(ascii: ";") {
                position += 1
            } else {
                take(segment())
            }
        }
        for block in open {
            fault(
                block.open..<block.open + 1, "expected '}' for this '{', found the end of the file",
                help: "close each block with '}'")
        }
    }

    private mutating func take(_ segment: Segment) {
        let text = text(of: segment.range)
        if segment.end == UInt8(ascii: "{") {
            begin(text, at: segment.range)
        } else if text.hasPrefix("@") {
            // What else may stand alone loads other files, which is refused elsewhere.
            if !text.hasPrefix("@charset"), !text.hasPrefix("@import") { unknownRule(text, at: segment.range) }
        } else if open.last.map({ $0.holdsRules }) ?? true {
            fault(
                segment.range, "expected a rule, found \(quoted(text))",
                help: "tokens stand in a block: :root { --accent: #3451c6; }")
        } else {
            declare(segment.range)
        }
        if segment.end == UInt8(ascii: "{") || segment.end == UInt8(ascii: ";") { position += 1 }
    }

    private mutating func begin(_ prelude: String, at range: Range<Int>) {
        let isCondition = prelude.hasPrefix("@media") || prelude.hasPrefix("@supports")
        if prelude.hasPrefix("@"), !isCondition { unknownRule(prelude, at: range) }
        if prelude.isEmpty {
            fault(
                position..<position + 1, "expected a selector before '{', found none",
                help: "tokens stand in :root { … }")
        }
        // Conditions that stand in a rule hold what the rule holds.
        let isInRule = open.last.map { !$0.holdsRules } ?? false
        open.append(Block(open: position, prelude: prelude, holdsRules: isCondition && !isInRule))
    }

    private mutating func unknownRule(_ text: String, at range: Range<Int>) {
        let name = String(text.prefix { !$0.isWhitespace })
        fault(
            range.lowerBound..<range.lowerBound + name.utf8.count, "expected @media or @supports, found \(quoted(name))"
        )
    }

    // MARK: Declarations

    private mutating func declare(_ range: Range<Int>) {
        let name = range.prefix { isNameByte(bytes[$0]) }
        let nameRange = range.lowerBound..<(name.last.map { $0 + 1 } ?? range.lowerBound)
        let shown = text(of: nameRange)
        let colon = skippedBlanks(from: nameRange.upperBound, to: range.upperBound)
        guard !nameRange.isEmpty, colon < range.upperBound, bytes[colon] == UInt8(ascii: ":") else {
            let rest = text(of: colon..<range.upperBound).prefix { !$0.isNewline }
            let found = rest.isEmpty ? "nothing" : quoted(String(rest))
            fault(
                nameRange.isEmpty ? range.lowerBound..<range.lowerBound + 1 : nameRange,
                nameRange.isEmpty
                    ? "expected a name, found \(found)" : "expected ':' behind \(quoted(shown)), found \(found)",
                help: "a token is written --accent: #3451c6;")
            return
        }
        let start = skippedBlanks(from: colon + 1, to: range.upperBound)
        let value = text(of: start..<range.upperBound)
        guard !value.isEmpty else {
            fault(
                nameRange, "expected a value for \(quoted(shown)), found none",
                help: "give it one, or leave the token out to keep the built-in value")
            return
        }
        if let next = nextName(in: start..<range.upperBound) {
            fault(
                next, "expected ';' before \(quoted(text(of: next))), found none",
                help: "each value ends with ';': --accent: #3451c6;")
            return
        }
        declarations.append(
            StyleSheet.Declaration(
                name: shown, value: value, selector: open.last { !$0.prelude.hasPrefix("@") }?.prelude ?? "",
                conditions: open.map(\.prelude).filter { $0.hasPrefix("@") }, nameRange: nameRange,
                valueRange: start..<end(of: start..<range.upperBound)))
    }

    /// A token's name and colon at the begin of a later line of a value: the semicolon before it is missing.
    private func nextName(in range: Range<Int>) -> Range<Int>? {
        var lineStart = range.first { bytes[$0] == 10 }
        while let feed = lineStart {
            let start = skippedBlanks(from: feed, to: range.upperBound)
            let name = (start..<range.upperBound).prefix { isNameByte(bytes[$0]) }
            let end = name.last.map { $0 + 1 } ?? start
            let colon = skippedBlanks(from: end, to: range.upperBound)
            if bytes[start..<end].starts(with: Array("--".utf8)), colon < range.upperBound,
                bytes[colon] == UInt8(ascii: ":")
            {
                return start..<end
            }
            lineStart = (max(start, feed + 1)..<range.upperBound).first { bytes[$0] == 10 }
        }
        return nil
    }

    // MARK: Bytes

    /// The text from here up to `{`, `}`, `;` or the end, outside of remarks, quotes and brackets.
    private mutating func segment() -> Segment {
        let start = position
        var brackets: [Int] = []
        while position < bytes.count {
            let byte = bytes[position]
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "'"): skipQuotes(byte)
            case UInt8(ascii: "/") where isRemark(at: position): skipRemark()
            case UInt8(ascii: "("):
                brackets.append(position)
                position += 1
            case UInt8(ascii: ")"):
                if brackets.popLast() == nil {
                    fault(position..<position + 1, "expected no ')', found one that closes nothing")
                }
                position += 1
            case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ";"):
                unclosed(brackets)
                return Segment(range: start..<end(of: start..<position), end: byte)
            default: position += 1
            }
        }
        unclosed(brackets)
        return Segment(range: start..<end(of: start..<position), end: nil)
    }

    private mutating func unclosed(_ brackets: [Int]) {
        if let bracket = brackets.first { fault(bracket..<bracket + 1, "expected ')' for this '(', found none") }
    }

    private mutating func skipQuotes(_ quote: UInt8) {
        let start = position
        position += 1
        while position < bytes.count, bytes[position] != quote {
            if bytes[position] == 10 { break }
            position += bytes[position] == UInt8(ascii: "\\") && position + 1 < bytes.count ? 2 : 1
        }
        if position < bytes.count, bytes[position] == quote {
            position += 1
        } else {
            fault(start..<start + 1, "expected a closing quote, found the end of the line")
        }
    }

    private mutating func skipBlanksAndRemarks() {
        while position < bytes.count {
            if isBlank(bytes[position]) {
                position += 1
            } else if isRemark(at: position) {
                skipRemark()
            } else {
                return
            }
        }
    }

    private mutating func skipRemark() {
        let start = position
        position += 2
        while position + 1 < bytes.count,
            !(bytes[position] == UInt8(ascii: "*") && bytes[position + 1] == UInt8(ascii: "/"))
        {
            position += 1
        }
        if position + 1 < bytes.count {
            position += 2
        } else {
            position = bytes.count
            fault(start..<start + 2, "expected '*/' for this '/*', found the end of the file")
        }
    }

    private func isRemark(at index: Int) -> Bool {
        index + 1 < bytes.count && bytes[index] == UInt8(ascii: "/") && bytes[index + 1] == UInt8(ascii: "*")
    }

    private func isBlank(_ byte: UInt8) -> Bool { byte == 32 || (9...13).contains(byte) }

    private func isNameByte(_ byte: UInt8) -> Bool {
        switch byte {
        case 97...122, 65...90, 48...57, UInt8(ascii: "-"), UInt8(ascii: "_"), 128...: true
        default: false
        }
    }

    private func skippedBlanks(from start: Int, to end: Int) -> Int {
        var index = start
        while index < end, isBlank(bytes[index]) { index += 1 }
        return index
    }

    /// Where a range ends without the blanks at its end.
    private func end(of range: Range<Int>) -> Int {
        var end = range.upperBound
        while end > range.lowerBound, isBlank(bytes[end - 1]) { end -= 1 }
        return end
    }

    /// The text of a range without remarks and without blanks at its ends.
    private func text(of range: Range<Int>) -> String {
        var kept: [UInt8] = []
        var index = range.lowerBound
        while index < range.upperBound {
            if isRemark(at: index) {
                index += 2
                while index < range.upperBound,
                    !(bytes[index - 1] == UInt8(ascii: "*") && bytes[index] == UInt8(ascii: "/"))
                {
                    index += 1
                }
                kept.append(32)
            } else {
                kept.append(bytes[index])
            }
            index += 1
        }
        return String(
            decoding: kept[...].drop(while: isBlank).reversed().drop(while: isBlank).reversed(), as: UTF8.self)
    }

    private mutating func fault(_ range: Range<Int>, _ message: String, help: String? = nil) {
        faults.append(StyleSheet.Fault(range: range, message: message, help: help))
    }
}
