/// What covers the web view after an error.
struct ErrorScreen: Sendable, Hashable {
    enum Kind: String, Sendable {
        case offline, general
    }

    var kind: Kind
    var title: String
    var message: String
    /// The name of a system symbol.
    var symbol: String

    static let offline = ErrorScreen(
        kind: .offline, title: "No Internet Connection", message: "Check your connection and try again.",
        symbol: "wifi.slash")
    static let general = ErrorScreen(
        kind: .general, title: "Unable to Load Page", message: "Something went wrong while loading this page.",
        symbol: "exclamationmark.triangle")
    static let processEnded = ErrorScreen(
        kind: .general, title: "Page Stopped Responding", message: "Reload the page to continue.",
        symbol: "arrow.clockwise.circle")

    static func server(status: Int) -> ErrorScreen {
        ErrorScreen(
            kind: .general, title: "Page Unavailable",
            message: "The server returned an error (\(status)). Please try again.",
            symbol: "exclamationmark.triangle")
    }
}
