/// How a run of the tool ended.
public enum ExitStatus: Int32, Sendable, CaseIterable {
    /// Done.
    case done = 0
    /// The job could not be done: an input unreadable, a configuration wrong, an output not writable.
    case failed = 1
    /// A gate failed, or a leak was found.
    case found = 2
    /// Done under `--strict`, but the input was cut or partly unreadable.
    case degraded = 3
    /// The call was wrong (`EX_USAGE`).
    case usage = 64

    /// What the help says about it.
    var meaning: String {
        switch self {
        case .done: "done"
        case .failed: "the job could not be done: input unreadable, configuration wrong, output not writable"
        case .found: "a gate failed, or check --leaks found a leak"
        case .degraded: "done, but under --strict: the input was cut or partly unreadable"
        case .usage: "wrong usage"
        }
    }
}
