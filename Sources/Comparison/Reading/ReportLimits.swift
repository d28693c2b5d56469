/// What a file of figures may hold at most: more is no report of this tool.
public enum ReportLimits {
    /// The most bytes of a file.
    public static let mostBytes = 32 << 20
    /// The most values in it.
    static let mostValues = 1 << 20
    /// The most levels of lists and objects in each other.
    static let mostLevels = 32
    /// The greatest count.
    static let mostCounted = 1_000_000_000_000
    /// The most bytes of a text.
    static let longestText = 65_536
}
