internal import Redaction
internal import ReportModel
internal import Texts

/// A Sankey diagram of one step: where ways began at the left, where they led at the right, a band for each pair.
enum BandsDrawing {
    /// Names at each side; more would be thinner than their labels.
    private static let names = 8
    private static let height = 300.0
    private static let gap = 22.0
    private static let top = 22.0

    /// A name at a side, with the way down that it takes.
    private struct Node {
        var name: Public
        var count: Int
        var y = 0.0
        var length = 0.0
        /// How much of it bands took so far.
        var used = 0.0
    }

    static func drawing(of bands: [Chart.Band], in language: Language) -> Drawing? {
        let sound = bands.filter { $0.count > 0 }
        guard !sound.isEmpty else { return nil }
        var (left, right) = (nodes(sound, \.from), nodes(sound, \.to))
        let (leftNames, rightNames) = (Set(left.map(\.name)), Set(right.map(\.name)))
        let shown = sound.filter { leftNames.contains($0.from) && rightNames.contains($0.to) }
        let total = Double(sound.reduce(0) { $0 + $1.count })
        place(&left, total: total)
        place(&right, total: total)
        let bottom = (left + right).map { $0.y + $0.length }.max() ?? 0
        var drawing = Drawing(height: bottom + 4)
        // Bands leave their names in the order of where they lead, so that they cross little.
        let order = Dictionary(uniqueKeysWithValues: right.enumerated().map { ($1.name, $0) })
        var paths: [HTMLNode] = []
        for index in left.indices {
            let own = shown.filter { $0.from == left[index].name }.sorted { order[$0.to] ?? 0 < order[$1.to] ?? 0 }
            for band in own {
                guard let other = order[band.to] else { continue }
                let width = Double(band.count) / total * height
                paths.append(
                    path(
                        of: band, from: left[index].y + left[index].used, to: right[other].y + right[other].used, width,
                        index, language))
                left[index].used += width
                right[other].used += width
            }
        }
        drawing.marks.append(
            element(
                .svg,
                [
                    .classes("plot-area"), .number(.x, 0), .number(.y, 0), .percent(.width, 100),
                    .number(.height, drawing.height), .viewBox(width: 1000, height: drawing.height),
                    .word(.aspect, "none"),
                ], paths))
        drawing.marks += left.flatMap { marks(of: $0, x: 0, anchor: "start", language) }
        drawing.marks += right.flatMap { marks(of: $0, x: 100, anchor: "end", language) }
        let count = shown.reduce(0) { $0 + $1.count }
        if Double(count) < total {
            drawing.remarks.append(
                language[.drawnOfSteps(shown: count, all: Int(total))]
            )
        }
        return drawing
    }

    private static func nodes(_ bands: [Chart.Band], _ name: KeyPath<Chart.Band, Public>) -> [Node] {
        var counts: [Public: Int] = [:]
        for band in bands { counts[band[keyPath: name], default: 0] += band.count }
        let sorted = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(names)
        return sorted.map { Node(name: $0.key, count: $0.value) }
    }

    private static func place(_ nodes: inout [Node], total: Double) {
        var y = top
        for index in nodes.indices {
            nodes[index].y = y
            nodes[index].length = Double(nodes[index].count) / total * height
            y += nodes[index].length + gap
        }
    }

    /// A band: straight edges between the two sides, which keep their slope on every screen.
    private static func path(
        of band: Chart.Band, from start: Double, to end: Double, _ width: Double, _ index: Int, _ language: Language
    ) -> HTMLNode {
        let outline = PathOutline(
            [(14, start), (986, end), (986, end + width), (14, start + width)], closed: true)
        let name: ClassName = index.isMultiple(of: 2) ? "band" : "band-other"
        return element(
            .path, [.classes("band", name), .path(outline)],
            [element(.title, [], [.value("\(band.from) → \(band.to): \(language.forms.count(band.count))")])])
    }

    private static func marks(of node: Node, x: Double, anchor: StaticString, _ language: Language) -> [HTMLNode] {
        let room = 20 - language.forms.count(node.count).text.count
        let label: Public = "\(node.name.cut(to: room)) · \(language.forms.count(node.count))"
        let end = element(
            .svg, [.classes("origin"), .percent(.x, x), .number(.y, node.y)],
            [
                element(
                    .rect,
                    [
                        .classes("bar", "tone-neutral"), .number(.x, x == 0 ? 0 : -5), .number(.width, 5),
                        .number(.height, max(node.length, 1)),
                    ])
            ])
        return [end, .label(label, x: x, y: node.y - 6, anchor: anchor, "marker-label")]
    }
}
