internal import Redaction
internal import ReportModel
internal import Texts

/// Lines over time, named in a legend, told apart by dashes as well; the axis of values starts at 0.
enum LinesDrawing {
    private static let top = 22.0
    private static let bottom = 200.0

    static func drawing(of series: [Chart.Series], unit: Chart.Unit, in language: Language) -> Drawing? {
        let sound = series.map { line in
            var line = line
            line.points = line.points.filter { $0.value.isFinite }
            return line
        }.filter { !$0.points.isEmpty }
        let points = sound.flatMap(\.points)
        guard let first = points.map(\.time).min(), let last = points.map(\.time).max() else { return nil }
        let times = TimeScale(from: first, to: last, in: language)
        let values = ValueScale(to: max(points.map(\.value).max() ?? 0, 0), unit: unit, in: language)
        var drawing = Drawing(height: bottom + 42)
        let grid = HTMLNode.grid(values, top: top, bottom: bottom)
        drawing.marks = grid.rules
        for (index, line) in sound.enumerated() {
            drawing.marks += marks(of: line, index: index, times, values, unit, language)
            if line.points.count > 2 * Drawing.columns {
                drawing.remarks.append(
                    language[.drawnAsSpans(name: line.name, points: line.points.count, spans: Drawing.columns)]
                )
            }
        }
        drawing.marks += grid.labels
        if sound.count > 1 {
            drawing.legend = sound.enumerated().map { (swatch($1, index: $0), $1.name) }
        }
        drawing.marks += HTMLNode.axis(times.ticks.map { (times.position(of: $0.time), $0.label) }, y: bottom + 18)
        drawing.marks.append(.label(times.days, x: 0, y: bottom + 36, "tick"))
        return drawing
    }

    private static func marks(
        of line: Chart.Series, index: Int, _ times: TimeScale, _ values: ValueScale, _ unit: Chart.Unit,
        _ language: Language
    ) -> [HTMLNode] {
        let points = thinned(line.points, times)
        let height = bottom - top
        let places = points.map { (x: times.position(of: $0.time), y: (1 - values.position(of: $0.value)) * height) }
        var path: [(x: Double, y: Double)] = []
        for place in places {
            if line.isStepped, let last = path.last { path.append((place.x * 1000, last.y)) }
            path.append((place.x * 1000, place.y))
        }
        var outlines = [
            element(
                .path,
                [
                    .classes("line", dashes[index % dashes.count], ClassName(line.tone)),
                    .path(PathOutline(path)),
                ])
        ]
        if line.isFilled, let first = path.first, let last = path.last {
            let ground = [(x: last.x, y: height), (x: first.x, y: height)]
            outlines.insert(
                element(
                    .path, [.classes("area", ClassName(line.tone)), .path(PathOutline(path + ground, closed: true))]),
                at: 0)
        }
        var marks = [
            element(
                .svg,
                [
                    .classes("plot-area"), .number(.x, 0), .number(.y, top), .percent(.width, 100),
                    .number(.height, height),
                    .viewBox(width: 1000, height: height), .word(.aspect, "none"),
                ],
                outlines)
        ]
        let isDotted = points.count <= 40
        for (point, place) in zip(points, places).suffix(isDotted ? points.count : 1) {
            let tip: Public = "\(line.name), \(unit.text(of: point.value, in: language))"
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

    /// The look of a line, by its place among the lines.
    private static let dashes: [ClassName] = ["line", "line-dashed", "line-dotted"]

    /// A short piece of the line for the legend.
    private static func swatch(_ line: Chart.Series, index: Int) -> HTMLNode {
        element(
            .svg,
            [
                .classes("swatch"), .number(.width, 28), .number(.height, 10), .viewBox(width: 28, height: 10),
                .word(.hidden, "true"), .word(.focusable, "false"),
            ],
            [
                element(
                    .path,
                    [
                        .classes("line", dashes[index % dashes.count], ClassName(line.tone)),
                        .path(PathOutline([(1, 5), (27, 5)])),
                    ])
            ])
    }
}
