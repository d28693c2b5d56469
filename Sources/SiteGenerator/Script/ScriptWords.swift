internal import Redaction
internal import ReportModel
internal import Texts

/// All that the site's script says, and the forms of its numbers: out of the catalogue.
struct ScriptWords {
    private let language: Language

    init(_ language: Language) { self.language = language }

    /// `words.js`.
    var bytes: [UInt8] { ScriptData.bytes("ctreportWords", value) }

    var value: JSONValue {
        .object([
            "number": texts([
                "group": Public(authored: language.forms.thousands),
                "decimal": Public(authored: language.forms.decimalMark), "none": "–",
            ]),
            "files": texts(["index": Public(authored: ScriptData.index), "cube": Public(authored: ScriptData.cube)]),
            "table": table, "copy": copy, "search": search, "kinds": kinds, "keys": keys, "filter": filter,
            "dialog": texts(["close": language[.scriptClose]]),
        ])
    }

    private var table: JSONValue {
        texts([
            "filter": language[.scriptFilterRows], "showing": language[.scriptShowingRows],
            "ascending": language[.scriptAscending], "descending": language[.scriptDescending],
            "unsorted": language[.scriptUnsorted],
        ])
    }

    private var copy: JSONValue {
        texts([
            "label": language[.scriptCopyLink], "done": language[.scriptLinkCopied],
            "failed": language[.scriptCopyFailed],
        ])
    }

    private var search: JSONValue {
        texts([
            "open": language[.scriptSearch], "title": language[.scriptSearchTitle],
            "label": language[.scriptSearchLabel],
            "one": language[.scriptOneResult], "many": language[.scriptResults], "some": language[.scriptBestResults],
            "missing": language[.scriptIndexMissing],
            "left": language[.scriptIndexLeft],
        ])
    }

    private var kinds: JSONValue {
        texts([
            "page": language[.scriptKindPage], "heading": language[.scriptKindHeading], "event": language[.eventColumn],
            "metric": language[.figureColumn], "finding": language[.findingColumn],
            "launch": language[.launchColumn],
        ])
    }

    private var filter: JSONValue {
        let forms = language.forms
        let interval: Public = "{low}–{high}\(forms.percent)"
        return texts([
            "open": language[.scriptFilterOpen], "days": language[.scriptFilterDays],
            "labels": language[.scriptFilterLabels], "from": language[.scriptFrom], "to": language[.scriptTo],
            "all": language[.scriptAll], "none": language[.scriptNoLabel], "reset": language[.scriptFilterReset],
            "shown": language[.scriptFilterShown], "count": language[.scriptOfWhole],
            "whole": language[.scriptWhole],
            "rate": language[.shareBasis(part: "{k}" as Public, whole: "{n}" as Public, interval: interval)],
            "few": language[.tooFewToJudge(basis: "{basis}" as Public)], "nothing": language[.nothingToMeasure],
            "look": language[.lookHere], "fine": language[.fine], "share": "{share}\(forms.percent)",
            // What only rounds to nothing and to all.
            "least": forms.share(0.0001), "most": forms.share(0.9999),
        ])
    }

    private var keys: JSONValue {
        guard
            case .object(var words) = texts([
                "open": language[.scriptKeys], "title": language[.scriptKeys], "pages": language[.scriptPages],
                "on": language[.scriptKeysOn],
                "end": language[.scriptNoFurtherFinding], "none": language[.scriptNoFinding],
            ])
        else { return .null }
        words["meanings"] = .array(Self.meanings.map { .string(language[$0.meaning]) })
        words["signs"] = .array(Self.meanings.map { .string($0.sign) })
        return .object(words)
    }

    /// The keys beside those of pages.
    static let meanings: [(sign: Public, meaning: Text)] = [
        ("/", .scriptKeySearch), ("j", .scriptKeyNext), ("k", .scriptKeyBefore), ("?", .scriptKeyShortcuts),
        ("Esc", .scriptKeyClose),
    ]

    private func texts(_ texts: [Public: Public]) -> JSONValue { .object(texts.mapValues { .string($0) }) }
}
