/// An error of a navigation: what the app tests, and the text it logs.
struct WebError: Error, Sendable, Hashable {
    /// The domains that matter to the app.
    enum Domain {
        static let url = "NSURLErrorDomain"
        /// What WebKit reports an interrupted load under.
        static let webKit = "WebKitErrorDomain"
        /// What the app takes for it.
        static let expected = "WKErrorDomain"
    }

    var domain: String
    var code: Int
    /// The whole text of the error, as `String(describing:)` gives it.
    var description: String

    init(domain: String, code: Int, description: String? = nil) {
        self.domain = domain
        self.code = code
        self.description = description ?? "Error Domain=\(domain) Code=\(code)"
    }

    /// Whether the app takes the error for a cancellation: -999, and 102 of a domain that WebKit doesn't use for it.
    var isExpectedCancellation: Bool {
        (domain == Domain.url && code == -999) || (domain == Domain.expected && code == 102)
    }

    /// Whether the app shows that there is no connection. Timeouts and certificates do not count.
    var isOffline: Bool {
        domain == Domain.url && [-1009, -1005, -1003, -1004, -1006, -1018, -1020].contains(code)
    }

    /// The word that the ledger counts a failed load under.
    var kind: String {
        if isOffline { return "offline" }
        return domain == Domain.webKit && code == 102 ? "policy_102" : "general"
    }
}
