/// The text of a block of markup, put together over the tags within its lines.
struct BlockText {
    /// Elements that begin no block.
    static let inline: Set<String> = [
        "a", "abbr", "b", "bdi", "bdo", "cite", "code", "data", "del", "dfn", "em", "font", "i", "ins", "kbd", "label",
        "mark",
        "q", "s", "samp", "small", "span", "strong", "sub", "sup", "time", "tspan", "u", "var", "wbr",
    ]
    private static let longest = 65_536

    private var text: [UInt8] = []
    private var isParted = false
    /// The line of its first text.
    private(set) var line = 1

    /// The text, when a tag stands within a word.
    var parted: [UInt8]? { isParted ? text : nil }

    /// Adds a text behind a tag.
    mutating func add(_ next: ArraySlice<UInt8>, line: Int) {
        guard text.count + next.count <= BlockText.longest else { return }
        if text.isEmpty { self.line = line }
        // Figures with units and marks stand side by side without a blank.
        if let last = text.last, let first = next.first, BlockText.joins(last), BlockText.joins(first) {
            isParted = true
        }
        text += next
    }

    private static func joins(_ byte: UInt8) -> Bool {
        (97...122).contains(byte | 0x20) || byte >= 0x80 || byte == 0x40 || byte == 0x5F
    }
}
