/// What a report says of the policy it was made with: nothing that tells a value.
public struct PolicyFacts: Sendable, Hashable {
    /// One keep rule, and how often it was used.
    public struct Keep: Sendable, Hashable {
        /// Whether it still holds.
        public enum State: String, Sendable, Hashable, CaseIterable {
            /// It holds.
            case active
            /// It holds, and ends within 30 days.
            case expiring
            /// It holds, and nothing in the run was for it.
            case unused
            /// It has ended, and lets nothing through.
            case ended
        }

        /// Why it is there, in its author's words.
        public let reason: Public
        /// The class that it overrides.
        public let override: SensitiveType.Sensitivity?
        /// Its last day.
        public let until: CivilDate?
        /// Whether it holds.
        public let state: State
        /// How many values it let through.
        public let uses: Int
        /// How many it would have let through, had it not ended.
        public let missed: Int
    }

    /// What tells one series of keyed pseudonyms from another.
    public struct Series: Sendable, Hashable {
        /// Four characters: another id, other pseudonyms.
        public let keyID: Public
        /// The scope.
        public let scope: Public
        /// `none`, `2026-11` or `2026-Q4`.
        public let period: Public
    }

    /// `default`, or `custom` when a configuration says something.
    public let name: Public
    /// Tells policies apart.
    public let digest: Public
    /// Tells sets of detectors apart.
    public let detectors: Public
    /// The series of keyed pseudonyms; nil where values have ordinals.
    public let series: Series?
    /// How many installs an undeclared value needs to be shown.
    public let minimumInstalls: Int
    /// How many different values of a family have pseudonyms.
    public let distinct: [Pseudonym.Family: Int]
    /// How many undeclared values too few installs have.
    public let withheld: Int
    /// The keep rules, in the order of the policy.
    public let keeps: [Keep]
    /// Where the audit goes.
    public let audit: RedactionPolicy.Audit

    init(_ run: RunPolicy, _ audit: RedactionAudit, _ pseudonyms: PseudonymTable, _ vault: CandidateVault) {
        name = run.policy.isStandard ? "default" : "custom"
        digest = run.policy.digest
        detectors = Detectors.version
        series = run.key.series.map { Series(keyID: $0.keyID, scope: $0.scope, period: $0.period) }
        minimumInstalls = run.minimumInstalls
        distinct = pseudonyms.counts
        withheld = vault.withheldCount
        keeps = run.policy.keeps.enumerated().map { index, rule in
            let ends = rule.until.map { $0.days - run.date.days } ?? Int.max
            let uses = audit.keptByRule[index] ?? 0
            return Keep(
                reason: rule.reason, override: rule.override, until: rule.until,
                state: ends < 0 ? .ended : ends <= 30 ? .expiring : uses == 0 ? .unused : .active,
                uses: uses, missed: audit.endedByRule[index] ?? 0)
        }
        self.audit = run.policy.audit
    }

    /// What holds without a configuration, before anything was read.
    public static var standard: PolicyFacts {
        PolicyFacts(RunPolicy(), RedactionAudit(), PseudonymTable(), CandidateVault(needed: 1))
    }

    /// A number of different values as it may be shown: below the threshold only that it is. With a threshold of one
    /// there is nothing to hide.
    public func shown(distinct count: Int) -> Public {
        minimumInstalls > 1 && count < minimumInstalls ? "<\(minimumInstalls)" : Public(count)
    }
}

extension Detectors {
    /// Tells sets of detectors apart: characters of a digest of their ids and samples.
    static let version: Public = {
        let lines = standard.all.flatMap { detector in
            [detector.id.text, detector.type.rawValue] + detector.matches.map(\.message) + detector.rejects
        }
        let digest = MessageCode.digest(of: Array(lines.joined(separator: "\n").utf8))
        return Public(redacted: Base32.text(digest, count: 8))
    }()
}
