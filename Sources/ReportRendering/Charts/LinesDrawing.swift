internal import Redaction
internal import ReportModel
internal import Texts

/// Lines over time, told apart by dashes as well; the axis of values starts at 0. Up to four lines are named at their ends where
/// the chart is wide, in a legend elsewhere.
enum LinesDrawing {
    /// How high the lines' ground is.
    private static let depth = 178.0
    private static let mostEndLabels = 4
    private static let mostDots = 40

    static func drawing(of series: [Chart.Series], unit: Chart.Unit, in language: Language) -> Drawing? {
        let sound = series.map { line in
            var line = line
            line.points = line.points.filter { $0.value.isFinite }
            return line
        }.filter { !$0.points.isEmpty }
        let points = sound.flatMap(\.points)
        guard let first = points.map(\.time).min(), let last = points.map(\.time).max() else { return nil }
        let times = TimeScale(from: first, to: last, in: language)
        let ends = points.flatMap { [$0.value, $0.high ?? $0.value] }.filter(\.isFinite)
        let values = ValueScale(to: max(ends.max() ?? 0, 0), unit: unit, in: language)
        // Above the ground stands what is counted, where that is a word.
        let top = values.title == nil ? 12.0 : 32
        let bottom = top + depth
        var drawing = Drawing(height: bottom + 42)
        let grid = drawing.grid(values, top: top, bottom: bottom)
        drawing.marks = grid.rules
        for (index, line) in sound.enumerated() {
            drawing.marks += marks(of: Line(line, index: index, times, values), top, unit, language)
            if line.points.count > 2 * Drawing.columns {
                drawing.remarks.append(
                    language[.drawnAsSpans(name: line.name, points: line.points.count, spans: Drawing.columns)]
                )
            }
        }
        drawing.marks += grid.labels
        if sound.count > 1, sound.count <= mostEndLabels { addEndLabels(sound, values, top, to: &drawing) }
        drawing.legend = legend(of: sound)
        drawing.marks += drawing.axis(y: bottom + 18) { form in
            let steps: Int64 = form == .wide ? 8 : form == .medium ? 6 : 4
            return TimeScale(from: first, to: last, in: language, steps: steps).ticks.map {
                (times.position(of: $0.time), $0.label)
            }
        }
        drawing.marks.append(
            element(
                .text, [.classes("tick"), .number(.x, -drawing.gutter), .number(.y, bottom + 36)], [.value(times.days)])
        )
        return drawing
    }

    /// A line with its places on the axes.
    private struct Line {
        var series: Chart.Series
        var points: [Chart.Point]
        var places: [(x: Double, y: Double)]
        var dashes: ClassName
        private let values: ValueScale

        init(_ series: Chart.Series, index: Int, _ times: TimeScale, _ values: ValueScale) {
            self.series = series
            self.values = values
            points = thinned(series.points, times)
            dashes = LinesDrawing.dashes[index % LinesDrawing.dashes.count]
            places = points.map {
                (x: times.position(of: $0.time) * 1000, y: LinesDrawing.height(of: $0.value, values))
            }
        }

        /// The course between points: whole where both say much and nothing is missing between them, else weak.
        var outlines: (whole: PathOutline, weak: PathOutline) {
            var paths = (whole: PathOutline(), weak: PathOutline())
            if places.count == 1, let place = places.first { paths.whole = PathOutline([place]) }
            var isWhole: Bool?
            for index in places.indices.dropFirst() {
                let (one, other) = (places[index - 1], places[index])
                let corner = series.isStepped ? [(x: other.x, y: one.y)] : []
                let isSolid = isSolid(points[index - 1], points[index])
                var path = isSolid ? paths.whole : paths.weak
                if isWhole != isSolid { path.move(to: one.x, one.y) }
                for place in corner + [other] { path.line(to: place.x, place.y) }
                if isSolid { paths.whole = path } else { paths.weak = path }
                isWhole = isSolid
            }
            return paths
        }

        private func isSolid(_ one: Chart.Point, _ other: Chart.Point) -> Bool {
            guard !one.isWeak, !other.isWeak else { return false }
            let (distance, overflow) = other.time.subtractingReportingOverflow(one.time)
            return series.longestStep.map { !overflow && distance <= $0 } ?? true
        }

        /// From the lower ends of the points' intervals to the upper ones; nil where none has one.
        var band: PathOutline? {
            var upper: [(x: Double, y: Double)] = []
            var lower: [(x: Double, y: Double)] = []
            for (point, place) in zip(points, places) {
                guard let low = point.low, let high = point.high, low.isFinite, high.isFinite else { continue }
                if series.isStepped, let one = upper.last, let other = lower.last {
                    upper.append((place.x, one.y))
                    lower.append((place.x, other.y))
                }
                upper.append((place.x, LinesDrawing.height(of: high, values)))
                lower.append((place.x, LinesDrawing.height(of: low, values)))
            }
            return upper.isEmpty ? nil : PathOutline(upper + lower.reversed(), closed: true)
        }

        /// The ground of a filled line, down to nothing.
        var ground: PathOutline? {
            guard series.isFilled, let first = places.first, let last = places.last else { return nil }
            return PathOutline(
                places + [(x: last.x, y: LinesDrawing.depth), (x: first.x, y: LinesDrawing.depth)], closed: true)
        }
    }

    private static func height(of value: Double, _ values: ValueScale) -> Double {
        (1 - values.position(of: value)) * depth
    }

    private static func marks(
        of line: Line, _ top: Double, _ unit: Chart.Unit, _ language: Language
    ) -> [HTMLNode] {
        let tone = ClassName(line.series.tone)
        let course = line.outlines
        let shapes: [(path: PathOutline?, classes: [ClassName])] = [
            (line.ground, ["area", tone]), (line.band, ["interval-area", tone]),
            (course.weak.text.isEmpty ? nil : course.weak, ["line", "line-weak", tone]),
            (course.whole.text.isEmpty ? nil : course.whole, ["line", line.dashes, tone]),
        ]
        let outlines = shapes.compactMap { path, classes in
            path.map { element(.path, [.classes(classes), .path($0)]) }
        }
        let area = element(
            .svg,
            [
                .classes("plot-area"), .number(.x, 0), .number(.y, top), .percent(.width, 100),
                .number(.height, depth), .viewBox(width: 1000, height: depth), .word(.aspect, "none"),
            ],
            outlines)
        let isDotted = line.points.count <= mostDots
        let weakDots = line.points.count <= Drawing.columns
        let dots = line.points.indices.filter { index in
            isDotted || index == line.points.count - 1 || (weakDots && line.points[index].isWeak)
        }
        return [area] + dots.map { dot(line, $0, top, unit, language, isSmall: !isDotted) }
    }

    private static func dot(
        _ line: Line, _ index: Int, _ top: Double, _ unit: Chart.Unit, _ language: Language, isSmall: Bool
    ) -> HTMLNode {
        let tone = ClassName(line.series.tone)
        let (point, place) = (line.points[index], line.places[index])
        let interval: Public =
            point.low.flatMap { low in
                point.high.map {
                    " (\(unit.text(of: low, in: language)) – \(unit.text(of: $0, in: language)))" as Public
                }
            } ?? ""
        let weak: Public = point.isWeak ? line.series.weakName.map { ", \($0)" as Public } ?? "" : ""
        let tip: Public = "\(line.series.name), \(unit.text(of: point.value, in: language))\(interval)\(weak)"
        return element(
            .circle,
            [
                .classes(point.isWeak ? "dot-open" : "dot", tone), .percent(.cx, place.x / 10),
                .number(.cy, top + place.y), .number(.r, isSmall && point.isWeak ? 2.5 : 3.5),
            ], [element(.title, [], [.text(tip)])])
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

    // MARK: Names

    /// Names behind the ends of the lines, apart from each other.
    private static func addEndLabels(
        _ series: [Chart.Series], _ values: ValueScale, _ top: Double, to drawing: inout Drawing
    ) {
        let rowHeight = 15.0
        drawing.reserveEnd((series.map { TextWidth.width($0.name, .marker) }.max() ?? 0) + 12)
        var ends = series.compactMap { line in
            line.points.last.map { (name: line.name, tone: line.tone, y: top + height(of: $0.value, values)) }
        }.sorted { $0.y < $1.y }
        for index in ends.indices.dropFirst() { ends[index].y = max(ends[index].y, ends[index - 1].y + rowHeight) }
        let excess = max(0, (ends.last?.y ?? 0) - top - depth)
        if excess > 0, let last = ends.indices.last { ends[last].y -= excess }
        for index in ends.indices.dropLast().reversed() {
            ends[index].y = min(ends[index].y, ends[index + 1].y - rowHeight)
        }
        let labels = ends.map { end in
            element(
                .svg, [.classes("origin"), .percent(.x, 100), .number(.y, end.y)],
                [
                    element(
                        .text, [.classes("end-label", ClassName(end.tone)), .number(.x, 10), .number(.y, 4)],
                        [.value(end.name.fitted(to: drawing.end - 12, .marker))])
                ])
        }
        drawing.marks.append(
            element(.g, [.classes(["form"] + ChartForm.allCases.filter(\.hasEnd).map(\.name))], labels))
        drawing.isLegendNarrow = series.allSatisfy { $0.weakName == nil && $0.bandName == nil }
    }

    /// The look of a line, by its place among the lines.
    private static let dashes: [ClassName] = ["line", "line-dashed", "line-dotted"]

    private static func legend(of series: [Chart.Series]) -> [(swatch: HTMLNode, name: Public)] {
        var entries: [(swatch: HTMLNode, name: Public)] = []
        if series.count > 1 { entries = series.enumerated().map { (swatch($1, index: $0), $1.name) } }
        if let line = series.first(where: { line in
            line.bandName != nil && line.points.contains { $0.low != nil && $0.high != nil }
        }), let name = line.bandName {
            let outline = PathOutline([(1, 0), (27, 0), (27, 10), (1, 10)], closed: true)
            entries.append(
                (swatch([element(.path, [.classes("interval-area", ClassName(line.tone)), .path(outline)])]), name))
        }
        if let line = series.first(where: { line in line.weakName != nil && line.points.contains(where: \.isWeak) }),
            let name = line.weakName
        {
            let tone = ClassName(line.tone)
            let course = PathOutline([(1, 5), (27, 5)])
            entries.append(
                (
                    swatch([
                        element(.path, [.classes("line", "line-weak", tone), .path(course)]),
                        element(
                            .circle, [.classes("dot-open", tone), .number(.cx, 14), .number(.cy, 5), .number(.r, 3.5)]),
                    ]), name
                ))
        }
        return entries
    }

    /// A short piece of the line for the legend.
    private static func swatch(_ line: Chart.Series, index: Int) -> HTMLNode {
        swatch([
            element(
                .path,
                [
                    .classes("line", dashes[index % dashes.count], ClassName(line.tone)),
                    .path(PathOutline([(1, 5), (27, 5)])),
                ])
        ])
    }

    private static func swatch(_ marks: [HTMLNode]) -> HTMLNode {
        element(
            .svg,
            [
                .classes("swatch"), .number(.width, 28), .number(.height, 10), .viewBox(width: 28, height: 10),
                .word(.hidden, "true"), .word(.focusable, "false"),
            ], marks)
    }
}
