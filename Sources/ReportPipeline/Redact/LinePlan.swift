internal import Redaction

/// What is known of a line of a record before it is written.
struct LinePlan {
    /// A message of a record in JSON, wherever in the line it stands.
    struct Message {
        var text: [UInt8]
        var edits: [TextEdit]
    }

    /// A text of the record's head.
    struct Name {
        var text: [UInt8]
        var edits: [TextEdit]
    }

    /// What the line is written in.
    enum Form {
        case text, json, csv
    }

    var form = Form.text
    /// Stretches of the line that hold a message.
    var messages: [Range<Int>] = []
    /// Edits of them.
    var edits: [LineEdit] = []
    /// Messages still to be found, of JSON.
    var wanted: [Message] = []
    /// Names with something that must not be shown, in the rest of the line.
    var names: [Name] = []
    /// Whether nothing of the line may be shown, for it cannot be told what stands where.
    var isClosed = false

    /// Looks for a message of a record in JSON.
    mutating func add(_ message: Message, names: [Name]) {
        form = .json
        self.names += names
        wanted.append(message)
    }

    /// The stretches of a line that hold no message.
    func heads(of line: [UInt8]) -> [Range<Int>] {
        var heads: [Range<Int>] = []
        var start = 0
        for message in messages.sorted(by: { $0.lowerBound < $1.lowerBound }) {
            if message.lowerBound > start { heads.append(start..<message.lowerBound) }
            start = max(start, message.upperBound)
        }
        if start < line.count { heads.append(start..<line.count) }
        return heads
    }
}

extension Array where Element == UInt8 {
    /// Where a text stands first in a stretch.
    func place(of text: [UInt8], in range: Range<Int>) -> Int? {
        guard let first = text.first, range.count >= text.count else { return nil }
        return (range.lowerBound...range.upperBound - text.count).first { place in
            self[place] == first && self[place..<place + text.count].elementsEqual(text)
        }
    }

    /// The stretches between line feeds.
    var lines: [Range<Int>] {
        var lines: [Range<Int>] = []
        var start = 0
        for (index, byte) in enumerated() where byte == 0x0A {
            lines.append(start..<index)
            start = index + 1
        }
        return lines + [start..<count]
    }
}
