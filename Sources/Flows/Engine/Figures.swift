/// What one flow knows of a stretch of one install's history. Stretches join in order, installs in any order.
protocol Figures: Sendable {
    /// Adds a later stretch of the same install.
    mutating func append(_ later: Self)
    /// Adds another install.
    mutating func join(_ other: Self)
}

/// Figures for which it does not matter whose history is added.
protocol AdditiveFigures: Figures {}

extension AdditiveFigures {
    mutating func join(_ other: Self) { append(other) }
}
