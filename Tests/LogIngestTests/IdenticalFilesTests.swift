import Diagnostics
import Foundation
import Testing

@testable import LogIngest

@Suite struct IdenticalFilesTests {
    /// Files of given contents in a folder that is removed again.
    private final class Files {
        let folder = NSTemporaryDirectory() + "ctreport-" + UUID().uuidString

        init(_ contents: [String: String]) throws {
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            for (name, content) in contents {
                try Data(content.utf8).write(to: URL(fileURLWithPath: folder + "/" + name))
            }
        }

        deinit { try? FileManager.default.removeItem(atPath: folder) }

        func list(keepsDuplicates: Bool = false) throws -> (names: [String], list: CaptureList) {
            let list = try CaptureFinder(keepsDuplicates: keepsDuplicates).captures(of: [folder])
            return (list.captures.map { String($0.name.dropFirst(folder.count + 1)) }, list)
        }
    }

    @Test func aFileWithTheBytesOfAnEarlierOneIsLeftOut() throws {
        let files = try Files(["a": "one", "b": "two", "c": "one", "d": "three", "e": "two", "f": "one"])
        let (names, list) = try files.list()
        #expect(names == ["a", "b", "d"])
        #expect(list.identicalInputs == 3)
        #expect(
            list.notes.map(\.message)
                == [
                    ("c", "a"), ("e", "b"), ("f", "a"),
                ].map { "'\(files.folder)/\($0.0)' has the same content as '\(files.folder)/\($0.1)' and is not read" })
        #expect(list.notes.allSatisfy { $0.severity == .note && $0.code == "input.identical" })
    }

    @Test func duplicatesCanBeKept() throws {
        let files = try Files(["a": "one", "b": "one"])
        let (names, list) = try files.list(keepsDuplicates: true)
        #expect(names == ["a", "b"])
        #expect(list.identicalInputs == 0)
    }

    /// Equal ends, and a difference behind the first piece that is compared.
    @Test func oneByteInTheMiddleMakesADifference() throws {
        let long = String(repeating: "x", count: 200_000)
        let files = try Files(["a": long + "1" + long, "b": long + "2" + long, "c": long + "1" + long])
        #expect(try files.list().names == ["a", "b"])
    }

    @Test func emptyFilesAreLikeNoOther() throws {
        #expect(try Files(["a": "", "b": ""]).list().names == ["a", "b"])
    }

    /// More different files of one size than are compared: nothing that differs is lost.
    @Test func manyFilesOfOneSizeStayApart() throws {
        let middle = String(repeating: "x", count: 40_000)
        let contents = (10..<40).map { (String($0), middle + String($0) + middle) }
        #expect(try Files(Dictionary(uniqueKeysWithValues: contents)).list().names == contents.map(\.0))
    }
}
