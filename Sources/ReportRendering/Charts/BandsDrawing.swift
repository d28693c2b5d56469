internal import Redaction
internal import ReportModel
internal import Texts

/// A Sankey diagram: a column of names where ways began, one where they led, and so on for each further step; a band for
/// each pair of neighbours.
enum BandsDrawing {
    /// Names in a column; more would be thinner than their labels.
    private static let names = 8
    private static let height = 300.0
    private static let width = 1000.0
    private static let top = 22.0

    /// A name in a column, with the way down that it takes.
    private struct Node {
        var name: Public
        /// How many ways lead to it, and how many go on from it.
        var arriving = 0, leaving = 0
        var y = 0.0
        /// How much of it bands took so far, before it and behind it.
        var filled = 0.0, used = 0.0

        var count: Int { max(arriving, leaving) }
    }

    static func drawing(of steps: [[Chart.Band]], in language: Language) -> Drawing? {
        let sound = steps.map { $0.filter { $0.count > 0 } }.prefix { !$0.isEmpty }
        guard !sound.isEmpty else { return nil }
        let other = language[.otherRow]
        var columns = self.columns(of: Array(sound), other: other)
        let kept = columns.map { Set($0.map(\.name)) }
        // Name and number above each.
        let gap = 36.0
        let total = Double(columns.map { $0.reduce(0) { $0 + $1.count } }.max() ?? 1)
        for column in columns.indices {
            place(&columns[column], gap: gap, top: top + 14, total: total)
        }
        var paths: [HTMLNode] = []
        for (step, bands) in sound.enumerated() {
            paths += self.paths(
                of: joined(bands, kept[step], kept[step + 1], other: other), step: step, &columns, total: total,
                language)
        }
        let bottom = columns.joined().map { $0.y + length($0, total) }.max() ?? 0
        var drawing = Drawing(height: bottom + 4)
        drawing.marks.append(
            element(
                .svg,
                [
                    .classes("plot-area"), .number(.x, 0), .number(.y, 0), .percent(.width, 100),
                    .number(.height, drawing.height), .viewBox(width: width, height: drawing.height),
                    .word(.aspect, "none"),
                ], paths))
        for (column, nodes) in columns.enumerated() {
            drawing.marks += nodes.flatMap { marks(of: $0, column: column, of: columns.count, total, language) }
        }
        return drawing
    }

    // MARK: Places

    /// The names of each column, the most frequent first, and of the rest one that stands for it.
    private static func columns(of steps: [[Chart.Band]], other: Public) -> [[Node]] {
        var counts = Array(repeating: [Public: (arriving: Int, leaving: Int)](), count: steps.count + 1)
        for (step, bands) in steps.enumerated() {
            for band in bands {
                counts[step][band.from, default: (0, 0)].leaving += band.count
                counts[step + 1][band.to, default: (0, 0)].arriving += band.count
            }
        }
        return counts.map { column in
            let nodes = column.map { Node(name: $0.key, arriving: $0.value.arriving, leaving: $0.value.leaving) }
                .sorted { ($1.count, $0.name) < ($0.count, $1.name) }
            let isLong = nodes.count > names
            let shown = nodes.prefix(isLong ? names - 1 : names).filter { $0.name != other }
            let rest = nodes.filter { node in !shown.contains { $0.name == node.name } }
            guard !rest.isEmpty else { return shown }
            return shown + [
                Node(
                    name: other, arriving: rest.reduce(0) { $0 + $1.arriving },
                    leaving: rest.reduce(0) { $0 + $1.leaving })
            ]
        }
    }

    /// The bands of a step between names that are shown.
    private static func joined(
        _ bands: [Chart.Band], _ left: Set<Public>, _ right: Set<Public>, other: Public
    ) -> [Chart.Band] {
        var counts: [Public: [Public: Int]] = [:]
        for band in bands {
            let (from, to) = (left.contains(band.from) ? band.from : other, right.contains(band.to) ? band.to : other)
            counts[from, default: [:]][to, default: 0] += band.count
        }
        return counts.flatMap { from, ends in ends.map { Chart.Band(from: from, to: $0.key, count: $0.value) } }
    }

    private static func length(_ node: Node, _ total: Double) -> Double {
        Double(node.count) / total * height
    }

    private static func place(_ nodes: inout [Node], gap: Double, top: Double, total: Double) {
        var y = top
        for index in nodes.indices {
            nodes[index].y = y
            y += length(nodes[index], total) + gap
        }
    }

    // MARK: Marks

    /// Bands leave their names in the order of where they lead, so that they cross little.
    private static func paths(
        of bands: [Chart.Band], step: Int, _ columns: inout [[Node]], total: Double, _ language: Language
    ) -> [HTMLNode] {
        let order = Dictionary(uniqueKeysWithValues: columns[step + 1].enumerated().map { ($1.name, $0) })
        var paths: [HTMLNode] = []
        for index in columns[step].indices {
            let own = bands.filter { $0.from == columns[step][index].name }
                .sorted { order[$0.to] ?? 0 < order[$1.to] ?? 0 }
            for band in own {
                guard let other = order[band.to] else { continue }
                let width = Double(band.count) / total * height
                let (start, end) = (columns[step][index], columns[step + 1][other])
                let across = edges(of: step, columns.count)
                let outline = PathOutline(
                    [
                        (across.from, start.y + start.used), (across.to, end.y + end.filled),
                        (across.to, end.y + end.filled + width), (across.from, start.y + start.used + width),
                    ], closed: true)
                let name: ClassName = index.isMultiple(of: 2) ? "band" : "band-other"
                paths.append(
                    element(
                        .path, [.classes("band", name), .path(outline)],
                        [
                            element(
                                .title, [], [.value("\(band.from) → \(band.to): \(language.forms.count(band.count))")])
                        ]))
                columns[step][index].used += width
                columns[step + 1][other].filled += width
            }
        }
        return paths
    }

    /// Where the bands of a step begin and end across: beside the bars of their names. Edges are straight, so that they keep
    /// their slope on every screen.
    private static func edges(of step: Int, _ count: Int) -> (from: Double, to: Double) {
        let pitch = width / Double(count - 1)
        let (first, last) = (Double(step) * pitch, Double(step + 1) * pitch)
        return (first + (step == 0 ? 14 : 7), last - (step + 2 == count ? 14 : 7))
    }

    private static func marks(
        of node: Node, column: Int, of count: Int, _ total: Double, _ language: Language
    ) -> [HTMLNode] {
        let x = Double(column) / Double(count - 1) * 100
        let isLast = column + 1 == count
        let anchor: StaticString = column == 0 ? "start" : isLast ? "end" : "middle"
        let end = element(
            .svg, [.classes("origin"), .percent(.x, x), .number(.y, node.y)],
            [
                element(
                    .rect,
                    [
                        .classes("bar", "tone-neutral"), .number(.x, column == 0 ? 0 : isLast ? -5 : -2.5),
                        .number(.width, 5), .number(.height, max(length(node, total), 1)),
                    ])
            ])
        let figure = language.forms.count(node.count)
        return [end]
            + HTMLNode.formed({ form in
                // What a name at the edge and half of one in the middle leave is the gap between them.
                let room = form.leastWidth / Double(count - 1)
                let share = count == 2 ? 0.47 : column == 0 || isLast ? 0.62 : 0.7
                return node.name.fitted(to: room * share, .marker)
            }) { [titled($0, of: node, x: x, y: node.y - 19, anchor, "marker-label")] }
            + [.label(figure, x: x, y: node.y - 6, anchor: anchor, "tick")]
    }

    /// A name that may be cut: whoever points at it reads all of it.
    private static func titled(
        _ shown: Public, of node: Node, x: Double, y: Double, _ anchor: StaticString, _ classes: ClassName
    ) -> HTMLNode {
        element(
            .text, [.classes(classes), .percent(.x, x), .number(.y, y), .word(.anchor, anchor)],
            [element(.title, [], [.value(node.name)]), .value(shown)])
    }
}
