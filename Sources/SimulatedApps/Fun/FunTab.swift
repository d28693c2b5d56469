/// A tab of the app; the raw value is its index in the log.
enum FunTab: Int, Sendable, Hashable, CaseIterable {
    case home
    case items
    case settings

    /// The tab that a deep link names, in any case; `search` is an older name of `items`.
    init?(linkName: String) {
        switch linkName.lowercased() {
        case "home": self = .home
        case "items", "search": self = .items
        case "settings": self = .settings
        default: return nil
        }
    }
}
