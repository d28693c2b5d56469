internal import Flows
internal import Redaction
internal import ReportModel
internal import Texts

/// The links to all pages of a site, grouped by app.
struct Navigation {
    /// The groups as the page template takes them.
    let groups: [[String: Template.Value]]

    /// - Parameter address: what leads to the page of a name.
    init(pages: [SitePage], current: Int?, in language: Language, address: (String) -> String = { $0 + ".html" }) {
        var labels: [Public] = []
        var entries: [Public: [[String: Template.Value]]] = [:]
        for (index, page) in pages.enumerated() {
            let label =
                page.source.front.audience == .all
                ? language[.thisReport] : page.app?.program.title ?? language[.thisReport]
            if entries[label] == nil { labels.append(label) }
            var entry = Navigation.entry(page)
            entry["href"] = .text(Public(authored: address(page.name)))
            entry["is-current"] = .flag(index == current)
            entries[label, default: []].append(entry)
        }
        groups = labels.map { label in
            ["label": .text(label), "is-labelled": .flag(labels.count > 1), "entries": .list(entries[label] ?? [])]
        }
    }

    /// A page's title and address.
    static func entry(_ page: SitePage) -> [String: Template.Value] {
        ["title": .text(page.source.front.shortTitle), "href": .text(Public(authored: "\(page.name).html"))]
    }
}
