import Diagnostics
import EventModel
import Foundation
import Testing

@testable import LogIngest

@Suite struct CaptureFinderTests {
    /// A folder that is removed again.
    private final class Folder {
        let path = NSTemporaryDirectory() + "ctreport-" + UUID().uuidString

        init(_ files: [String]) throws {
            for file in files {
                let folder = (path + "/" + file as NSString).deletingLastPathComponent
                try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
                try Data(file.utf8).write(to: URL(fileURLWithPath: path + "/" + file))
            }
        }

        deinit { try? FileManager.default.removeItem(atPath: path) }
    }

    private func codes(_ inputs: [String]) -> [String] {
        do {
            _ = try CaptureFinder().captures(of: inputs)
            return []
        } catch {
            return error.all.map(\.code)
        }
    }

    @Test func directoriesAreWalkedInByteOrder() throws {
        let folder = try Folder(["b.log", "a/z.log", "a.log", "ä/x", ".hidden", "._b.log", "c/.git/x", "a/b/c.txt"])
        try FileManager.default.createSymbolicLink(atPath: folder.path + "/loop", withDestinationPath: folder.path)
        try FileManager.default.createSymbolicLink(atPath: folder.path + "/same", withDestinationPath: "b.log")
        let list = try CaptureFinder().captures(of: [folder.path + "/", folder.path + "/a.log"])
        let names = list.captures.map { $0.name.dropFirst(folder.path.count + 1) }
        #expect(names == ["a.log", "a/b/c.txt", "a/z.log", "b.log", "ä/x"])
        #expect(list.notes.map(\.code) == ["input.twice", "input.twice"])
        #expect(list.captures[1].directory == folder.path + "/a/b")
    }

    @Test func everyBadInputIsNamed() throws {
        let folder = try Folder(["empty/.x", "x.logarchive/a.tracev3", "a.log"])
        let inputs = [
            folder.path + "/none", folder.path + "/a.log/x", folder.path + "/empty", folder.path + "/x.logarchive/", "",
        ]
        #expect(
            codes(inputs) == [
                "input.missing", "input.missing", "input.empty-directory", "input.logarchive", "input.missing",
            ])
        #expect(throws: Diagnostics([InputProblem.missing.diagnostic("no/such.log")])) {
            try CaptureFinder().captures(of: ["no/such.log"])
        }
        #expect(
            InputProblem.missing.diagnostic("no/such.log").message
                == "expected a capture file, a directory or -, found nothing at 'no/such.log'")
    }

    @Test func devicesAndFilesAreRead() throws {
        let folder = try Folder(["a.log"])
        let list = try CaptureFinder().captures(of: ["/dev/null", folder.path + "/a.log"])
        #expect(list.captures.map(\.name) == ["/dev/null", folder.path + "/a.log"])
        var tallies: [CaptureTally] = []
        for capture in list.captures {
            var source = try FileSource(capture)
            var sink = CollectingSink()
            tallies.append(CaptureReader().read(&source, into: &sink))
        }
        #expect(tallies.map(\.byteCount) == [0, 5])
        #expect(tallies.map(\.lines.read) == [0, 1])
    }

    @Test func aDirectoryInPlaceOfAFileIsSaid() throws {
        #expect(throws: InputProblem.directory.diagnostic("/tmp")) {
            _ = try FileSource(Capture(path: PathBytes("/tmp")))
        }
    }

    @Test func standardInputStandsForItself() throws {
        let list = try CaptureFinder().captures(of: ["-", "-"])
        #expect(list.captures.map(\.isStandardInput) == [true])
        #expect(list.captures.map(\.directory) == ["-"])
        #expect(list.notes.map(\.code) == ["input.twice"])
    }
}
