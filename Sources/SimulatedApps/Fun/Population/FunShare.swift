/// How often something happens where it could, from 0 to 1.
enum FunShare: String, Sendable, Hashable, CaseIterable {
    case signsIn = "signs-in"
    case linkBeforeSignIn = "link-before-sign-in"
    case corruptFavorites = "corrupt-favorites"
    case signsOut = "signs-out"
    case signsInAgain = "signs-in-again"
    case hasSummaryModel = "has-summary-model"
    case favoritesTopic = "favorites-topic"
    case sharesTopic = "shares-topic"
    case summarizes
    case summaryFails = "summary-fails"
    case favoritesRow = "favorites-row"
    case opensResult = "opens-result"
    case emptiesSearch = "empties-search"
    case retries
    case retriesTwice = "retries-twice"
    case simulatesErrors = "simulates-errors"
    case changesAppearance = "changes-appearance"
    case resets
    case goesToItems = "goes-to-items"
    case unknownTopic = "unknown-topic"

    /// How often it usually happens.
    var standard: Double {
        switch self {
        case .signsIn: 0.96
        case .linkBeforeSignIn: 0.03
        case .corruptFavorites: 0.002
        case .signsOut: 0.08
        case .signsInAgain: 0.5
        case .hasSummaryModel: 0.25
        case .favoritesTopic: 0.3
        case .sharesTopic: 0.1
        case .summarizes: 0.4
        case .summaryFails: 0.1
        case .favoritesRow: 0.15
        case .opensResult: 0.5
        case .emptiesSearch: 0.4
        case .retries: 0.7
        case .retriesTwice: 0.15
        case .simulatesErrors: 0.1
        case .changesAppearance: 0.3
        case .resets: 0.2
        case .goesToItems: 0.4
        case .unknownTopic: 0.1
        }
    }
}
