public import Redaction
public import Texts

/// A table: titled columns, rows of public texts, an optional note below.
public struct DataTable: Sendable, Hashable {
    /// A column's title and alignment.
    public struct Column: Sendable, Hashable {
        /// The heading.
        public var title: Public
        /// Whether the column holds figures: right-aligned, tabular digits.
        public var isNumeric: Bool

        /// A column of text, or of figures.
        public init(_ title: Public, numeric: Bool = false) {
            self.title = title
            self.isNumeric = numeric
        }
    }

    /// One cell.
    public struct Cell: Sendable, Hashable {
        /// What a reader sees.
        public var text: Public
        /// Set in a fixed-width face: names, URLs, places.
        public var isCode: Bool
        /// A judgement, shown as colour beside a word in `text`.
        public var tone: Tone?
        /// A share from 0 to 1, drawn as a bar behind or beside the text.
        public var share: Double?
        /// The page that tells more.
        public var page: PageLink?
        /// What the cell is sorted by, where its text is more than digits.
        public var value: Double?

        /// A cell.
        public init(
            _ text: Public, code: Bool = false, tone: Tone? = nil, share: Double? = nil, page: PageLink? = nil,
            value: Double? = nil
        ) {
            self.text = text
            self.isCode = code
            self.tone = tone
            self.share = share
            self.page = page
            self.value = value
        }

        /// A duration, or a dash where there is none.
        init(seconds: Double?, _ forms: LocaleForms) {
            self.init(seconds.map { forms.duration(seconds: $0) } ?? "–", value: seconds)
        }
    }

    /// What the table shows; read out by screen readers and printed above it.
    public var caption: Public
    /// The columns, at least one.
    public var columns: [Column]
    /// The rows, each with one cell per column.
    public var rows: [[Cell]]
    /// Said below the table: what was left out, how a figure is counted.
    public var note: Public?
    /// Said in place of the rows when there are none; nil for that there is nothing to show.
    public var emptyText: Public?

    /// A table.
    public init(
        caption: Public, columns: [Column], rows: [[Cell]], note: Public? = nil,
        emptyText: Public? = nil
    ) {
        self.caption = caption
        self.columns = columns
        self.rows = rows
        self.note = note
        self.emptyText = emptyText
    }
}

extension DataTable {
    /// The first rows; the note says of how many.
    public func limited(to count: Int?, in language: Language) -> DataTable {
        guard let count, rows.count > count else { return self }
        var table = self
        table.rows = Array(rows.prefix(count))
        let shown = language[.showingRows(shown: count, all: rows.count)]
        table.note = note.map { language[.rowsThenNote(shown: shown, note: $0)] } ?? shown
        return table
    }
}
