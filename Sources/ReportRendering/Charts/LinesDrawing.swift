internal import Redaction
internal import ReportModel

/// Lines over time, each named at its end; the axis of values starts at 0.
enum LinesDrawing {
    private static let top = 22.0
    private static let bottom = 200.0
    private static let labelHeight = 17.0

    static func drawing(of series: [Chart.Series], unit: Chart.Unit) -> Drawing? {
        let sound = series.map { line in
            var line = line
            line.points = line.points.filter { $0.value.isFinite }
            return line
        }.filter { !$0.points.isEmpty }
        let points = sound.flatMap(\.points)
        guard let first = points.map(\.time).min(), let last = points.map(\.time).max() else { return nil }
        let times = TimeScale(from: first, to: last)
        let values = ValueScale(to: max(points.map(\.value).max() ?? 0, 0), unit: unit)
        var drawing = Drawing(height: bottom + 42)
        let grid = HTMLNode.grid(values, top: top, bottom: bottom)
        drawing.marks = grid.rules + grid.labels
        for (index, line) in sound.enumerated() {
            drawing.marks += marks(of: line, index: index, times, values, unit)
            if line.points.count > 2 * Drawing.columns {
                drawing.remarks.append(
                    "\(line.name): \(Public(count: line.points.count)) points, drawn as the lowest and highest of each of \(Drawing.columns) spans."
                )
            }
        }
        if sound.count > 1 { drawing.marks += endLabels(of: sound, values) }
        drawing.marks += HTMLNode.axis(times.ticks.map { (times.position(of: $0.time), $0.label) }, y: bottom + 18)
        drawing.marks.append(.label(times.days, x: 0, y: bottom + 36, "tick"))
        return drawing
    }

    private static func marks(
        of line: Chart.Series, index: Int, _ times: TimeScale, _ values: ValueScale, _ unit: Chart.Unit
    ) -> [HTMLNode] {
        let points = thinned(line.points, times)
        let height = bottom - top
        let places = points.map { (x: times.position(of: $0.time), y: (1 - values.position(of: $0.value)) * height) }
        var path: [(x: Double, y: Double)] = []
        for place in places {
            if line.isStepped, let last = path.last { path.append((place.x * 1000, last.y)) }
            path.append((place.x * 1000, place.y))
        }
        let dashes: [ClassName] = ["line", "line-dashed", "line-dotted"]
        var marks = [
            element(
                .svg,
                [
                    .classes("plot-area"), .number(.x, 0), .number(.y, top), .percent(.width, 100),
                    .number(.height, height),
                    .viewBox(width: 1000, height: height), .word(.aspect, "none"),
                ],
                [element(.path, [.classes("line", dashes[index % 3], ClassName(line.tone)), .path(PathOutline(path))])])
        ]
        let isDotted = points.count <= 40
        for (point, place) in zip(points, places).suffix(isDotted ? points.count : 1) {
            let tip: Public = "\(line.name), \(unit.text(of: point.value))"
            marks.append(
                element(
                    .circle,
                    [
                        .classes("dot", ClassName(line.tone)), .percent(.cx, place.x * 100),
                        .number(.cy, top + place.y),
                        .number(.r, 3.5),
                    ], [element(.title, [], [.text(tip)])]))
        }
        return marks
    }

    /// The lowest and the highest point of each of `Drawing.columns` spans, in order of time.
    static func thinned(_ points: [Chart.Point], _ times: TimeScale) -> [Chart.Point] {
        guard points.count > 2 * Drawing.columns else { return points }
        var kept: [Chart.Point] = []
        var span: [Chart.Point] = []
        var column = -1
        func closeSpan() {
            guard let low = span.min(by: { $0.value < $1.value }), let high = span.max(by: { $0.value < $1.value })
            else { return }
            if low == high { kept.append(low) } else { kept += low.time <= high.time ? [low, high] : [high, low] }
        }
        for point in points {
            let next = Int(times.position(of: point.time) * Double(Drawing.columns))
            if next != column {
                closeSpan()
                span = []
                column = next
            }
            span.append(point)
        }
        closeSpan()
        return kept
    }

    /// Names at the right edge, pushed apart where the ends of lines are near each other.
    private static func endLabels(of series: [Chart.Series], _ values: ValueScale) -> [HTMLNode] {
        let ends = series.map { line in
            (line: line, y: bottom - values.position(of: line.points.last?.value ?? 0) * (bottom - top) - 9)
        }.sorted { ($0.y, $0.line.name) < ($1.y, $1.line.name) }
        var lowest = -Double.infinity
        var rows = ends.map { end in
            lowest = max(end.y, lowest + labelHeight)
            return (end.line, y: lowest)
        }
        let overflow = max(0, (rows.last?.y ?? 0) - (bottom - 4))
        var ceiling = Double.infinity
        for index in rows.indices.reversed() where overflow > 0 {
            rows[index].y = min(rows[index].y, bottom - 4, ceiling)
            ceiling = rows[index].y - labelHeight
        }
        return rows.map { line, y in
            element(
                .text,
                [
                    .classes("series-label", ClassName(line.tone)), .percent(.x, 100), .number(.y, y),
                    .word(.anchor, "end"),
                ],
                [.value(line.name.cut(to: 30))])
        }
    }
}
