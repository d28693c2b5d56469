public import ReportModel

/// Where a link may lead: a page of the same site, or an address that cannot run anything.
public enum LinkTarget: Sendable, Hashable {
    /// A page of the site.
    case page(PageLink)
    /// A file of the site, such as `report.json`.
    case file(String)
    /// An `http`, `https` or `mailto` address.
    case address(String)

    /// A checked target from an address as an author wrote it, or nil when its scheme is not allowed.
    ///
    /// `splash.md` and `splash.html` mean the page `splash`; other relative paths are files of the site and may not
    /// leave it.
    public init?(parsing address: String) {
        let scalars = address.unicodeScalars
        guard !scalars.isEmpty, scalars.allSatisfy({ $0.value > 0x20 && $0.value != 0x7F }) else { return nil }
        let lowered = address.lowercased()
        if ["http://", "https://", "mailto:"].contains(where: lowered.hasPrefix) {
            self = .address(address)
            return
        }
        guard !address.contains(":"), !address.contains("\\"), !address.hasPrefix("/"), !address.hasPrefix(".") else {
            return nil
        }
        guard !address.split(separator: "/").contains("..") else { return nil }
        let parts = address.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
        for suffix in [".md", ".html"] where parts[0].hasSuffix(suffix) {
            let name = String(parts[0].dropLast(suffix.count))
            if let link = PageLink(page: name, anchor: parts.count > 1 ? String(parts[1]) : nil) {
                self = .page(link)
                return
            }
        }
        self = .file(address)
    }
}

extension LinkTarget {
    /// The address in a page.
    var htmlAddress: String {
        address(extension: ".html")
    }

    /// The address in a page's Markdown.
    var markdownAddress: String {
        address(extension: ".md")
    }

    private func address(extension suffix: String) -> String {
        switch self {
        case .page(let link): link.page + suffix + (link.anchor.map { "#" + $0 } ?? "")
        // The cases can be made without the check of `init(parsing:)`, so it is made up for here.
        case .file(let name), .address(let name): LinkTarget(parsing: name) == nil ? "#" : name
        }
    }
}
