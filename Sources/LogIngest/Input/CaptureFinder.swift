public import Diagnostics

/// One capture to read.
public struct Capture: Sendable, Hashable {
    /// Its name as the user gave it; for a file of a directory or an archive, that as given and the path in it.
    public let name: String
    /// The directory it stands in, named as the capture is; `.` for a file given without one, `-` for standard input.
    public let directory: String
    /// Whether it is standard input.
    public let isStandardInput: Bool
    /// The archive that it stands in with others; two captures of one archive are best read by one opener.
    public var archive: Archive? { member.map { _ in Archive(path: path) } }

    /// Tells one archive from another.
    public struct Archive: Sendable, Hashable {
        let path: PathBytes
    }

    /// The file to open: the archive, for what stands in one.
    let path: PathBytes
    /// Where it stands in the archive, if it does.
    let member: ArchiveMember?

    init(path: PathBytes) {
        self.init(path, shownAs: path, nil)
    }

    /// A member of an archive, or what a compressed file holds.
    init(_ container: Capture, _ member: ArchiveMember) {
        let shown = member.path.isEmpty ? container.path : container.path.appending(member.path)
        self.init(container.path, shownAs: shown, member)
    }

    private init(_ path: PathBytes, shownAs shown: PathBytes, _ member: ArchiveMember?) {
        self.path = path
        self.member = member
        name = shown.text
        isStandardInput = path.bytes == [0x2D]
        if isStandardInput {
            directory = "-"
        } else if let slash = shown.bytes.lastIndex(of: 0x2F) {
            directory = slash == 0 ? "/" : PathBytes(Array(shown.bytes[..<slash])).text
        } else {
            directory = "."
        }
    }
}

/// The captures of a call, in the order in which they are read, and what there is to say about them.
public struct CaptureList: Sendable, Hashable {
    /// The captures; files of a directory by the byte order of their paths, of an archive in its order.
    public internal(set) var captures: [Capture] = []
    /// Inputs left out and why: given twice, of the same content as another, not a regular file.
    public internal(set) var notes: [Diagnostic] = []
    /// How many inputs were left out because another has the same content.
    public internal(set) var identicalInputs = 0
    /// How many files of archives are not read though they may be captures; the notes say why.
    public internal(set) var unreadableInputs = 0
}

/// Turns the inputs of a call into captures: files, devices and pipes as they are, directories into the regular files
/// below them, archives into the files in them, `-` into standard input.
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
    /// - Throws: `Diagnostics` with one entry for each input that is missing, unreadable, empty, no text or a log archive.
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
                addFile(capture, status, isNamed: true)
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

    private mutating func addFile(_ capture: Capture, _ status: Platform.FileStatus, isNamed: Bool) {
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
        } else if status.kind == .regular, !capture.isStandardInput, let kind = CaptureFinder.container(capture) {
            add(kind, capture, isNamed: isNamed)
        } else {
            found.captures.append(capture)
        }
    }

    /// What a file is, if it is no text. One that cannot be read is taken for text: reading it says what is wrong.
    private static func container(_ capture: Capture) -> ContainerKind? {
        let head = try? FileStretch.bytes(of: capture, from: 0, count: ContainerKind.headSize)
        return head.flatMap { ContainerKind($0[...]) }
    }

    private mutating func add(_ kind: ContainerKind, _ capture: Capture, isNamed: Bool) {
        switch kind {
        case .tracev3: leaveOut(.logArchive, capture, isNamed: isNamed)
        case .other(let name): leaveOut(.unsupported(name), capture, isNamed: isNamed)
        case .gzip, .bzip2, .xz, .zstd, .zip, .tar, .utf16:
            if case .utf16 = kind { found.notes.append(InputProblem.utf16.diagnostic(capture.name)) }
            do throws(Diagnostic) {
                let contents = try ArchiveContents(capture)
                found.captures += contents.captures
                found.notes += contents.notes
                if contents.captures.isEmpty, isNamed {
                    problems +=
                        contents.problems.isEmpty
                        ? [InputProblem.emptyArchive.diagnostic(capture.name)] : contents.problems.map(\.diagnostic)
                } else {
                    contents.problems.forEach { note($0.problem, $0.diagnostic) }
                }
            } catch {
                problems.append(error)
            }
        }
    }

    private mutating func leaveOut(_ problem: ArchiveProblem, _ capture: Capture, isNamed: Bool) {
        let diagnostic = problem.diagnostic(capture.name)
        if isNamed { problems.append(diagnostic) } else { note(problem, diagnostic) }
    }

    /// Says what is left out; a picture or a table beside the captures is no loss.
    private mutating func note(_ problem: ArchiveProblem, _ diagnostic: Diagnostic) {
        var diagnostic = diagnostic
        if case .unsupported = problem {
            diagnostic.severity = .note
        } else {
            diagnostic.severity = .warning
            found.unreadableInputs += 1
        }
        found.notes.append(diagnostic)
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
            addFile(Capture(path: file.path), file.status, isNamed: false)
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
