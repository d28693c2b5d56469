internal import Diagnostics

/// A file for a capture. It is written under another name and gets its own when it is whole, so that nobody reads half
/// of it, and a run that fails leaves what was there. Pipes and devices are written to as they are.
final class CaptureFile {
    /// The file once it is whole; nil for what is written to as it is.
    let whole: WholeCapture?
    private let given: String
    private let file: Descriptor

    /// A file at a path; its folder has to exist. `content` is how messages name what stands in it.
    ///
    /// - Throws: a diagnostic `output.…` when something else stands there, or a file and `isForced` is not set.
    convenience init(at path: String, isForced: Bool, content: String = "capture") throws(Diagnostic) {
        if let status = try? Platform.status(of: path, followingLinks: true), status.kind == .other {
            self.init(given: path, file: try Self.device(path))
            return
        }
        let (parent, last) = SiteDestination.split(path)
        if last.isEmpty || last == "." || last == ".." {
            throw Diagnostic("output.file", "expected a file for the \(content), found \(quoted(path))")
        }
        let folder: CaptureFolder
        do {
            folder = CaptureFolder(given: parent, try Folder(path: parent))
        } catch {
            throw Self.fault(path, error)
        }
        try self.init(last, in: folder, given: path, isForced: isForced, content: content)
    }

    /// A file of a folder; `given` is its path for messages.
    init(
        _ name: String, in folder: CaptureFolder, given: String, isForced: Bool, content: String = "capture"
    ) throws(Diagnostic) {
        self.given = given
        let whole = WholeCapture(
            given: given, content: content, isForced: isForced, folder: folder, name: EntryName(name),
            temporary: Temporary.freshName())
        self.whole = whole
        try whole.check()
        do {
            file = try folder.folder.create(whole.temporary)
        } catch {
            throw Self.fault(given, error)
        }
    }

    private init(given: String, file: consuming Descriptor) {
        self.given = given
        whole = nil
        self.file = file
    }

    /// Writes on.
    func write(_ bytes: [UInt8]) throws(Diagnostic) {
        do {
            try Platform.write(bytes, to: file.number)
        } catch {
            throw Self.fault(given, error)
        }
    }

    private static func device(_ path: String) throws(Diagnostic) -> Descriptor {
        do {
            return try Platform.open(device: path)
        } catch {
            throw fault(path, error)
        }
    }

    static func fault(_ path: String, _ error: SystemError) -> Diagnostic {
        Diagnostic(
            "output.file", "cannot write \(quoted(path)): \(error.text)", help: "choose another name with -o")
    }
}
