/// What the engine asks once a server answered.
struct NavigationResponse: Sendable, Hashable {
    /// The status; nil when the answer is not HTTP.
    var status: Int?
    var isMainFrame = true
    /// Whether the engine can show the type.
    var canShow = true
    /// The header of that name.
    var contentDisposition: String?
}

/// Which answers are shown.
enum ResponsePolicy {
    enum Decision: Sendable, Hashable {
        case allow, download
        /// Cancelled, because the server reports an error for the page itself.
        case refuse(status: Int)
    }

    /// The decision on a response. `attachment` counts anywhere in the header, a file name of that name included.
    static func decision(on response: NavigationResponse) -> Decision {
        if let status = response.status, status >= 400, response.isMainFrame { return .refuse(status: status) }
        guard response.canShow else { return .download }
        guard let disposition = response.contentDisposition else { return .allow }
        return disposition.lowercased().contains("attachment") ? .download : .allow
    }
}
