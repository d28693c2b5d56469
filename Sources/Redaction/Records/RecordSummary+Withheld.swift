/// Names of records that hold what was dropped elsewhere.
extension RecordSummary {
    /// The figures without names that hold one of the values, which count as others.
    public func withholding(_ secrets: SecretSet) -> RecordSummary {
        var summary = self
        summary.processes.withhold(secrets)
        summary.subsystems.withhold(secrets)
        summary.categories.withhold(secrets)
        summary.shapes.withhold(secrets)
        for (name, event) in unplanned {
            if secrets.holds(name.text) {
                summary.unplanned[name] = nil
                summary.otherUnplanned += event.count
            } else {
                let keys = event.keys.map { secrets.holds($0.text) ? "(other)" : $0 }
                summary.unplanned[name]?.keys = Set(keys)
            }
        }
        return summary
    }

    /// The names that are shown, which are public from there on.
    public var shownNames: [Public] {
        let tables = [processes, subsystems, categories].flatMap(\.counts.keys)
        return tables + unplanned.flatMap { [$0.key] + $0.value.keys }
    }
}

extension RecordSummary.Table {
    fileprivate mutating func withhold(_ secrets: SecretSet) {
        for (name, count) in counts where secrets.holds(name.text) {
            counts[name] = nil
            other += count
        }
    }
}
