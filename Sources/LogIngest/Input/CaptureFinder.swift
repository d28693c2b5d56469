public import Diagnostics

/// One capture to read.
public struct Capture: Sendable, Hashable {
    /// Its name as the user gave it; for a file of a directory, the directory as given and the path in it.
    public let name: String
    /// The directory it stands in, named as the capture is; `.` for a file given without one, `-` for standard input.
    public let directory: String
    /// Whether it is standard input.
    public let isStandardInput: Bool
    let path: PathBytes

    init(path: PathBytes) {
        self.path = path
        name = path.text
        isStandardInput = path.bytes == [0x2D]
        if isStandardInput {
            directory = "-"
        } else if let slash = path.bytes.lastIndex(of: 0x2F) {
            directory = slash == 0 ? "/" : PathBytes(Array(path.bytes[..<slash])).text
        } else {
            directory = "."
        }
    }
}

/// The captures of a call, in the order in which they are read, and what there is to say about them.
public struct CaptureList: Sendable, Hashable {
    /// The captures; files of a directory by the byte order of their paths.
    public internal(set) var captures: [Capture] = []
    /// Inputs left out and why: given twice, of the same content as another, not a regular file.
    public internal(set) var notes: [Diagnostic] = []
    /// How many inputs were left out because another has the same content.
    public internal(set) var identicalInputs = 0
}

/// Turns the inputs of a call into captures: files, devices and pipes as they are, directories into the regular files
/// below them, `-` into standard input.
///
/// Names that begin with a dot are left out of directories, and so are symbolic links to directories, so that loops do
/// not matter. A file that is reached twice is read once, and so are files with the same content unless both are wanted.
public struct CaptureFinder: Sendable {
    private struct Identity: Hashable {
        var device: UInt64
        var inode: UInt64
    }

    private var found = CaptureList()
    private var problems: [Diagnostic] = []
    private var firstNames: [Identity: String] = [:]
    private var identical = IdenticalFiles()
    private let keepsDuplicates: Bool

    /// A finder that has looked at nothing. With `keepsDuplicates` a file is read even if one before it has the same bytes.
    public init(keepsDuplicates: Bool = false) {
        self.keepsDuplicates = keepsDuplicates
    }

    /// The captures of `inputs`.
    /// - Throws: `Diagnostics` with one entry for each input that is missing, unreadable, empty or a log archive.
    public func captures(of inputs: [String]) throws(Diagnostics) -> CaptureList {
        var finder = CaptureFinder(keepsDuplicates: keepsDuplicates)
        for input in inputs {
            finder.add(PathBytes(input))
        }
        guard finder.problems.isEmpty else { throw Diagnostics(finder.problems) }
        return finder.found
    }

    private mutating func add(_ path: PathBytes) {
        let capture = Capture(path: path)
        do throws(Platform.Failure) {
            let status =
                capture.isStandardInput ? try Platform.status(of: 0) : try Platform.status(of: path)
            if status.kind == .directory {
                addDirectory(path)
            } else {
                try checkReadable(capture, status)
                addFile(capture, status)
            }
        } catch {
            problems.append(InputProblem.notOpened(error).diagnostic(path.text))
        }
    }

    /// Opens a named regular file once, so that a missing right shows before any work; a pipe is opened only once, later.
    private func checkReadable(_ capture: Capture, _ status: Platform.FileStatus) throws(Platform.Failure) {
        guard status.kind == .regular, !capture.isStandardInput else { return }
        Platform.close(try Platform.open(capture.path))
    }

    private mutating func addFile(_ capture: Capture, _ status: Platform.FileStatus) {
        let identity = Identity(device: status.device, inode: status.inode)
        if let first = firstNames[identity], !keepsDuplicates || status.kind != .regular {
            found.notes.append(InputProblem.givenTwice(first: first).diagnostic(capture.name))
            return
        }
        firstNames[identity] = capture.name
        if !keepsDuplicates, status.kind == .regular, !capture.isStandardInput,
            let model = identical.model(of: capture, size: status.size)
        {
            found.identicalInputs += 1
            found.notes.append(InputProblem.sameContent(first: model.name).diagnostic(capture.name))
        } else {
            found.captures.append(capture)
        }
    }

    private mutating func addDirectory(_ root: PathBytes) {
        var files: [(path: PathBytes, status: Platform.FileStatus)] = []
        var waiting = [root]
        let problemsBefore = problems.count
        while let directory = waiting.popLast() {
            guard !directory.isLogArchive else {
                problems.append(InputProblem.logArchive.diagnostic(directory.text))
                continue
            }
            do throws(Platform.Failure) {
                for name in try Platform.names(in: directory) where name.first != 0x2E {
                    addMember(directory.appending(name), &files, &waiting)
                }
            } catch {
                problems.append(InputProblem.notOpened(error).diagnostic(directory.text))
            }
        }
        if files.isEmpty && problems.count == problemsBefore {
            problems.append(InputProblem.emptyDirectory.diagnostic(root.text))
        }
        files.sort { $0.path.bytes.lexicographicallyPrecedes($1.path.bytes) }
        for file in files {
            addFile(Capture(path: file.path), file.status)
        }
    }

    private mutating func addMember(
        _ path: PathBytes, _ files: inout [(path: PathBytes, status: Platform.FileStatus)],
        _ waiting: inout [PathBytes]
    ) {
        let own = try? Platform.linkStatus(of: path)
        let target = try? Platform.status(of: path)
        if own?.kind == .directory {
            waiting.append(path)
        } else if let target, target.kind == .regular {
            files.append((path, target))
        } else if target?.kind != .directory {
            found.notes.append(InputProblem.notAFile.diagnostic(path.text))
        }
    }
}
