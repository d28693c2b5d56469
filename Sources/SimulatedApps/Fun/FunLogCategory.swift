/// The categories of the app's own logger; its lines use `general` alone.
///
/// `favorites` is also the category of the favourites service, which has a logger of its own.
enum FunLogCategory: String, Sendable, Hashable, CaseIterable {
    case general
    case network
    case ui
    case data
    case navigation
    case settings
    case favorites
    case error
}
