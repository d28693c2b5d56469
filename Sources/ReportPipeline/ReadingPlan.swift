internal import Configuration
internal import Diagnostics
internal import LogIngest

/// Which captures belong together: one install of an app, and those of it that are read as one because they may hold the same
/// records or go on where another ends.
struct ReadingPlan: Sendable {
    /// Captures that one thread reads, in the order given.
    struct Unit: Sendable {
        var captures: [Int]
        /// What they have in common; nil for a capture by itself.
        var overlap: CaptureOverlap?
    }

    /// For each capture the first capture of its install.
    let installs: [Int]
    /// Every capture once, units by their first capture.
    let units: [Unit]

    init(_ captures: [Capture], _ options: ReportOptions, reader: CaptureReader) {
        let installs = ReadingPlan.installs(of: captures, options.installRule)
        self.installs = installs
        var overlaps: [CaptureOverlap] = []
        if !options.keepsDuplicates {
            let members = Dictionary(grouping: captures.indices) { installs[$0] }
            overlaps = members.values.filter { $0.count > 1 }.flatMap { members in
                CaptureOverlap.overlaps(
                    among: members.compactMap { index in
                        (try? reader.span(of: captures[index])).map { (capture: index, span: $0) }
                    })
            }
        }
        let overlapping = Set(overlaps.flatMap(\.captures))
        let alone = captures.indices.filter { !overlapping.contains($0) }.map { Unit(captures: [$0], overlap: nil) }
        units = (overlaps.map { Unit(captures: $0.captures, overlap: $0) } + alone).sorted {
            $0.captures[0] < $1.captures[0]
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
