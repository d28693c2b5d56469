import Testing

@testable import ReportCommands

struct SiteMarkerTests {
    @Test(arguments: [[], ["index.html"], ["b", "größe/a.md", "a"]]) func markersReadBack(paths: [String]) {
        let marker = SiteMarker(paths: paths)
        #expect(SiteMarker(marker.bytes) == marker)
    }

    @Test func theBytesAreSortedJSON() {
        let text = """
            {
              "format": "ctreport.site/1",
              "files": [
                "a",
                "b"
              ]
            }

            """
        #expect(SiteMarker(paths: ["b", "a"]).bytes == Array(text.utf8))
    }

    @Test(arguments: [
        "", "{}", "{\n  \"format\": \"ctreport.site/1\",\n  \"files\": [\n",
        "{\n  \"format\": \"other\",\n  \"files\": [\n  ]\n}\n",
        "{\n  \"format\": \"ctreport.site/1\",\n  \"files\": [\nx\n  ]\n}\n",
    ]) func otherTextIsNone(text: String) {
        #expect(SiteMarker(Array(text.utf8)) == nil)
        #expect(SiteMarker([0xFF]) == nil)
    }
}
