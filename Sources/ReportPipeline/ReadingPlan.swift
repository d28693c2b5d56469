internal import Configuration
internal import Diagnostics
internal import LogIngest

/// Which captures belong together: one install of an app, and those of it that are read as one because they may hold the same
/// records or go on where another ends.
struct ReadingPlan: Sendable {
    /// Captures that are counted together, in the order given.
    struct Unit: Sendable {
        var captures: [Int]
        /// What they have in common; nil for a capture by itself.
        var overlap: CaptureOverlap?
    }

    /// For each capture the first capture of its install.
    let installs: [Int]
    /// Every capture once, units by their first capture.
    let units: [Unit]
    /// What one thread reads: every capture once, ascending in its batch. Units with members of the same archive stand in one
    /// batch, so that the archive is unpacked once.
    let batches: [[(capture: Int, unit: Int)]]

    init(_ captures: [Capture], _ options: ReportOptions, reader: CaptureReader) {
        let installs = ReadingPlan.installs(of: captures, options.installRule)
        self.installs = installs
        var overlaps: [CaptureOverlap] = []
        if !options.keepsDuplicates {
            let members = Dictionary(grouping: captures.indices) { installs[$0] }
            var opener = CaptureOpener()
            for install in members.values where install.count > 1 {
                var spans: [(capture: Int, span: CaptureSpan)] = []
                for index in install {
                    if let span = try? reader.span(of: captures[index], &opener) { spans.append((index, span)) }
                }
                overlaps += CaptureOverlap.overlaps(among: spans)
            }
        }
        let overlapping = Set(overlaps.flatMap(\.captures))
        let alone = captures.indices.filter { !overlapping.contains($0) }.map { Unit(captures: [$0], overlap: nil) }
        let units = (overlaps.map { Unit(captures: $0.captures, overlap: $0) } + alone).sorted {
            $0.captures[0] < $1.captures[0]
        }
        self.units = units
        batches = ReadingPlan.batches(of: units, captures)
    }

    private static func batches(of units: [Unit], _ captures: [Capture]) -> [[(capture: Int, unit: Int)]] {
        /// The first unit of the batch that a unit belongs to, itself or one before it.
        var first = Array(units.indices)
        func start(_ unit: Int) -> Int {
            var unit = unit
            while first[unit] != unit { unit = first[unit] }
            return unit
        }
        var unitOfArchive: [Capture.Archive: Int] = [:]
        for (number, unit) in units.enumerated() {
            for case let archive? in Set(unit.captures.map { captures[$0].archive }) {
                let other = start(unitOfArchive[archive, default: number])
                let own = start(number)
                first[max(own, other)] = min(own, other)
                unitOfArchive[archive] = min(own, other)
            }
        }
        let batches = Dictionary(grouping: units.indices, by: start).sorted { $0.key < $1.key }
        return batches.map { batch in
            batch.value.flatMap { unit in units[unit].captures.map { (capture: $0, unit: unit) } }.sorted {
                $0.capture < $1.capture
            }
        }
    }

    private static func installs(of captures: [Capture], _ rule: ReportOptions.InstallRule) -> [Int] {
        switch rule {
        case .file: return Array(captures.indices)
        case .host: return captures.map { _ in 0 }
        case .directory:
            var first: [String: Int] = [:]
            return captures.enumerated().map { index, capture in
                if first[capture.directory] == nil { first[capture.directory] = index }
                return first[capture.directory] ?? index
            }
        }
    }
}
