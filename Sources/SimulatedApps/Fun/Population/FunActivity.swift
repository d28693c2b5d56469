/// What a signed-in user may do next.
enum FunActivity: String, Sendable, Hashable, CaseIterable {
    /// Opens a card of Home and goes back.
    case topic
    /// A card's star.
    case cardFavorite = "card-favorite"
    /// Pulls Home down.
    case refresh
    /// Types into the search field of Items.
    case search
    /// A category chip.
    case category
    /// Opens a row of Items and goes back.
    case row
    /// Flips something in Settings.
    case settings
    /// Opens the profile.
    case profile
    /// Follows a deep link from elsewhere.
    case link
    /// Switches the tab.
    case tab

    /// Its usual weight against the others.
    var standardWeight: Double {
        switch self {
        case .topic: 6
        case .search: 5
        case .row: 3
        case .cardFavorite, .refresh, .category, .tab: 2
        case .settings, .profile, .link: 1
        }
    }
}
