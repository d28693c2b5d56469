/// What the engine asks before it follows an address.
struct NavigationAction: Sendable, Hashable {
    enum Kind: String, Sendable {
        /// A click on a link.
        case link
        /// Everything else: scripts, forms, reloads, the app itself.
        case other
        /// Back, forward.
        case backForward
    }

    /// Where it would show.
    enum Target: Sendable, Hashable {
        case mainFrame, subframe
        /// A new window, which has no frame yet.
        case none
    }

    /// Nil for a request without an address.
    var address: String?
    var kind = Kind.other
    var target = Target.mainFrame
    /// Whether the link itself asks for a download.
    var isDownload = false
}

/// Which addresses the web view follows, and which leave the app.
enum NavigationPolicy {
    enum Decision: Sendable, Hashable {
        case allow, cancel, download
        /// Cancelled, and the address handed to the system.
        case open
    }

    private static let ownSchemes: Set<String> = ["http", "https", "about", "data", "blob", "javascript"]

    /// The decision on an action, for a web view that was asked to show `start`.
    static func decision(on action: NavigationAction, start: WebAddress) -> Decision {
        guard let text = action.address else { return .cancel }
        if action.isDownload { return .download }
        let address = WebAddress(text)
        if leaves(address) { return .open }
        if action.kind == .link, address.isExternal(to: start) { return .open }
        return .allow
    }

    /// Whether a new window for an address belongs outside the app; kinds of navigation do not matter here.
    static func opensOutside(_ address: WebAddress, start: WebAddress) -> Bool {
        leaves(address) || address.isExternal(to: start)
    }

    /// Whether the scheme is not one that the web view shows; a missing one is not either.
    private static func leaves(_ address: WebAddress) -> Bool {
        guard let scheme = address.scheme else { return true }
        return !ownSchemes.contains(scheme.lowercased())
    }
}
