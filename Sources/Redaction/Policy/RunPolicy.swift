public import Diagnostics

/// A policy as it holds for one run: with the run's keys, day and thresholds.
public struct RunPolicy: Sendable {
    /// What was configured.
    public let policy: RedactionPolicy
    /// The keys.
    public let key: RunKey
    /// The day of the run: keep rules end, and periods begin.
    public let date: CivilDate
    /// How many installs an undeclared value needs to be shown.
    public let minimumInstalls: Int
    /// The built-in detectors and those of the policy.
    public let detectors: Detectors

    /// A policy for a run.
    ///
    /// - Parameters:
    ///   - salt: the secret of keyed pseudonyms; without one values get ordinals.
    ///   - date: the day of the run.
    ///   - isPublic: whether what is made of it is for everybody, which needs more installs.
    /// - Throws: a diagnostic when the policy requires a salt and there is none.
    public init(
        _ policy: RedactionPolicy, salt: Salt?, date: CivilDate, isPublic: Bool = false
    ) throws(Diagnostic) {
        if policy.defaults.requiresSalt, salt == nil {
            throw Diagnostic(
                "redaction.salt", "the policy requires a salt ('require_salt: true'), and \(Salt.variable) is not set",
                help: "set it to 32 random bytes in hexadecimal digits or base64, from your secret store")
        }
        let series = salt.map {
            PseudonymSeries(salt: $0, scope: policy.defaults.scope, period: policy.defaults.period, date: date)
        }
        self.policy = policy
        key = RunKey(series: series)
        self.date = date
        detectors = .standard(with: policy)
        minimumInstalls = policy.minimumInstalls(isPublic: isPublic)
    }

    /// What holds without a configuration and a salt. No rule of it depends on a day.
    public init(key: RunKey = RunKey()) {
        policy = RedactionPolicy()
        self.key = key
        date = CivilDate(secondsSince1970: 0)
        detectors = .standard
        minimumInstalls = policy.minimumInstalls(isPublic: false)
    }
}
