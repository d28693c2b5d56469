/// A page of the scripted web: how long it takes, what it is called, whether it fails.
public struct OrionPage: Sendable, Hashable {
    /// Where a load ends without a word.
    public enum Failure: String, Sendable, Hashable, CaseIterable {
        /// Before anything of the page is there.
        case beforeCommit = "before-commit"
        /// Half-way.
        case afterCommit = "after-commit"
    }

    /// Its title once it is loaded.
    public var title: String
    /// Its title when the first bytes are there, which a real page often has not; nil for the title itself.
    public var titleAtCommit: String?
    /// From the request to the first bytes, in nanoseconds.
    public var commitLatency: Int64 = 480_000_000
    /// From there to the end.
    public var finishLatency: Int64 = 240_000_000
    /// Whether it fails, and where.
    public var failure: Failure?
    /// The scales between which it can be zoomed; a page may forbid it.
    public var zoomRange: ClosedRange<Double> = 1...5

    /// A page that loads in the usual time.
    public init(title: String) {
        self.title = title
    }
}

/// The web as far as the app sees it. No request ever leaves it.
public struct OrionWeb: Sendable {
    /// The address behind the start button, the only one that the app knows itself.
    public static let startAddress =
        "https://stil.kurir.rs/moda/157971/ovo-su-najstilizovanije-zene-sveta-koja-je-po-vama-br-1-anketa"

    /// Pages by address.
    public var pages: [String: OrionPage] = [
        OrionWeb.startAddress: OrionPage(title: "Ovo su najstilizovanije žene sveta")
    ]

    /// The web with the start page.
    public init() {}

    /// The page of an address; one that nobody scripted is called by its address.
    public func page(at address: String) -> OrionPage {
        pages[address] ?? OrionPage(title: address)
    }
}
