import Testing

@testable import ReportCommands

struct WatchListTests {
    private func list(_ paths: [String]) -> WatchList { WatchList(ReadingOptions(inputs: paths), nil) }

    @Test func everyKindOfChangeIsSeen() throws {
        let scratch = try Scratch()
        try scratch.write("a", to: "logs/a.log")
        try scratch.write("b", to: "logs/inner/größe.log")
        let list = list([scratch.path + "/logs", scratch.path + "/none.log"])
        var last = list.snapshot()
        func differs() -> [String] {
            let now = list.snapshot()
            defer { last = now }
            #expect((now == last) == now.differences(from: last, most: 9).isEmpty)
            return now.differences(from: last, most: 9).map { String($0.dropFirst(scratch.path.count + 1)) }
        }
        #expect(differs() == [])
        try scratch.write("aa", to: "logs/a.log")
        #expect(differs() == ["logs/a.log"])
        try scratch.write("new", to: "logs/inner/new.log")
        #expect(differs() == ["logs/inner/new.log"])
        try scratch.write("now it is there", to: "none.log")
        #expect(differs() == ["none.log"])
        try Folder(path: scratch.path + "/logs").rename(EntryName("a.log"), to: EntryName("c.log"))
        #expect(differs() == ["logs/c.log", "logs/a.log"])
        try Folder(path: scratch.path + "/logs").removeTree(EntryName("inner"))
        #expect(differs() == ["logs/inner/größe.log", "logs/inner/new.log"])
        // Hidden files are no captures.
        try scratch.write("x", to: "logs/.a.log.swp")
        #expect(differs() == [])
    }

    @Test func linksToFilesAreFollowedAndCirclesEnd() throws {
        let scratch = try Scratch()
        try scratch.write("a", to: "target.log")
        try scratch.makeFolder("logs")
        try scratch.link("logs/a.log", to: scratch.path + "/target.log")
        try scratch.link("logs/circle", to: scratch.path + "/logs")
        let list = list([scratch.path + "/logs"])
        let before = list.snapshot()
        try scratch.write("longer", to: "target.log")
        #expect(list.snapshot().differences(from: before, most: 9) == [scratch.path + "/logs/a.log"])
    }

    @Test func aConfigurationBringsWhatItNames() throws {
        let scratch = try Scratch()
        let text = "packs: [mine.yml]\nplan: [plan.yml]\nredaction: { text: { vocabulary: words.txt } }\n"
        try scratch.write(text, to: "ctreport.yml")
        let file = try ConfigurationFile(named: scratch.path + "/ctreport.yml")
        var reading = ReadingOptions(inputs: ["app.log"])
        (reading.site, reading.templates) = ("Site", "Templates")
        let named = ["ctreport.yml", "mine.yml", "plan.yml", "words.txt"].map { scratch.path + "/" + $0 }
        // None of them is there yet.
        #expect(WatchList(reading, file).paths == ["app.log", "Site", "Templates"] + named)
        #expect(WatchList(reading, nil).paths == ["app.log", "Site", "Templates", "ctreport.yml"])
    }
}
