import Foundation
import Redaction
import Testing

@testable import Texts

/// What holds for the catalogue of every language.
struct CatalogueTests {
    @Test(arguments: Language.all)
    func `every line of a catalogue can be used`(language: Language) {
        #expect(language.catalogue.faults.map { "\($0.line): \($0.reason)" } == [])
    }

    @Test(arguments: Language.all)
    func `every text is there, with every placeholder, in every form of its language`(language: Language) {
        for key in TextKey.allCases {
            guard let entry = language.catalogue[key], let english = Language.english.catalogue[key] else {
                Issue.record("\(language.tag) has no text \(key)")
                continue
            }
            let isCounted = english.forms.count > 1
            let categories = isCounted ? Set(language.forms.plural.categories) : [.other]
            #expect(Set(entry.forms.keys) == categories, "\(language.tag): \(key)")
            let parts = Set(entry.forms.values.flatMap { $0 }.filter(\.isPart))
            #expect(parts == Set(english.forms.values.flatMap { $0 }.filter(\.isPart)), "\(language.tag): \(key)")
        }
    }

    /// Texts with a number of things whose words are the same for every number, each with the reason.
    static let uncounted: [String: String] = [
        "basisPending": "an adjective", "countDropped": "an adjective", "countPending": "an adjective",
        "partialInBrackets": "an adjective", "countMore": "no noun", "moreKeys": "no noun", "moreValues": "no noun",
        "wordsOrOneOfMore": "no noun", "otherCount": "no noun", "durationBasis": "a number of the sample: n",
        "numberBasis": "a number of the sample: n", "medianOf": "a number of the sample: n",
        "rangeOfInstalls": "always more than four",
    ]

    @Test
    func `a text with a number of things has forms for it`() {
        for key in TextKey.allCases {
            guard let entry = Language.english.catalogue[key], entry.placeholders.contains("count") else { continue }
            let isExcepted = Self.uncounted["\(key)"] != nil
            #expect((entry.forms.count > 1) != isExcepted, "\(key)")
        }
        let keys = Set(TextKey.allCases.map { "\($0)" })
        #expect(Self.uncounted.keys.filter { !keys.contains($0) } == [])
    }

    @Test
    func `every text is said somewhere`() throws {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        var words: Set<Substring> = []
        for folder in ["Sources", "Templates", "Site"] {
            let files = FileManager.default.enumerator(
                at: root.appendingPathComponent(folder).resolvingSymlinksInPath(), includingPropertiesForKeys: nil)
            for case let file as URL in try #require(files)
            where !["texts", "docc"].contains(file.pathExtension) && file.lastPathComponent != "Text+All.swift" {
                guard let text = try? String(contentsOf: file, encoding: .utf8) else { continue }
                words.formUnion(text.split { !$0.isLetter && !$0.isNumber })
            }
        }
        try #require(words.count > 1000)
        #expect(TextKey.allCases.filter { !words.contains("\($0)") } == [])
    }

    @Test
    func `texts are said with their parts in the forms of the language`() {
        let text = Text.showingRows(shown: 5, all: 12_345)
        #expect(Language.english[text].text == "Showing 5 of 12\u{202F}345 rows.")
        #expect(Language.german[text].text == "5 von 12\u{202F}345 Zeilen.")
        #expect(Language.english[.countedLaunches(count: 1)].text == "1 launch")
        #expect(Language.german[.countedLaunches(count: 0)].text == "0 Starts")
        #expect(Language.german[.anyOf([.verdictNew, .verdictLost])].text == "neu oder verloren")
        #expect(Language(tag: "de") == .german)
        #expect(Language(tag: "DE") == nil)
    }

    struct Line {
        var line: String
        var fault: String?
    }

    @Test(arguments: [
        Line(line: "", fault: nil), Line(line: "# remark", fault: nil), Line(line: "asItIs = {text}", fault: nil),
        Line(line: "asItIs = ä⏎ \(String(repeating: "lang ", count: 10_000))", fault: nil),
        Line(line: "no equals sign", fault: "no text"),
        Line(line: "nothingLike = x", fault: "no such key: nothingLike"),
        Line(line: "asItIs = {other}", fault: "no such placeholder: other"),
        Line(line: "asItIs.dual = {text}", fault: "no text"),
        Line(line: "asItIs = a\nasItIs = b", fault: "a form twice: asItIs"),
    ])
    func `a line that cannot be used is a fault`(sample: Line) {
        let catalogue = Catalogue(bytes: Array(sample.line.utf8), placeholders: nil)
        #expect(catalogue.faults.map(\.reason) == [sample.fault].compactMap { $0 })
    }

    @Test
    func `the functions are those of the English catalogue`() throws {
        let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("Sources/Texts")
        let catalogue = try Data(contentsOf: sources.appendingPathComponent("Catalogues/en.texts"))
        let functions = TextFunctions(catalogue: Array(catalogue)).source
        let file = sources.appendingPathComponent("Text+All.swift")
        let isSame = try String(contentsOf: file, encoding: .utf8) == functions
        if !isSame, ProcessInfo.processInfo.environment["CTREPORT_RECORD"] != nil {
            try Data(functions.utf8).write(to: file)
        }
        #expect(isSame, "write it anew: CTREPORT_RECORD=1 swift test --filter TextsTests")
    }
}

extension Catalogue.Piece {
    fileprivate var isPart: Bool {
        if case .part = self { true } else { false }
    }
}
