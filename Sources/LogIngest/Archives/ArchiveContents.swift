internal import Diagnostics

/// A file in an archive that is read as a capture.
struct ArchiveMember: Sendable, Hashable {
    /// Its number in the walk through the archive.
    var number: Int
    /// Its path in the archive; empty for what a compressed file holds.
    var path: [UInt8]
}

/// What a container has to read.
struct ArchiveContents {
    private(set) var captures: [Capture] = []
    /// What is not read, and why.
    private(set) var problems: [(problem: ArchiveProblem, diagnostic: Diagnostic)] = []
    /// What the reader of a report should know of what is read.
    private(set) var notes: [Diagnostic] = []

    /// Walks through a container once.
    init(_ container: Capture) throws(Diagnostic) {
        let walk = try ArchiveWalk(container)
        while let leaf = walk.next() {
            let capture = Capture(container, ArchiveMember(number: leaf.number, path: leaf.path))
            if let problem = leaf.problem {
                problems.append((problem, problem.diagnostic(capture.name)))
            } else {
                captures.append(capture)
                if leaf.isUTF16 { notes.append(InputProblem.utf16.diagnostic(capture.name)) }
                // What a compressed file holds needs no look at its end.
                if leaf.path.isEmpty { break }
            }
        }
    }
}

extension ArchiveWalk {
    /// A walk through the regular file of a capture.
    convenience init(_ capture: Capture) throws(Diagnostic) {
        let head = try FileStretch.bytes(of: capture, from: 0, count: ContainerKind.headSize)
        guard let kind = ContainerKind(head[...]) else { throw ArchiveProblem.changed.diagnostic(capture.name) }
        if kind.isStream {
            self.init(kind, bytes: FileSupply(try FileSource(capture), head: []), head: head[...])
        } else {
            self.init(kind, path: capture.path, head: head[...])
        }
    }
}
