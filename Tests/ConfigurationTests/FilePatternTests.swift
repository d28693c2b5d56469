import Redaction
import Testing

@testable import Configuration

@Suite struct FilePatternTests {
    @Test(arguments: [
        ("a.log", "a.log", true), ("a.log", "x/y/a.log", true), ("a.log", "xa.log", false),
        ("*.log", "x/größe.log", true),
        ("*.log", "x/a.log/b", false), ("old/*.log", "old/a.log", true), ("old/*.log", "runs/old/a.log", true),
        ("old/*.log", "old/deep/a.log", false), ("old/**/a.log", "old/a.log", true),
        ("old/**/a.log", "x/old/1/2/a.log", true), ("?.log", "ö.log", true), ("?.log", "ab.log", false),
        ("a*b*c", "axxbyyc", true), ("a*b*c", "axxcyyb", false), ("*", "-", true), ("**", "a/b/c", true),
        ("a/b", "a", false), ("a", "", false), ("*a*a*a*a*b", String(repeating: "a", count: 5000), false),
    ])
    func aPatternFitsWholeNamesAndTheirEnds(_ pattern: String, _ name: String, _ fits: Bool) throws {
        #expect(try #require(FilePattern(pattern)).fits(name) == fits)
    }

    @Test(arguments: ["", "a//b", "/", "a/"])
    func aPatternHasNoEmptyParts(_ pattern: String) {
        #expect(FilePattern(pattern) == nil)
    }

    @Test func labelsOfTheCallWinOverThoseOfFilesWhichWinOverThoseOfAll() throws {
        var labels = CaptureLabels()
        try labels.all.set("build", to: "1")
        try labels.all.set("os", to: "26.0")
        var some = Labels()
        try some.set("build", to: "2")
        try some.set("device", to: "iPhone 16")
        labels.rules = [.init(files: [try #require(FilePattern("*.log"))], labels: some)]
        try labels.call.set("os", to: "27.0")
        #expect(labels.labels(of: "x/a.log").text.text == "build=2, device=iPhone 16, os=27.0")
        #expect(labels.labels(of: "a.txt").text.text == "build=1, os=27.0")
    }
}
