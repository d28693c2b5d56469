import Diagnostics
import SiteGenerator
import Testing

@testable import ReportCommands

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

struct SiteWriterTests {
    private static func files(_ texts: [String: String]) throws -> [OutputFile] {
        try texts.map { try OutputFile(path: $0.key, bytes: Array($0.value.utf8)) }
    }

    private static func writer(
        _ scratch: Scratch, _ name: String = "site", isForced: Bool = false
    ) throws -> SiteWriter {
        SiteWriter(
            destination: try SiteDestination(
                checking: scratch.path + "/" + name, inputs: [], isForced: isForced, environment: [:]))
    }

    /// The tree of a site without its marker.
    private static func site(_ scratch: Scratch, _ name: String = "site") throws -> [String: String] {
        try scratch.tree(name).filter { $0.key != SiteMarker.name }
    }

    @Test func aNewSiteHoldsItsFilesAndNothingElse() throws {
        let scratch = try Scratch()
        let outcome = try Self.writer(scratch, "deep/größe/site").write(
            Self.files(["index.html": "<p>", "flows/a.md": "# ä"]))
        #expect(outcome == SiteWriter.Outcome(written: 3, linked: 0))
        #expect(
            try scratch.tree() == [
                "deep/": "", "deep/größe/": "", "deep/größe/site/": "", "deep/größe/site/index.html": "<p>",
                "deep/größe/site/flows/": "", "deep/größe/site/flows/a.md": "# ä",
                "deep/größe/site/ctreport-site.json": String(
                    decoding: SiteMarker(paths: ["index.html", "flows/a.md"]).bytes, as: UTF8.self),
            ])
    }

    @Test func anOldSiteIsReplacedWholeAndUnchangedFilesAreKept() throws {
        let scratch = try Scratch()
        _ = try Self.writer(scratch).write(Self.files(["a": "same", "b/c": "same", "d": "old", "gone/x": "x"]))
        let kept = try [scratch.status("site/a"), scratch.status("site/b/c")]
        let outcome = try Self.writer(scratch).write(Self.files(["a": "same", "b/c": "same", "d": "new", "e": ""]))
        #expect(outcome == SiteWriter.Outcome(written: 3, linked: 2))
        #expect(try Self.site(scratch) == ["a": "same", "b/": "", "b/c": "same", "d": "new", "e": ""])
        #expect(try scratch.status("site/a").isSame(as: kept[0]))
        #expect(try scratch.status("site/b/c").isSame(as: kept[1]))
        #expect(try scratch.status("site/a").links == 1)
        #expect(try Folder(path: scratch.path).names().map(\.text) == ["site"])
    }

    @Test func theFolderKeepsItsPermissions() throws {
        let scratch = try Scratch()
        try scratch.makeFolder("site")
        try #require(unsafe chmod(scratch.path + "/site", 0o2750) == 0)
        _ = try Self.writer(scratch).write(Self.files(["a": ""]))
        #expect(try scratch.status("site").mode == 0o2750)
    }

    @Test func filesWithAnotherNameOrOtherPermissionsAreWrittenAnew() throws {
        let scratch = try Scratch()
        _ = try Self.writer(scratch).write(Self.files(["a": "1", "b": "2"]))
        try #require(unsafe link(scratch.path + "/site/a", scratch.path + "/elsewhere") == 0)
        try #require(unsafe chmod(scratch.path + "/site/b", 0o600) == 0)
        let outcome = try Self.writer(scratch).write(Self.files(["a": "1", "b": "2"]))
        #expect(outcome.linked == 0)
        #expect(try scratch.status("elsewhere").links == 1)
    }

    @Test func filesOfOthersAreLostWithForceOnly() throws {
        let scratch = try Scratch()
        _ = try Self.writer(scratch).write(Self.files(["a": "1"]))
        let writer = try Self.writer(scratch)
        try scratch.write("example.org", to: "site/sub/CNAME")
        let before = try scratch.tree()
        let error = #expect(throws: Diagnostic.self) { try writer.write(Self.files(["a": "2"])) }
        #expect(error?.code == "site.foreign")
        #expect(try scratch.tree() == before)
        _ = try Self.writer(scratch, isForced: true).write(Self.files(["a": "2"]))
        #expect(try Self.site(scratch) == ["a": "2"])
    }

    @Test func linksInTheOldSiteAreRemovedAndNeverFollowed() throws {
        let scratch = try Scratch()
        try scratch.write("precious", to: "outside/x")
        try scratch.write("precious", to: "outside/deep/y")
        _ = try Self.writer(scratch).write(Self.files(["a": "1", "b/x": "precious"]))
        try #require(unsafe unlink(scratch.path + "/site/b/x") == 0)
        try #require(unsafe rmdir(scratch.path + "/site/b") == 0)
        try scratch.link("site/b", to: "../outside")
        try scratch.link("site/c", to: "../outside/deep")
        let outcome = try Self.writer(scratch, isForced: true).write(Self.files(["a": "1", "b/x": "precious"]))
        #expect(outcome.linked == 1)
        #expect(try Self.site(scratch) == ["a": "1", "b/": "", "b/x": "precious"])
        #expect(try scratch.tree("outside") == ["x": "precious", "deep/": "", "deep/y": "precious"])
        #expect(try scratch.status("outside/x").links == 1)
    }

    @Test func namesThatAreNotUTF8AreRemovedToo() throws {
        let scratch = try Scratch()
        try scratch.makeFolder("site")
        let bytes = (scratch.path + "/site/").utf8CString.dropLast() + [CChar(bitPattern: 0xFF), 0]
        close(unsafe open(Array(bytes), O_WRONLY | O_CREAT, 0o644))
        _ = try Self.writer(scratch, isForced: true).write(Self.files(["a": "1"]))
        #expect(try Folder(path: scratch.path).names().map(\.text) == ["site"])
        #expect(try Self.site(scratch) == ["a": "1"])
    }

    @Test func aFullDiskLeavesTheOldSiteAsItWas() throws {
        let scratch = try Scratch()
        guard try mountSmallDisk(scratch) else { return }
        defer { _ = unsafe umount2(scratch.path + "/disk", 0) }
        _ = try Self.writer(scratch, "disk/site").write(Self.files(["a": "old", "b": "same"]))
        let before = try scratch.tree("disk")
        let big = String(repeating: "x", count: 1 << 20)
        let error = #expect(throws: Diagnostic.self) {
            try Self.writer(scratch, "disk/site").write(Self.files(["a": "new", "b": "same", "c/d": big]))
        }
        #expect(
            error?.message
                == "cannot write the site beside '\(scratch.path)/disk/site': No space left on device")
        #expect(try scratch.tree("disk") == before)
        #expect(try scratch.status("disk/site/b").links == 1)
        let mount = #expect(throws: Diagnostic.self) { try Self.writer(scratch, "disk") }
        #expect(mount?.code == "site.mount-point")
    }

    /// A file system of 64 KiB, or false where mounting is not permitted.
    private func mountSmallDisk(_ scratch: Scratch) throws -> Bool {
        try scratch.makeFolder("disk")
        let isMounted = unsafe "size=64k".withCString { options in
            unsafe mount("tmpfs", scratch.path + "/disk", "tmpfs", 0, options) == 0
        }
        if !isMounted { print("skipped: mounting a small disk is not permitted here") }
        return isMounted
    }

    @Test func aFileOverTheLimitLeavesTheOldSiteAsItWas() async {
        // A limit holds for the process, hence one of its own.
        await #expect(processExitsWith: .success) {
            Platform.ignoreWriteSignals()
            let scratch = try Scratch()
            _ = try SiteWriterTests.writer(scratch).write(SiteWriterTests.files(["a": "old"]))
            let before = try scratch.tree()
            var limit = rlimit(rlim_cur: 4096, rlim_max: 4096)
            try #require(unsafe setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit) == 0)
            let files = try SiteWriterTests.files(["a": "new", "b": String(repeating: "x", count: 10_000)])
            let error = #expect(throws: Diagnostic.self) { try SiteWriterTests.writer(scratch).write(files) }
            #expect(error?.message.hasSuffix(": File too large") == true)
            #expect(try scratch.tree() == before)
        }
    }

    @Test func aParentThatCannotBeWrittenIsAnError() async {
        // Root may write everywhere, hence a process that gives its rights up.
        await #expect(processExitsWith: .success) {
            let scratch = try Scratch()
            try scratch.makeFolder("closed")
            try #require(unsafe chmod(scratch.path, 0o755) == 0)
            try #require(unsafe chmod(scratch.path + "/closed", 0o555) == 0)
            if geteuid() == 0 { try #require(seteuid(65534) == 0) }
            let error = #expect(throws: Diagnostic.self) { try SiteWriterTests.writer(scratch, "closed/site") }
            if getuid() == 0 { try #require(seteuid(0) == 0) }
            #expect(error?.message == "cannot make a folder in '\(scratch.path)/closed': Permission denied")
        }
    }

    @Test func aSignalBecomesAnErrorWhileASiteIsWritten() async {
        // Handlers hold for the process, hence one of its own; the second signal ends it.
        await #expect(processExitsWith: .signal(SIGTERM)) {
            let error = #expect(throws: Diagnostic.self) {
                try Interrupts.check { interrupts throws(Diagnostic) in
                    // Threads of a test take no signals: another one does, a moment later.
                    kill(getpid(), SIGTERM)
                    for _ in 0..<2000 where !interrupts.isStopping { usleep(1000) }
                    try interrupts.check()
                }
            }
            try #require(error?.code == "site.interrupted")
            kill(getpid(), SIGTERM)
            sleep(5)
        }
    }

    @Test func temporariesOfKilledRunsAreRemovedAndOthersStay() throws {
        let scratch = try Scratch()
        let stays = [
            ".ctreport-site.\(getpid()).abcdef.tmp/x", ".ctreport-site.1.abcdef.tmp/x", ".ctreport-site.abcdef.tmp/x",
            ".ctreport-site.999999999.abc.tmp/x", ".ctreport-site.0999999.abcdef.tmp/x",
        ]
        for name in stays + [".ctreport-site.999999999.abcdef.tmp/deep"] { try scratch.write("x", to: name) }
        try scratch.link(".ctreport-site.999999998.abcdef.tmp", to: ".ctreport-site.abcdef.tmp")
        let outcome = try Self.writer(scratch).write(Self.files(["a": "1"]))
        #expect(
            outcome.notes.map(\.message) == ["removed '.ctreport-site.999999999.abcdef.tmp' of a run that was killed"])
        let left = try Set(scratch.tree().keys)
        #expect(left.isSuperset(of: stays))
        #expect(left.contains(".ctreport-site.999999998.abcdef.tmp"))
        #expect(!left.contains(".ctreport-site.999999999.abcdef.tmp/"))
    }

    @Test func withoutExchangeTheSwapTakesTwoStepsAndRollsBack() throws {
        let scratch = try Scratch()
        try scratch.write("old", to: "site/a")
        try scratch.write("new", to: "temporary/a")
        let parent = try Folder(path: scratch.path)
        try SiteWriter.swapInTwoSteps(EntryName("temporary"), EntryName("site"), in: parent)
        #expect(try scratch.tree() == ["site/": "", "site/a": "new", "temporary/": "", "temporary/a": "old"])
        #expect(throws: SystemError.absent) {
            try SiteWriter.swapInTwoSteps(EntryName("nothing"), EntryName("site"), in: parent)
        }
        #expect(try scratch.tree() == ["site/": "", "site/a": "new", "temporary/": "", "temporary/a": "old"])
    }

    struct Conflict: Sendable {
        var paths: [String]
        var message: String
    }

    static let conflicts = [
        Conflict(paths: ["a.html", "A.html"], message: "expected each path once, found 'A.html' again"),
        Conflict(paths: ["a", "A/b"], message: "expected a folder above 'A/b', found a file of the site"),
        Conflict(
            paths: ["ctreport-site.json"], message: "expected each path once, found 'ctreport-site.json' again"),
    ]

    @Test(arguments: conflicts) func filesInEachOthersWayAreRefused(_ example: Conflict) throws {
        let scratch = try Scratch()
        let files = try example.paths.map { try OutputFile(path: $0, bytes: []) }
        let error = #expect(throws: Diagnostic.self) { try Self.writer(scratch).write(files) }
        #expect(error?.message == example.message)
        #expect(try scratch.tree() == [:])
    }
}
