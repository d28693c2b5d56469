/// What counts as one install of an app, when captures carry no identity of their own.
public enum InstallRule: String, Sendable, CaseIterable {
    case file, directory, host
}

/// How `summary` prints.
public enum SummaryFormat: String, Sendable, CaseIterable {
    case text, markdown, json
}

/// When output has colours.
public enum ColorChoice: String, Sendable, CaseIterable {
    case auto, always, never
}
