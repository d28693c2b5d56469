internal import Diagnostics

/// A capture under another name, which waits for its own.
struct WholeCapture: Sendable {
    /// Its path as the user knows it.
    let given: String
    /// How messages name what stands in it.
    let content: String
    let isForced: Bool
    let folder: CaptureFolder
    let name: EntryName
    let temporary: EntryName

    /// Checks that the name is free, or may be taken.
    func check() throws(Diagnostic) {
        let status: FileStatus?
        do {
            status = try folder.folder.status(of: name)
        } catch {
            throw CaptureFile.fault(given, error)
        }
        guard let status else { return }
        guard status.kind == .file else {
            throw Diagnostic(
                "output.file", "expected a file for the \(content), found something else at \(quoted(given))",
                help: "choose another name with -o")
        }
        if isForced { return }
        throw Diagnostic(
            "output.exists", "expected a new file for the \(content), found \(quoted(given))",
            help: "choose another name with -o, or replace it with --force")
    }

    /// Gives the file its name.
    func finish() throws(Diagnostic) {
        try check()
        do {
            try folder.folder.rename(temporary, to: name)
        } catch {
            throw CaptureFile.fault(given, error)
        }
    }

    /// Removes what was written and has no name yet.
    func discard() {
        try? folder.folder.remove(temporary, isFolder: false)
    }

    /// Removes what has its name already, unless it took the place of another file.
    func withdraw() {
        if !isForced { try? folder.folder.remove(name, isFolder: false) }
    }
}
