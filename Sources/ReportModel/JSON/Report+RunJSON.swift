internal import Redaction

extension Report {
    /// What the figures were made with, as `report.json` holds it.
    var configurationJSON: JSONValue {
        .object([
            "digest": run.digest.map { .string($0) } ?? .null,
            "detectors": .string(policy.detectors),
            "packs": .array(run.packs.map(json)),
            "formats": .array(run.formats.map { .string($0) }),
            "plans": .integer(run.plans),
            "time_zone": run.timeZone.map { .string($0) } ?? .null,
            "year": run.year.map { .integer($0) } ?? .null,
            "date": run.date.map { .string($0) } ?? .null,
            "install_by": .string(run.installRule),
            "keep_duplicates": .bool(run.keepsDuplicates),
            "exclude_forced": .bool(run.excludesForced),
            "public": .bool(run.isPublic),
        ])
    }

    private func json(_ pack: RunFacts.Pack) -> JSONValue {
        .object([
            "app": .string(pack.app), "title": .string(pack.title), "origin": .string(pack.origin),
            "digest": .string(pack.digest), "min_n": .integer(pack.fewest),
            "inactivity_seconds": .number(Double(pack.inactivityNanoseconds) / 1_000_000_000),
        ])
    }
}
