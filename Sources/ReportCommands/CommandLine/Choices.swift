/// How `summary` prints.
public enum SummaryFormat: String, Sendable, CaseIterable {
    case text, markdown, json
    case githubSummary = "github-summary"
}

/// How `compare` prints.
enum ComparisonFormat: String, Sendable, CaseIterable {
    case text, markdown, json
}

/// How `check` prints.
enum CheckFormat: String, Sendable, CaseIterable {
    case text, json, junit, github
}

/// When output has colours.
public enum ColorChoice: String, Sendable, CaseIterable {
    case auto, always, never
}
