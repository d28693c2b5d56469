internal import Redaction
internal import ReportModel
internal import Texts

/// State bars: a row each on one time axis, cut where the state changes. States are told apart by number and tone.
enum StatesDrawing {
    private static let rowHeight = 48.0
    private static let barHeight = 20.0
    /// Parts narrower than this share of the drawing have no room for their number.
    private static let numberedShare = 0.05
    private static let tones: [Tone] = [.primary, .secondary, .neutral, .muted]

    static func drawing(names: [Public], _ rows: [Chart.StateRow], in language: Language) -> Drawing? {
        guard rows.contains(where: { !$0.spans.isEmpty }) else { return nil }
        let shown = rows.prefix(Drawing.rows)
        let scale = ValueScale(
            to: shown.map { seconds(from: $0.start, to: $0.end) }.max() ?? 0, unit: .seconds, in: language)
        let bottom = Double(shown.count) * rowHeight
        var drawing = Drawing(height: bottom + 24)
        for tick in scale.ticks {
            drawing.marks.append(.rule(x: scale.position(of: tick.value) * 100, from: 0, to: bottom, "grid"))
        }
        var isJoined = false
        for (index, row) in shown.enumerated() {
            let pieces = pieces(of: row, scale)
            isJoined = isJoined || pieces.isJoined
            drawing.marks += marks(of: row, pieces.pieces, names, top: Double(index) * rowHeight)
        }
        drawing.marks += drawing.axis(scale.ticks.map { (scale.position(of: $0.value), $0.label) }, y: bottom + 16)
        drawing.legend = names.enumerated().map { (swatch($0), "\($0 + 1). \($1)") }
        if isJoined {
            drawing.remarks.append(language[.fasterStates])
        }
        if rows.count > shown.count {
            drawing.remarks.append(language[.drawnFirstRows(shown: shown.count, all: rows.count)])
        }
        return drawing
    }

    /// The tone of a state by its place among the names.
    static func tone(of state: Int) -> Tone { tones[min(state, tones.count - 1)] }

    /// A part of a row in one state, from 0 to 1 across.
    private struct Piece {
        var state: Int
        var start, end: Double
    }

    private static func seconds(from start: Int64, to end: Int64) -> Double {
        max(0, (Double(end) - Double(start)) / 1e9)
    }

    /// The parts of a row; where there are more than columns, each column has the state that held longest in it.
    private static func pieces(of row: Chart.StateRow, _ scale: ValueScale) -> (pieces: [Piece], isJoined: Bool) {
        let all = row.spans.map { span in
            Piece(
                state: span.state, start: scale.position(of: seconds(from: row.start, to: span.start)),
                end: scale.position(of: seconds(from: row.start, to: span.end)))
        }
        guard all.count > Drawing.columns else { return (all, false) }
        var held = Array(repeating: [Int: Double](), count: Drawing.columns)
        let width = 1 / Double(Drawing.columns)
        for piece in all {
            let first = min(Int(piece.start / width), Drawing.columns - 1)
            for column in first...max(first, min(Int(piece.end / width), Drawing.columns - 1)) {
                let (low, high) = (Double(column) * width, Double(column + 1) * width)
                held[column][piece.state, default: 0] += max(0, min(piece.end, high) - max(piece.start, low))
            }
        }
        var pieces: [Piece] = []
        for (column, states) in held.enumerated() {
            guard let longest = states.max(by: { ($0.value, $1.key) < ($1.value, $0.key) }), longest.value > 0 else {
                continue
            }
            let start = Double(column) * width
            if let last = pieces.last, last.state == longest.key, last.end >= start - width / 2 {
                pieces[pieces.count - 1].end = start + width
            } else {
                pieces.append(Piece(state: longest.key, start: start, end: start + width))
            }
        }
        return (pieces, true)
    }

    private static func marks(
        of row: Chart.StateRow, _ pieces: [Piece], _ names: [Public], top: Double
    ) -> [HTMLNode] {
        let y = top + 22
        var marks =
            HTMLNode.rowLabel(row.label, y: top + 15, before: row.figure)
            + [.label(row.figure, x: 100, y: top + 15, anchor: "end", "figure")]
        for piece in pieces {
            let name = names.indices.contains(piece.state) ? names[piece.state] : "–"
            let width = (piece.end - piece.start) * 100
            // The gap between parts would hide narrow ones.
            let tone = ClassName(tone(of: piece.state))
            let classes: HTMLAttribute = width < 1.5 ? .classes("bar", tone) : .classes("bar", "part", tone)
            marks.append(
                element(
                    .rect,
                    [
                        classes, .percent(.x, min(piece.start * 100, 99.5)), .percent(.width, max(width, 0.5)),
                        .number(.y, y),
                        .number(.height, barHeight),
                    ], [element(.title, [], [.value(name)])]))
            guard piece.end - piece.start >= numberedShare else { continue }
            marks.append(
                .label(
                    Public(piece.state + 1), x: (piece.start + piece.end) * 50, y: y + 14.5, anchor: "middle",
                    "part-number"))
        }
        return marks
    }

    private static func swatch(_ state: Int) -> HTMLNode {
        element(
            .svg,
            [
                .classes("swatch"), .number(.width, 18), .number(.height, 12), .viewBox(width: 18, height: 12),
                .word(.hidden, "true"), .word(.focusable, "false"),
            ],
            [
                element(
                    .rect,
                    [
                        .classes("bar", ClassName(tone(of: state))), .number(.width, 18), .number(.height, 12),
                        .number(.rx, 2),
                    ])
            ])
    }

    // MARK: In characters

    /// A row with a dash for each of its columns, a part after the other: `··1───2──────┃1────`. A part begins with the number of its
    /// state, a star for the tenth and those behind it; one of a single column has no room for it. Two digits never stand side by
    /// side: whoever reads numbers, a search for what must not be published too, finds none.
    static func text(of row: Chart.StateRow, longest: Double, columns: Int) -> String {
        let scale = ValueScale(from: 0, to: max(longest, 1e-9), unit: .seconds, in: .english)
        let length = scale.position(of: seconds(from: row.start, to: row.end))
        var states = Array(repeating: Int?.none, count: max(1, Int((length * Double(columns)).rounded())))
        for span in row.spans {
            let first = Int(scale.position(of: seconds(from: row.start, to: span.start)) * Double(columns))
            let last = Int(scale.position(of: seconds(from: row.start, to: span.end)) * Double(columns))
            for column in first..<max(last, first + 1) where states.indices.contains(column) {
                states[column] = span.state
            }
        }
        return states.indices.map { column in
            guard let state = states[column] else { return "·" }
            let isFirst = column == 0 || states[column - 1] != state
            guard isFirst else { return "─" }
            let isLast = column + 1 == states.count || states[column + 1] != state
            return isLast ? "┃" : state < 9 ? String(state + 1) : "*"
        }.joined()
    }

    static func length(_ row: Chart.StateRow) -> Double { seconds(from: row.start, to: row.end) }
}
