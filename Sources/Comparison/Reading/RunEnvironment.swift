public import Redaction
public import Texts

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
        from base: RunEnvironment, except: Set<String> = [], called baseName: Text = .inTheBaseline
    ) -> [Text] {
        let names = Set(labels.keys).union(base.labels.keys).filter {
            !RunEnvironment.passing.contains($0.key) && !except.contains($0.key)
        }
        var found = names.sorted().compactMap { name -> Text? in
            let (now, before) = (labels[name] ?? [nil], base.labels[name] ?? [nil])
            return now == before
                ? nil : .labelDiffers(label: name.shown, now: Self.text(now), base: baseName, before: Self.text(before))
        }
        if missingLevels != base.missingLevels {
            let texts = [missingLevels, base.missingLevels].map { Self.text(levels: $0) }
            found.append(.levelsDiffer(now: texts[0], base: baseName, before: texts[1]))
        }
        return found
    }

    private static func text(_ values: Set<ReportName?>) -> Text {
        let shown = values.compactMap { $0 }.sorted().map { Text.asItIs(text: $0.shown) }
        return .anyOf(shown + (values.contains(nil) ? [.notSaid] : []))
    }

    private static func text(levels: Set<ReportName>) -> Text {
        levels.isEmpty ? .none : .asItIs(text: levels.sorted().map(\.shown).joined(separator: ", "))
    }
}
