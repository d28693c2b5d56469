internal import Redaction
internal import ReportModel

/// A small line without axes.
enum SparklineDrawing {
    /// The outline in a box of 100 by `height`, or nil without two values. All equal values give a line in the middle.
    static func outline(of values: [Double], height: Double) -> PathOutline? {
        let finite = binned(values.filter(\.isFinite))
        guard finite.count > 1, let low = finite.min(), let high = finite.max() else { return nil }
        let inner = height - 4
        return PathOutline(
            finite.enumerated().map { index, value in
                let share = high > low ? (value / 2 - low / 2) / (high / 2 - low / 2) : 0.5
                return (Double(index) / Double(finite.count - 1) * 100, 2 + (1 - share) * inner)
            })
    }

    /// At most `Drawing.columns` values, each the mean of its neighbours.
    private static func binned(_ values: [Double]) -> [Double] {
        let group = (values.count + Drawing.columns - 1) / Drawing.columns
        guard group > 1 else { return values }
        return stride(from: 0, to: values.count, by: group).map { start in
            let part = values[start..<min(start + group, values.count)]
            return part.reduce(0) { $0 + $1 / Double(part.count) }
        }
    }

    /// The line for a card; hidden from screen readers, the card's texts say what matters.
    static func picture(of values: [Double]) -> HTMLNode? {
        outline(of: values, height: 32).map { outline in
            element(
                .svg,
                [
                    .classes("sparkline"), .viewBox(width: 100, height: 32), .word(.aspect, "none"),
                    .word(.hidden, "true"), .word(.focusable, "false"),
                ], [element(.path, [.classes("line", "tone-primary"), .path(outline)])])
        }
    }

    static func drawing(of values: [Double]) -> Drawing? {
        guard let outline = outline(of: values, height: 56) else { return nil }
        var drawing = Drawing(height: 56)
        drawing.marks = [
            element(
                .svg,
                [
                    .classes("plot-area"), .number(.x, 0), .number(.y, 0), .percent(.width, 100), .number(.height, 56),
                    .viewBox(width: 100, height: 56), .word(.aspect, "none"),
                ], [element(.path, [.classes("line", "tone-primary"), .path(outline)])])
        ]
        if values.count > Drawing.columns {
            drawing.remarks.append("\(Public(count: values.count)) values, neighbours drawn as their mean.")
        }
        return drawing
    }
}
