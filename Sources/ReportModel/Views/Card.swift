public import Redaction

/// One key figure: label, value, what it rests on, and where to read more.
public struct Card: Sendable, Hashable {
    /// What is measured: `Splash success`.
    public var label: Public
    /// The figure with its unit: `92.3 %`.
    public var value: Public
    /// What it rests on: `12 of 13 · 95 % interval 66.7–98.6 %`.
    public var detail: Public?
    /// A judgement in a word (`1 error`), shown with `tone`.
    public var verdict: Public?
    /// The colour family of the judgement.
    public var tone: Tone
    /// A small chart of the figure's history or spread.
    public var sparkline: [Double]?
    /// The page that tells more, relative to the site's root, such as `splash.html`.
    public var page: PageLink?
    /// The figure's id among those of the page's app; nil where no part of the run has a figure of its own.
    public var metric: Public?
    /// A count, or a share from 0 to 1, above this asks for a look.
    public var limit: Double?

    /// A card.
    public init(
        label: Public, value: Public, detail: Public? = nil, verdict: Public? = nil, tone: Tone = .neutral,
        sparkline: [Double]? = nil, page: PageLink? = nil
    ) {
        self.label = label
        self.value = value
        self.detail = detail
        self.verdict = verdict
        self.tone = tone
        self.sparkline = sparkline
        self.page = page
    }
}

/// A link to another page of the same site, by its name without extension: letters, digits and `-` only.
public struct PageLink: Sendable, Hashable {
    /// The page's name, such as `splash`.
    public let page: String
    /// A heading's anchor on that page.
    public let anchor: String?

    /// A link, or nil when a name holds anything but `a`–`z`, `0`–`9` and `-`.
    public init?(page: String, anchor: String? = nil) {
        guard PageLink.isName(page), anchor.map(PageLink.isName) ?? true else { return nil }
        self.page = page
        self.anchor = anchor
    }

    private static func isName(_ name: String) -> Bool {
        !name.isEmpty
            && name.utf8.allSatisfy { byte in
                (97...122).contains(byte) || (48...57).contains(byte) || byte == 45
            }
    }
}
