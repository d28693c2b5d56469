/// What a user, or the system, does to the app.
enum FunAction: Sendable, Hashable {
    /// Sign In.
    case login
    /// A tab by its index, also the one in front.
    case selectTab(Int)
    /// The system hands over a URL.
    case openURL(String)
    /// Back from a topic.
    case back

    /// A card of Home, by id.
    case tapCard(String)
    /// A card's star, by id.
    case toggleCardFavorite(String)
    case refresh
    case retryHome

    case openProfile
    case closeProfile
    case goToItems
    case logout

    /// The search field gets this text at once.
    case setSearchText(String)
    /// The search field gets a text one character after the other, each followed by a wait in nanoseconds.
    case typeSearchText(String, every: Int64)
    /// The screen's own clear, which no button calls.
    case clearSearch
    case selectCategory(String)
    /// A row of the list, by id.
    case tapRow(String)
    /// A row's star, by id: not logged.
    case toggleRowFavorite(String)
    case retryItems

    /// The star of the topic on top.
    case toggleDetailFavorite
    /// Share: not logged.
    case share
    /// The AI button of the topic on top.
    case summarize

    case setToggle(FunToggle, Bool)
    case resetToggles
    case setAppearance(FunSettings.Appearance)
    case resetAppearance
}
