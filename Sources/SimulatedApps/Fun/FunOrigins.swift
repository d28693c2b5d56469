/// Where the app's lines come from.
struct FunOrigins: Sendable {
    private let byCategory: [FunLogCategory: LogOrigin]

    /// Of a bundle with its identifier.
    static let bundled = FunOrigins(subsystem: "com.charles.wang.FunApp")
    /// Of a bundle without one.
    static let unbundled = FunOrigins(subsystem: FunOrigins.fallback)
    /// Of the favourites service, whose logger never asks for the bundle.
    static let favorites = origin(subsystem: fallback, category: .favorites)
    /// Of the app's own logger in its usual category.
    let general: LogOrigin

    private static let fallback = "com.fun.app"
    private static let imagePath =
        "/private/var/containers/Bundle/Application/1E4B9C0A-7D21-4F0C-9A53-0B6E2F8D7C11/FunApp.app/FunApp"

    private init(subsystem: String) {
        general = Self.origin(subsystem: subsystem, category: .general)
        byCategory = Dictionary(
            uniqueKeysWithValues: FunLogCategory.allCases.map { ($0, Self.origin(subsystem: subsystem, category: $0)) })
    }

    /// Of the app's own logger in a category.
    subscript(_ category: FunLogCategory) -> LogOrigin {
        category == .general ? general : byCategory[category] ?? general
    }

    private static func origin(subsystem: String, category: FunLogCategory) -> LogOrigin {
        LogOrigin(process: "FunApp", subsystem: subsystem, category: category.rawValue, imagePath: imagePath)
    }
}
