public import Redaction

/// Figures by day and by the labels of captures, one cell for each that has a launch: what figures of a part of a run are added up
/// from.
public struct DayCube: Sendable {
    /// The launches that began on a day in captures with the same labels.
    public struct Cell: Sendable {
        /// Civil nanoseconds of the day's begin, or of that of several days.
        public let start: Int64
        /// The labels of the captures.
        public let labels: Labels
        /// Launches, events and metrics.
        public let step: DaySeries.Step
        /// Installs that have launches in it.
        public internal(set) var installs = 0
    }

    /// Days of a cell.
    public let width: Int64
    /// The cells in order of time, those of one day in the order of their labels.
    public let cells: [Cell]
    /// The launches of each day in one cell, whatever the labels.
    public let withoutLabels: [Cell]

    private struct Key: Hashable {
        var start: Int64
        var labels: Labels
    }

    init(_ all: LaunchSums, _ installs: [LaunchDays]) {
        let width = all.series.width
        self.width = width
        cells = DayCube.counted(all.labelled.isEmpty ? [Labels(): all.series] : all.labelled, width, installs) {
            $0.labelled.isEmpty ? [Labels(): $0.all] : $0.labelled
        }
        withoutLabels = DayCube.counted([Labels(): all.series], width, installs) { [Labels(): $0.all] }
    }

    /// The cells of the run, with how many installs each has.
    private static func counted(
        _ all: [Labels: DaySeries], _ width: Int64, _ installs: [LaunchDays],
        days: (LaunchDays) -> [Labels: DaySeries]
    ) -> [Cell] {
        var counts: [Key: Int] = [:]
        for install in installs {
            for cell in cells(days(install), width) {
                counts[Key(start: cell.start, labels: cell.labels), default: 0] += 1
            }
        }
        return cells(all, width).map { cell in
            var cell = cell
            cell.installs = counts[Key(start: cell.start, labels: cell.labels)] ?? 0
            return cell
        }
    }

    private static func cells(_ parts: [Labels: DaySeries], _ width: Int64) -> [Cell] {
        let cells = parts.flatMap { labels, days in
            days.widened(to: width).steps.map { Cell(start: $0.start, labels: labels, step: $0.step) }
        }
        return cells.sorted { one, other in
            one.start != other.start ? one.start < other.start : one.labels.precedes(other.labels)
        }
    }
}

extension Labels {
    /// The order of labels: by their keys and values.
    fileprivate func precedes(_ other: Labels) -> Bool {
        all.flatMap { [$0.key, $0.value] }.lexicographicallyPrecedes(other.all.flatMap { [$0.key, $0.value] })
    }
}
