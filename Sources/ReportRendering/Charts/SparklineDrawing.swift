internal import Redaction
internal import ReportModel
internal import Texts

/// A small line without axes.
enum SparklineDrawing {
    /// Where the values stand, x in per cent, y in pixels; equal values stand in the middle, and so does a single one.
    private static func places(of values: [Double], height: Double) -> [(x: Double, y: Double)] {
        let finite = binned(values.filter(\.isFinite))
        guard let low = finite.min(), let high = finite.max() else { return [] }
        let margin = 5.0
        return finite.enumerated().map { index, value in
            let share = high > low ? (value / 2 - low / 2) / (high / 2 - low / 2) : 0.5
            let x = finite.count > 1 ? Double(index) / Double(finite.count - 1) * 100 : 50
            return (x, margin + (1 - share) * (height - 2 * margin))
        }
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
        let height = 40.0
        return marks(of: values, height: height).map { marks in
            element(
                .svg,
                [
                    .classes("sparkline"), .percent(.width, 100), .number(.height, height), .word(.hidden, "true"),
                    .word(.focusable, "false"),
                ], marks)
        }
    }

    static func drawing(of values: [Double], in language: Language) -> Drawing? {
        let height = 64.0
        guard let marks = marks(of: values, height: height) else { return nil }
        var drawing = Drawing(height: height, marks: marks)
        if values.count > Drawing.columns {
            drawing.remarks.append(language[.drawnAsMeans(count: values.count)])
        }
        return drawing
    }

    /// The line, and a dot at its end.
    private static func marks(of values: [Double], height: Double) -> [HTMLNode]? {
        let places = places(of: values, height: height)
        guard let last = places.last else { return nil }
        let line = element(
            .svg,
            [
                .classes("plot-area"), .number(.x, 0), .number(.y, 0), .percent(.width, 100), .number(.height, height),
                .viewBox(width: 100, height: height), .word(.aspect, "none"),
            ], [element(.path, [.classes("line", "tone-primary"), .path(PathOutline(places))])])
        let dot = element(
            .circle,
            [.classes("dot", "tone-primary"), .percent(.cx, last.x), .number(.cy, last.y), .number(.r, 3.5)])
        return (places.count > 1 ? [line] : []) + [dot]
    }
}
