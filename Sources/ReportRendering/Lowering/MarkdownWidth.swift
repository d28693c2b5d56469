internal import Redaction
internal import ReportModel

/// How many columns of a terminal a text takes where Markdown is read as it is written; never less than it does.
enum MarkdownWidth {
    /// A cell's border with its blanks: ` | `.
    static let border = 3

    /// A text with the backslashes that it gets.
    static func text(_ text: Public) -> Int { self.text(text.visibleValue) }

    static func text(_ shown: String) -> Int {
        shown.unicodeScalars.reduce(0) { $0 + columns($1) }
    }

    /// The widest row of a table.
    static func line(of table: DataTable) -> Int {
        (table.rows.map { row in row.reduce(1) { $0 + cell($1) + border } }).max() ?? 0
    }

    private static func cell(_ cell: DataTable.Cell) -> Int {
        // Marks of code; a sign and a bar with their blanks; brackets of a link and its address.
        let text = text(cell.text) + (cell.isCode ? 2 : 0)
        let extras = (cell.tone.map { !$0.sign.isEmpty } ?? false ? 2 : 0) + (cell.share == nil ? 0 : 11)
        return text + extras + (cell.page.map { LinkTarget.page($0).markdownAddress.utf8.count + 4 } ?? 0)
    }

    private static func columns(_ scalar: Unicode.Scalar) -> Int {
        switch scalar {
        // Breaks of addresses, mentions and references: `@<!-- -->`.
        case "@", "#": return 10
        case "\\", "`", "*", "_", "{", "}", "[", "]", "<", ">", "!", "|", "~", "&", ":", "+", "-": return 2
        default: break
        }
        switch scalar.value {
        case 0x300...0x36F, 0x200C, 0x200D, 0xFE00...0xFE0F: return 0
        // East Asian wide characters and pictures, in blocks.
        case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60,
            0xFFE0...0xFFE6, 0x1F000...0x1FAFF, 0x20000...0x3FFFD:
            return 2
        default: return 1
        }
    }
}
