/// A line of the app's own logger: one case for each shape of message.
enum FunEvent: Sendable, Hashable {
    case loginTapped
    case mainFlowStarted
    case carouselVisibilityChanged(Bool)
    case featuredItemsLoading
    case featuredItemsLoaded(count: Int)
    case networkErrorSimulated
    case pullToRefreshTriggered
    case featuredItemTapped(title: String)
    case homeFavoriteToggled(id: String)
    case detailFavoriteToggled(title: String)
    case profileTapped
    case profileGoToItemsTapped
    case logoutTapped
    case itemsFiltered(count: Int, FunSearchQuery)
    case categorySelected(String)
    case itemSelected(title: String)
    case tabSwitched(index: Int)
    case tabSwitchedProgrammatically(index: Int)
    case invalidTabIndex(Int)
    case deepLinkItemNotFound(id: String)
    case summaryFailed(description: String)
    case appearanceReset
    case featureTogglesReset

    /// The level it is logged with; the category is always general.
    var level: FunLogLevel {
        switch self {
        case .invalidTabIndex, .deepLinkItemNotFound: .warning
        default: .info
        }
    }

    /// The text of the line; joined rather than interpolated where it is written often, which takes one allocation.
    var message: String {
        switch self {
        case .loginTapped: "User tapped login"
        case .mainFlowStarted: "HomeTabBarViewModel initialized"
        case .carouselVisibilityChanged(let value):
            value ? "Carousel visibility changed to: true" : "Carousel visibility changed to: false"
        case .featuredItemsLoading: "Loading featured items..."
        case .featuredItemsLoaded(let count): "Featured items loaded: \(count) items"
        case .networkErrorSimulated: "Simulating network error..."
        case .pullToRefreshTriggered: "Pull to refresh triggered"
        case .featuredItemTapped(let title): "Featured item tapped: " + title
        case .homeFavoriteToggled(let id): "Toggled favorite for: " + id
        case .detailFavoriteToggled(let title): "Favorite toggled for " + title
        case .profileTapped: "Profile tapped"
        case .profileGoToItemsTapped: "Go to Items tapped from Profile"
        case .logoutTapped: "User tapped logout from Profile"
        case .itemsFiltered(let count, let query):
            "Filtered to \(count) results for: '" + query.text + "' in category: '" + query.category + "'"
        case .categorySelected(let category): "Category selected: " + category
        case .itemSelected(let title): "Item selected: " + title
        case .tabSwitched(let index): "Tab switched to index: " + String(index)
        case .tabSwitchedProgrammatically(let index): "Programmatically switched to tab index: \(index)"
        case .invalidTabIndex(let index): "Invalid tab index: \(index)"
        case .deepLinkItemNotFound(let id): "Deep link item not found: \(id)"
        case .summaryFailed(let description): "AI summary failed: \(description)"
        case .appearanceReset: "Appearance mode reset to system"
        case .featureTogglesReset: "Feature toggles reset"
        }
    }

    /// The name that the ledger counts it by: what the app's pack calls the shape.
    var name: String {
        switch self {
        case .loginTapped: "login_tapped"
        case .mainFlowStarted: "main_flow_started"
        case .carouselVisibilityChanged: "carousel_visibility_changed"
        case .featuredItemsLoading: "featured_items_loading"
        case .featuredItemsLoaded: "featured_items_loaded"
        case .networkErrorSimulated: "network_error_simulated"
        case .pullToRefreshTriggered: "pull_to_refresh_triggered"
        case .featuredItemTapped: "featured_item_tapped"
        case .homeFavoriteToggled: "home_favorite_toggled"
        case .detailFavoriteToggled: "detail_favorite_toggled"
        case .profileTapped: "profile_tapped"
        case .profileGoToItemsTapped: "profile_go_to_items_tapped"
        case .logoutTapped: "logout_tapped"
        case .itemsFiltered: "items_filtered"
        case .categorySelected: "category_selected"
        case .itemSelected: "item_selected"
        case .tabSwitched: "tab_switched"
        case .tabSwitchedProgrammatically: "tab_switched_programmatically"
        case .invalidTabIndex: "invalid_tab_index"
        case .deepLinkItemNotFound: "deep_link_item_not_found"
        case .summaryFailed: "ai_summary_failed"
        case .appearanceReset: "appearance_reset"
        case .featureTogglesReset: "feature_toggles_reset"
        }
    }
}
