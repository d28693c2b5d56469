internal import Flows
internal import Redaction
internal import ReportModel
internal import ReportRendering
internal import Texts

/// A page of one site with every block filled and every link resolved.
struct FilledPage {
    var page: SitePage
    var document: Document
    /// What its blocks show.
    var shown: ShownFigures

    /// The language that it is written in, and that its blocks speak.
    var language: Language { page.source.language }

    /// The name of its files.
    var name: String { page.name }
}

extension SiteGenerator {
    /// What the search of a site, or of a file with all its pages, looks through.
    func searchIndex(_ pages: [FilledPage], _ launches: [LaunchPage], _ report: Report) -> SearchIndex {
        let isSingle = report.apps.count < 2
        let topics = pages.map { filled in
            let front = filled.page.source.front
            // In a site of several apps pages of one title are told apart by their app.
            let app = isSingle || front.audience == .all ? nil : filled.page.app?.program.title
            return SearchIndex.Page(
                name: filled.name, title: app.map { "\($0): \(front.shortTitle)" } ?? front.shortTitle,
                description: front.description, document: filled.document, shown: filled.shown)
        }
        let traced = launches.map { launch in
            SearchIndex.Page(
                name: launch.name, title: launch.title, description: launch.description, document: launch.document,
                isLaunch: true)
        }
        return SearchIndex(topics + traced, report)
    }
}

extension SiteGenerator {
    /// `cube.js`, and the pages with a place for the filter where there is something to choose from.
    func cube(_ pages: [FilledPage], _ report: Report) -> (pages: [FilledPage], bytes: [UInt8]) {
        var apps: [Public: JSONValue] = [:]
        let filtered = pages.map { page -> FilledPage in
            guard page.page.source.front.role == .overview, let app = page.page.app else { return page }
            let ids = page.document.cards.compactMap(\.metric).filter { !ReportBlocks.totals.contains($0.text) }
            let cube = FigureCube(app, showing: ids, installsNeeded: report.policy.minimumInstalls)
            guard let cube, let place = page.document.blocks.firstIndex(where: \.isCards) else { return page }
            apps[app.program.app] = cube.value(report.language.forms)
            var page = page
            page.document.blocks.insert(.filter(app: app.program.app), at: place)
            return page
        }
        return (filtered, ScriptData.bytes("ctreportCube", .object(apps)))
    }
}

extension Document {
    /// The key figures of the outer level.
    fileprivate var cards: [Card] {
        blocks.flatMap { block -> [Card] in if case .cards(let cards) = block { cards } else { [] } }
    }
}

extension Block {
    fileprivate var isCards: Bool { if case .cards = self { true } else { false } }
}

extension SearchIndex {
    /// `search-index.js` of a folder of pages.
    var bytesOfSite: [UInt8] {
        bytes(address: { $0 + ".html" }, place: { _, anchor in anchor.map { "#" + $0 } ?? "" })
    }
}
