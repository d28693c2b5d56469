import Diagnostics
import Testing

@testable import ReportCommands

struct SiteDestinationTests {
    /// `%` stands for the scratch folder.
    struct Case: Sendable {
        var path: String
        var inputs: [String] = []
        var isForced = false
        var message: String?
    }

    static let protected = [
        Case(path: "/", isForced: true, message: "expected a folder of its own for the site, found the root folder"),
        Case(path: "//.", isForced: true, message: "expected a folder of its own for the site, found the root folder"),
        Case(path: ".", isForced: true, message: "expected a folder of its own for the site, found the current folder"),
        Case(
            path: "..", isForced: true,
            message: "expected a folder of its own for the site, found '..', which holds the current folder"),
        Case(
            path: "%/home", isForced: true, message: "expected a folder of its own for the site, found the home folder"),
        Case(
            path: "%/home/../home/", isForced: true,
            message: "expected a folder of its own for the site, found the home folder"),
        Case(
            path: "%/docs", inputs: ["-", "%/docs/deep/a.log"], isForced: true,
            message:
                "expected a folder of its own for the site, found '%/docs', which holds the input '%/docs/deep/a.log'"),
        Case(
            path: "%/docs", inputs: ["%/link-to-log"], isForced: true,
            message: "expected a folder of its own for the site, found '%/docs', which holds the input '%/link-to-log'"),
        Case(
            path: "%/docs", inputs: ["%/docs"], isForced: true,
            message: "expected a folder of its own for the site, found the input '%/docs'"),
        Case(
            path: "/proc", isForced: true,
            message: "expected a folder that can be swapped, found the mount point '/proc'"),
    ]

    static let others = [
        Case(path: "", message: "expected a folder for the site, found an empty name"),
        Case(path: "%/a.txt", isForced: true, message: "expected a folder for the site, found the file '%/a.txt'"),
        Case(path: "%/link", isForced: true, message: "expected a folder for the site, found the link '%/link'"),
        Case(path: "%/link///", isForced: true, message: "expected a folder for the site, found the link '%/link'"),
        Case(path: "%/dangling", message: "expected a folder for the site, found the link '%/dangling'"),
        Case(
            path: "%/none/../x", message: "expected a folder for the site, found '%/none/../x', which does not exist"),
        Case(path: "%/a.txt/x", message: "cannot open '%/a.txt/x': Not a directory"),
        Case(
            path: "%/docs",
            message: "expected an empty folder or a site of ctreport, found another file, 'deep' in '%/docs'"),
        Case(
            path: "%/marked",
            message: "expected an empty folder or a site of ctreport, found another file, 'CNAME' in '%/marked'"),
        Case(path: "%/docs", isForced: true),
        Case(path: "%/empty"), Case(path: "%/new"), Case(path: "%/new/größe/site/"), Case(path: "%/link/new"),
        Case(path: "%/docs2", inputs: ["%/docs"]), Case(path: "%/docs/deep/site", inputs: ["%/docs"]),
    ]

    @Test(arguments: protected + others) func placesAreCheckedBeforeAnyWork(_ example: Case) throws {
        let scratch = try Scratch()
        for name in ["docs/deep/a.log", "a.txt", "home/x", "marked/index.html", "marked/CNAME"] {
            try scratch.write("x", to: name)
        }
        let marker = SiteMarker(paths: ["index.html"]).bytes
        try scratch.write(String(decoding: marker, as: UTF8.self), to: "marked/ctreport-site.json")
        try scratch.makeFolder("empty")
        try scratch.link("link", to: "docs")
        try scratch.link("dangling", to: "nowhere")
        try scratch.link("link-to-log", to: "docs/deep/a.log")
        let before = try scratch.tree()
        func real(_ text: String) -> String { text.replacing("%", with: scratch.path) }

        var found: String?
        do throws(Diagnostic) {
            _ = try SiteDestination(
                checking: real(example.path), inputs: example.inputs.map(real), isForced: example.isForced,
                environment: ["HOME": scratch.path + "/home"])
        } catch {
            found = error.message
        }
        #expect(found == example.message.map(real))
        #expect(try scratch.tree() == before)
    }

    @Test func linksAroundTheFolderAreResolved() throws {
        let scratch = try Scratch()
        try scratch.makeFolder("real")
        try scratch.link("link", to: "real")
        let destination = try SiteDestination(
            checking: scratch.path + "/link/a/site/", inputs: [], isForced: false, environment: [:])
        #expect(destination.parent == scratch.path + "/real/a")
        #expect(destination.name == "site")
    }
}
