/// Where the web view begins.
protocol WebConfiguring: Sendable {
    /// The address it loads first.
    var address: String { get }
}

/// The shipped configuration; a UI test that forces the web view gets a page of its own.
struct WebConfiguration: WebConfiguring, Hashable {
    let address: String

    init(options: LaunchOptions) {
        // As Foundation writes the address down: it escapes the text again, the escapes in it included.
        address =
            options.isUITesting && options.forced == .webView
            ? "data:text/html,%3Chtml%3E%3Cbody%3EUI%2520Test%3C/body%3E%3C/html%3E"
            : "https://lk.nsq.market/en/tools/testing"
    }
}
