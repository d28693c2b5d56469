public import Diagnostics

/// Opens captures one after the other. The members of an archive are read in one pass as long as they are opened in the
/// order of the list of captures; going back begins the archive again.
public struct CaptureOpener: ~Copyable {
    private var walk: ArchiveWalk?
    private var container: PathBytes?
    private var nextNumber = 0

    /// An opener that has opened nothing.
    public init() {}

    /// Opens a capture. A source is done with when the next capture is opened.
    /// - Throws: `input.missing`, `input.directory`, `input.unreadable`, and what keeps a member from being read.
    public mutating func open(_ capture: Capture) throws(Diagnostic) -> CaptureSource {
        guard let member = capture.member else { return try CaptureSource(pipeOrFile: capture) }
        if container != capture.path || member.number < nextNumber || walk == nil {
            walk = try ArchiveWalk(capture)
            container = capture.path
        }
        while let leaf = walk?.next() {
            nextNumber = leaf.number + 1
            guard leaf.number >= member.number else { continue }
            if let problem = leaf.problem { throw problem.diagnostic(capture.name) }
            guard leaf.number == member.number, leaf.path == member.path, let walk else { break }
            return CaptureSource(member: walk, capture)
        }
        throw (walk?.stop ?? .changed).diagnostic(capture.name)
    }
}

/// The bytes of an opened capture: of a plain file as they are, of a compressed one or a member of an archive unpacked.
public struct CaptureSource: ByteSource, ~Copyable {
    /// What is unpacked; nil for a plain file.
    private enum Unpacked {
        case member(ArchiveWalk)
        case joined(JoinedMembers)
    }

    private let name: String
    private var unpacked: Unpacked?
    private var file: FileSource?
    /// The beginning of the file where it was looked at.
    private var head: ArraySlice<UInt8> = []

    fileprivate init(member walk: ArchiveWalk, _ capture: Capture) {
        name = capture.name
        unpacked = .member(walk)
    }

    /// A regular file was looked at when it was found; what a pipe carries shows only now.
    fileprivate init(pipeOrFile capture: Capture) throws(Diagnostic) {
        name = capture.name
        var file = try FileSource(capture)
        var head: [UInt8] = []
        if !file.isRegular {
            head = [UInt8](repeating: 0, count: ContainerKind.headSize)
            head.removeSubrange(try file.fill(&head)...)
        }
        switch ContainerKind(head[...]) {
        case nil, .other?:
            self.head = head[...]
            self.file = consume file
        case .tracev3?: throw ArchiveProblem.logArchive.diagnostic(capture.name)
        case let kind?:
            let walk = ArchiveWalk(kind, bytes: FileSupply(file, head: head[...]), head: head[...])
            unpacked = .joined(JoinedMembers(walk, name: name))
        }
    }

    /// Copies the next bytes.
    public mutating func read(into target: inout MutableSpan<UInt8>, at start: Int) throws(Diagnostic) -> Int {
        switch unpacked {
        case .member(let walk)?:
            do throws(ArchiveProblem) {
                return try walk.read(into: &target, at: start)
            } catch {
                throw error.diagnostic(name)
            }
        case .joined(let members)?: return try members.read(into: &target, at: start)
        case nil: return head.isEmpty ? try file?.read(into: &target, at: start) ?? 0 : takeHead(&target, start)
        }
    }

    private mutating func takeHead(_ target: inout MutableSpan<UInt8>, _ start: Int) -> Int {
        let count = min(head.count, target.count - start)
        for offset in 0..<count { target[start + offset] = head[head.startIndex + offset] }
        head = head.dropFirst(count)
        return count
    }
}
