/// How `summary` prints.
public enum SummaryFormat: String, Sendable, CaseIterable {
    case text, markdown, json
}

/// When output has colours.
public enum ColorChoice: String, Sendable, CaseIterable {
    case auto, always, never
}
