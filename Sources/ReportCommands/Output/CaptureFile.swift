internal import Diagnostics

/// A file for a capture. It is written under another name and gets its own when it is whole, so that nobody reads half
/// of it, and a run that fails leaves what was there.
final class CaptureFile {
    private let given: String
    private let folder: Folder
    private let name: EntryName
    private let temporary: EntryName
    private let file: Descriptor
    private let isForced: Bool

    /// A file at a path; its folder has to exist.
    ///
    /// - Throws: a diagnostic `output.…` when something else stands there, or a file and `isForced` is not set.
    init(at path: String, isForced: Bool) throws(Diagnostic) {
        given = path
        self.isForced = isForced
        let (parent, last) = SiteDestination.split(path)
        if last.isEmpty || last == "." || last == ".." {
            throw Diagnostic("output.file", "expected a file for the capture, found \(quoted(path))")
        }
        name = EntryName(last)
        temporary = Temporary.freshName()
        do {
            folder = try Folder(path: parent)
            try Self.check(try folder.status(of: name), given: path, isForced: isForced)
            file = try folder.create(temporary)
        } catch let error as SystemError {
            throw Self.fault(path, error)
        } catch let error as Diagnostic {
            throw error
        } catch {
            throw Diagnostic("output.file", "cannot write \(quoted(path))")
        }
    }

    /// Writes on.
    func write(_ bytes: [UInt8]) throws(Diagnostic) {
        do {
            try Platform.write(bytes, to: file.number)
        } catch {
            throw Self.fault(given, error)
        }
    }

    /// Gives the file its name.
    func finish() throws(Diagnostic) {
        do {
            try Self.check(try? folder.status(of: name), given: given, isForced: isForced)
            try folder.rename(temporary, to: name)
        } catch let error as SystemError {
            throw Self.fault(given, error)
        } catch let error as Diagnostic {
            throw error
        } catch {
            throw Diagnostic("output.file", "cannot write \(quoted(given))")
        }
    }

    /// Removes what was written.
    func discard() {
        try? folder.remove(temporary, isFolder: false)
    }

    private static func check(_ status: FileStatus?, given: String, isForced: Bool) throws(Diagnostic) {
        guard let status else { return }
        guard status.kind == .file else {
            throw Diagnostic(
                "output.file", "expected a file for the capture, found something else at \(quoted(given))",
                help: "choose another name with -o")
        }
        if isForced { return }
        throw Diagnostic(
            "output.exists", "expected a new file for the capture, found \(quoted(given))",
            help: "choose another name with -o, or replace it with --force")
    }

    private static func fault(_ path: String, _ error: SystemError) -> Diagnostic {
        Diagnostic(
            "output.file", "cannot write \(quoted(path)): \(error.text)", help: "choose another name with -o")
    }
}
