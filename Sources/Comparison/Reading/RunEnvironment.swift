public import Redaction

/// What a run was made in, as far as its report says: runs of different environments are no fair comparison.
public struct RunEnvironment: Sendable, Hashable {
    /// The values of each label over all captures; `nil` among them for captures without it.
    public var labels: [ReportName: Set<ReportName?>] = [:]
    /// Levels that were not captured.
    public var missingLevels: Set<ReportName> = []
    /// The version of the program that counted.
    public var version: Public = "–"

    /// Labels that differ from run to run by their nature.
    public static let passing = ["app_version", "branch", "build", "commit", "date", "job", "run"]

    /// What differs from another run; labels of `passing` and of `except` may.
    public func differences(
        from base: RunEnvironment, except: Set<String> = [], called baseName: Public = "in the baseline"
    ) -> [Public] {
        let names = Set(labels.keys).union(base.labels.keys).filter {
            !RunEnvironment.passing.contains($0.key) && !except.contains($0.key)
        }
        var found = names.sorted().compactMap { name -> Public? in
            let (now, before) = (labels[name] ?? [nil], base.labels[name] ?? [nil])
            return now == before ? nil : "\(name.shown) is \(Self.text(now)), \(baseName) \(Self.text(before))"
        }
        if missingLevels != base.missingLevels {
            let texts = [missingLevels, base.missingLevels].map { Self.text(levels: $0) }
            found.append("levels that were not captured: \(texts[0]), \(baseName) \(texts[1])")
        }
        return found
    }

    private static func text(_ values: Set<ReportName?>) -> Public {
        let shown = values.compactMap { $0 }.sorted().map(\.shown) + (values.contains(nil) ? ["not said"] : [])
        return shown.joined(separator: " or ")
    }

    private static func text(levels: Set<ReportName>) -> Public {
        levels.isEmpty ? "none" : levels.sorted().map(\.shown).joined(separator: ", ")
    }
}
