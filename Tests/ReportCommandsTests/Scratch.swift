import Testing

@testable import ReportCommands

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// A folder of one test, made by mkdtemp and removed with the value.
final class Scratch: Sendable {
    let path: String

    init() throws {
        var template = Array("/tmp/ctreport-test.XXXXXX".utf8CString)
        // Safety: mkdtemp replaces the X's in place.
        let made = unsafe mkdtemp(&template) != nil
        try #require(made)
        path = try Platform.realPath(String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self))
    }

    deinit {
        guard path.hasPrefix("/"), let slash = path.lastIndex(of: "/"),
            let parent = try? Folder(path: String(path[..<slash]))
        else { return }
        try? parent.removeTree(EntryName(String(path[path.index(after: slash)...])))
    }

    /// A descriptor that the process keeps; the few that tests open do not matter.
    static func openForWriting(_ path: String) throws -> Int32 {
        let descriptor = unsafe open(path, O_WRONLY | O_CREAT, 0o600)
        try #require(descriptor >= 0)
        return descriptor
    }

    func write(_ text: String, to name: String) throws {
        var folder = path
        for part in name.split(separator: "/").dropLast() {
            folder += "/" + part
            _ = unsafe mkdir(folder, 0o755)
        }
        let descriptor = unsafe open(path + "/" + name, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
        try #require(descriptor >= 0)
        defer { close(descriptor) }
        try Platform.write(Array(text.utf8), to: descriptor)
    }

    func text(_ name: String) throws -> String {
        String(decoding: try Platform.open(file: path + "/" + name).read(limit: 1 << 24), as: UTF8.self)
    }

    func status(_ name: String) throws -> FileStatus { try Platform.status(of: path + "/" + name) }

    func link(_ name: String, to target: String) throws {
        try #require(unsafe symlink(target, path + "/" + name) == 0)
    }

    func makeFolder(_ name: String) throws {
        try #require(unsafe mkdir(path + "/" + name, 0o755) == 0)
    }

    /// Every file below a folder with its text, links with their kind; for comparing whole trees.
    func tree(_ name: String = "") throws -> [String: String] {
        var result: [String: String] = [:]
        try Self.collect(try Folder(path: path + "/" + name), prefix: "", into: &result)
        return result
    }

    private static func collect(_ folder: borrowing Folder, prefix: String, into result: inout [String: String]) throws
    {
        for name in try folder.names() {
            let status = try #require(try folder.status(of: name))
            switch status.kind {
            case .folder:
                result[prefix + name.text + "/"] = ""
                try collect(try folder.folder(name), prefix: prefix + name.text + "/", into: &result)
            case .file:
                result[prefix + name.text] = String(
                    decoding: try folder.file(name).read(limit: 1 << 24), as: UTF8.self)
            default: result[prefix + name.text] = "\(status.kind)"
            }
        }
    }
}
