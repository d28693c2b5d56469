package import EventModel

/// The colour family of a mark or a card; every use also has a word or a shape, so colour never stands alone.
public enum Tone: String, Sendable, Hashable, CaseIterable {
    /// Ordinary data.
    case neutral
    /// The first and second series of a chart.
    case primary, secondary
    /// Judgements.
    case good, warning, bad
    /// Not known, not counted, too few.
    case muted
}

extension Severity {
    /// The colour family and shape of the severity.
    package var tone: Tone {
        switch self {
        case .error: .bad
        case .warning: .warning
        case .note: .muted
        }
    }
}
