internal import Redaction
internal import ReportModel

/// All that the site's script says, and the forms of its numbers: the only place of its words.
enum ScriptWords {
    /// `words.js`.
    static var bytes: [UInt8] { ScriptData.bytes("ctreportWords", value) }

    static var value: JSONValue {
        .object([
            "number": texts(["group": Public(authored: thousandsSpace), "decimal": ".", "none": "–"]),
            "files": texts(["index": Public(authored: ScriptData.index)]),
            "table": table, "copy": copy, "search": search, "kinds": kinds, "keys": keys,
            "dialog": texts(["close": "Close"]),
        ])
    }

    private static let table = texts([
        "filter": "Filter rows", "showing": "Showing {n} of {all} rows",
        "ascending": "Sorted by {column}, ascending", "descending": "Sorted by {column}, descending",
        "unsorted": "In the order of the page",
    ])

    private static let copy = texts([
        "label": "Copy link to {title}", "done": "Link copied",
        "failed": "The browser does not let pages copy; the link is {address}",
    ])

    private static let search = texts([
        "open": "Search", "title": "Search this report",
        "label": "Pages, headings, events, figures, findings, launches",
        "one": "1 result", "many": "{n} results", "some": "The best {n} of {all} results",
        "missing": "The search index, a file beside the pages, is not there.",
        "left": "The index holds no more: {n} further entries were left out.",
    ])

    private static let kinds = texts([
        "page": "Page", "heading": "Heading", "event": "Event", "metric": "Figure", "finding": "Finding",
        "launch": "Launch",
    ])

    private static var keys: JSONValue {
        guard
            case .object(var words) = texts([
                "open": "Keyboard shortcuts", "title": "Keyboard shortcuts", "pages": "Pages",
                "on": "Keys without Ctrl, Alt or Command work on these pages",
                "end": "No further finding on this page", "none": "No finding on this page",
            ])
        else { return .null }
        words["meanings"] = .array(meanings.map { .string($0.meaning) })
        words["signs"] = .array(meanings.map { .string($0.sign) })
        return .object(words)
    }

    /// The keys beside those of pages.
    static let meanings: [(sign: Public, meaning: Public)] = [
        ("/", "search"), ("j", "next finding"), ("k", "finding before"), ("?", "these shortcuts"), ("Esc", "close"),
    ]

    private static func texts(_ texts: [Public: Public]) -> JSONValue { .object(texts.mapValues { .string($0) }) }
}
