/// What a preview adds to pages: the script that waits for the next build, and what there is to say about the last one.
struct LivePage: Sendable {
    // Names of a site's files begin with neither `_` nor `.`, so that these are free.
    private static let folder = "_ctreport/"
    static let eventsName = folder + "events"
    static let scriptName = folder + "live.js"
    static let styleName = folder + "live.css"

    let version: String
    let notice: PreviewSite.Notice?

    /// A page of the site with the additions; what is not there (head, body) is done without.
    func added(to page: [UInt8]) -> [UInt8] {
        var edits = Markup(page)
        edits.allowOwnFiles()
        edits.insert(head, before: "</head")
        if let notice { edits.insert("\n" + section(notice), behindTag: "<body") }
        return edits.bytes
    }

    /// A page that says only what the notice says.
    var alone: String { document(title: notice?.title ?? "", body: notice.map(section) ?? "") }

    /// The page for an address that no file has.
    var notFound: String {
        let title = "The site has no such file."
        let missing =
            "<main class=\"ctreport-serve ctreport-serve-waiting\">\n<p>\(title)</p>\n"
            + "<p><a href=\"/\">To the first page</a></p>\n</main>\n"
        return document(title: title, body: (notice.map(section) ?? "") + missing)
    }

    private var head: String {
        "<link rel=\"stylesheet\" href=\"/\(Self.styleName)\">\n"
            + "<script src=\"/\(Self.scriptName)\" data-events=\"/\(Self.eventsName)\" data-version=\"\(escaped(version))\" "
            + "defer></script>\n"
    }

    private func document(title: String, body: String) -> String {
        "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
            + "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
            + "<meta name=\"color-scheme\" content=\"light dark\">\n"
            + "<title>\(escaped(title)) · ctreport serve</title>\n\(head)</head>\n<body class=\"ctreport-serve-page\">\n\(body)</body>\n</html>\n"
    }

    private func section(_ notice: PreviewSite.Notice) -> String {
        let kind = notice.kind == .waiting ? " ctreport-serve-waiting" : ""
        let lines = notice.text.isEmpty ? "" : "<pre tabindex=\"0\">\(escaped(notice.text))</pre>\n"
        return "<section class=\"ctreport-serve\(kind)\" role=\"alert\" aria-label=\"ctreport serve\">\n"
            + "<p>\(escaped(notice.title))</p>\n\(lines)</section>\n"
    }

    private func escaped(_ text: String) -> String {
        text.reduce(into: "") { result, character in
            switch character {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "'": result += "&#39;"
            default: result.append(character)
            }
        }
    }
}
