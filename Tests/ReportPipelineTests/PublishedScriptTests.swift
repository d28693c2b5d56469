import Testing

@testable import ReportPipeline

/// What readers can find in scripts: strings of values by themselves, and every other line.
@Suite struct PublishedScriptTests {
    struct Case: Sendable {
        var script: String
        var texts: [String]
    }

    static let cases = [
        Case(script: "", texts: []),
        Case(script: "  [\"event\", 6, \"a \\\"b\\\" é\", true, null],\n", texts: ["event", "a \"b\" é"]),
        // Letters alone make no word of JSON.
        Case(script: "stefan, null\n", texts: ["stefan, null"]),
        Case(script: "[\"cut\n", texts: ["cut", "[\"cut"]),
        Case(script: "window.x = {\n  \"n\": [123456789]\n};\n", texts: ["n", "123456789", "window.x = {"]),
        Case(script: "// \"said\" by é\nreturn 1;", texts: ["said", "// \"said\" by é", "return 1;"]),
    ]

    @Test(arguments: cases)
    func stringsOfValuesStandByThemselves(sample: Case) throws {
        let pieces = try #require(PublishedFile.pieces(path: "a.js", Array(sample.script.utf8)))
        #expect(pieces.map { String(decoding: $0.text, as: UTF8.self) } == sample.texts)
        // As in a page.
        let page = try #require(PublishedFile.pieces(path: "a.html", Array("<script>\(sample.script)</script>".utf8)))
        #expect(Set(page.map { String(decoding: $0.text, as: UTF8.self) }).isSuperset(of: sample.texts))
    }
}
