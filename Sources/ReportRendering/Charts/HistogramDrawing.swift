internal import Redaction
internal import ReportModel
internal import Texts

/// A histogram: columns on an axis of values, and markers such as the median, each label on a row of its own.
enum HistogramDrawing {
    private static let plotHeight = 170.0
    private static let markerRow = 20.0

    static func drawing(of bins: [Chart.Bin], markers: [Chart.Marker], unit: Chart.Unit, in language: Language)
        -> Drawing?
    {
        let sound = bins.filter { $0.low.isFinite && $0.high.isFinite && $0.high >= $0.low && $0.count >= 0 }
        guard let first = sound.first, let last = sound.last, sound.contains(where: { $0.count > 0 }) else {
            return nil
        }
        let shown = merged(sound)
        let axis = BinAxis(shown, from: first.low, to: last.high, unit: unit, in: language)
        let places = rows(of: markers.filter { $0.value.isFinite && (first.low...last.high).contains($0.value) })
        let top = Double(places.count) * markerRow + 28
        let bottom = top + plotHeight
        var drawing = Drawing(height: bottom + 24)
        let highest = shown.map(\.count).max() ?? 1
        let counts = ValueScale(to: Double(highest), unit: .count(language[.valuesUnit(count: highest)]), in: language)
        let grid = drawing.grid(counts, top: top, bottom: bottom)
        drawing.marks = grid.rules
        for (index, bin) in shown.enumerated() where bin.count > 0 {
            drawing.marks.append(
                column(bin, axis.range(of: index), counts, unit, language, bottom: bottom, isThin: shown.count > 60))
        }
        for (index, place) in places.enumerated() {
            let x = axis.position(of: place.value) * 100
            let y = Double(index) * markerRow + 12
            let isLeft = x < 50
            drawing.marks.append(.rule(x: x, from: y - 8, to: bottom, "marker-ground"))
            drawing.marks.append(.rule(x: x, from: y - 8, to: bottom, "marker"))
            drawing.marks.append(
                .label(
                    "\(place.label) \(unit.text(of: place.value, in: language))", x: x + (isLeft ? 1.2 : -1.2), y: y,
                    anchor: isLeft ? "start" : "end", "marker-label"))
        }
        drawing.marks += grid.labels + drawing.axis(axis.ticks, y: bottom + 18)
        if shown.count < sound.count {
            drawing.remarks.append(language[.drawnColumns(shown: shown.count, all: sound.count)])
        }
        return drawing
    }

    private static func column(
        _ bin: Chart.Bin, _ range: ClosedRange<Double>, _ counts: ValueScale, _ unit: Chart.Unit, _ language: Language,
        bottom: Double,
        isThin: Bool
    ) -> HTMLNode {
        let height = max(counts.position(of: Double(bin.count)) * plotHeight, 1)
        let tip: Public =
            "\(unit.text(of: bin.low, in: language)) – \(unit.text(of: bin.high, in: language)): \(language.forms.count(bin.count))"
        return element(
            .rect,
            [
                .classes("column", isThin ? "column-thin" : "column-wide", "tone-primary"),
                .percent(.x, range.lowerBound * 100),
                .percent(.width, (range.upperBound - range.lowerBound) * 100), .number(.y, bottom - height),
                .number(.height, height),
            ], [element(.title, [], [.text(tip)])])
    }

    /// A row for each value that is marked; marks of one value share it.
    private static func rows(of markers: [Chart.Marker]) -> [Chart.Marker] {
        markers.reduce(into: []) { rows, marker in
            if let last = rows.last, last.value == marker.value {
                rows[rows.count - 1].label = "\(last.label), \(marker.label)"
            } else {
                rows.append(marker)
            }
        }
    }

    private static func sum(_ left: Int, _ right: Int) -> Int {
        let (sum, isTooLarge) = left.addingReportingOverflow(right)
        return isTooLarge ? .max : sum
    }

    /// Neighbours joined until no more than `Drawing.columns` are left.
    private static func merged(_ bins: [Chart.Bin]) -> [Chart.Bin] {
        let group = (bins.count + Drawing.columns - 1) / Drawing.columns
        guard group > 1 else { return bins }
        return stride(from: 0, to: bins.count, by: group).map { start in
            let part = bins[start..<min(start + group, bins.count)]
            let last = part[part.endIndex - 1]
            return Chart.Bin(low: bins[start].low, high: last.high, count: part.reduce(0) { sum($0, $1.count) })
        }
    }
}

/// Where bins stand: by value when they are equally wide, otherwise side by side with their edges as ticks.
private struct BinAxis {
    private let bins: [Chart.Bin]
    private let scale: ValueScale
    private let isEven: Bool
    private let unit: Chart.Unit
    private let language: Language

    init(_ bins: [Chart.Bin], from low: Double, to high: Double, unit: Chart.Unit, in language: Language) {
        self.bins = bins
        self.language = language
        self.unit = unit
        scale = ValueScale(from: low, to: high, unit: unit, in: language)
        let width = (high - low) / Double(bins.count)
        isEven = high > low && bins.dropLast().allSatisfy { abs(($0.high - $0.low) - width) <= 0.02 * width }
    }

    /// The widest column: one that takes half of the drawing reads as a ground.
    private static let widest = 0.16

    func range(of index: Int) -> ClosedRange<Double> {
        if isSingle { return 0.44...0.56 }
        let whole = wholeRange(of: index)
        guard bins.count < 4, whole.upperBound - whole.lowerBound > BinAxis.widest else { return whole }
        let middle = (whole.lowerBound + whole.upperBound) / 2
        return (middle - BinAxis.widest / 2)...(middle + BinAxis.widest / 2)
    }

    private func wholeRange(of index: Int) -> ClosedRange<Double> {
        guard isEven else {
            return Double(index) / Double(bins.count)...Double(index + 1) / Double(bins.count)
        }
        let low = scale.position(of: bins[index].low)
        return low...max(low, scale.position(of: bins[index].high))
    }

    /// One bin of one value: drawn in the middle.
    private var isSingle: Bool { bins.count == 1 && bins[0].high == bins[0].low }

    func position(of value: Double) -> Double {
        if isSingle { return 0.5 }
        guard !isEven else { return scale.position(of: value) }
        let index = bins.lastIndex { $0.low <= value } ?? 0
        let width = bins[index].high - bins[index].low
        let inside = width > 0 ? min(max((value - bins[index].low) / width, 0), 1) : 0.5
        return (Double(index) + inside) / Double(bins.count)
    }

    var ticks: [(position: Double, label: Public)] {
        guard !isEven else { return scale.ticks.map { (scale.position(of: $0.value), $0.label) } }
        if isSingle { return [(0.5, unit.text(of: bins[0].low, in: language))] }
        let step = max(1, (bins.count + 3) / 4)
        var edges = stride(from: 0, to: bins.count, by: step).map { index in
            (Double(index) / Double(bins.count), unit.text(of: bins[index].low, in: language))
        }
        if bins.count.isMultiple(of: step) { edges.append((1, unit.text(of: bins[bins.count - 1].high, in: language))) }
        return edges
    }
}
