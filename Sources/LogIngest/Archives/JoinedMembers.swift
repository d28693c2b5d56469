internal import Diagnostics

/// The members of an archive that comes through a pipe, one behind the other as one capture: a pipe cannot be read twice, so
/// nothing is known of it before. Each member ends its last line.
final class JoinedMembers {
    private let walk: ArchiveWalk
    private let name: String
    private var isInMember = false
    private var endsLine = true
    private var problems: [(problem: ArchiveProblem, name: String)] = []

    init(_ walk: ArchiveWalk, name: String) {
        self.walk = walk
        self.name = name
    }

    /// Copies the next bytes.
    /// - Throws: at the end, when a member was not read or not to its end.
    func read(into target: inout MutableSpan<UInt8>, at start: Int) throws(Diagnostic) -> Int {
        while true {
            if isInMember {
                do throws(ArchiveProblem) {
                    let count = try walk.read(into: &target, at: start)
                    if count > 0 {
                        endsLine = target[start + count - 1] == 0x0A
                        return count
                    }
                } catch {
                    problems.append((error, name))
                }
                isInMember = false
                guard endsLine else {
                    endsLine = true
                    target[start] = 0x0A
                    return 1
                }
            }
            guard let leaf = walk.next() else { break }
            if let problem = leaf.problem {
                problems.append((problem, leaf.path.isEmpty ? name : name + "/" + PathBytes(leaf.path).text))
            } else {
                isInMember = true
            }
        }
        guard let (problem, name) = problems.first else { return 0 }
        problems = []
        throw problem.diagnostic(name)
    }
}

extension ArchiveWalk {
    /// Copies bytes of the file it stands at.
    func read(into target: inout MutableSpan<UInt8>, at start: Int) throws(ArchiveProblem) -> Int {
        precondition(start >= 0 && start < target.count, "the caller leaves room to read into")
        let result = unsafe target.withUnsafeMutableBytes { buffer -> Result<Int, ArchiveProblem> in
            Result { () throws(ArchiveProblem) in
                // Safety: the rest of the span from `start` on.
                unsafe try read(UnsafeMutableRawBufferPointer(rebasing: buffer[start...]))
            }
        }
        return try result.get()
    }
}

/// The bytes of a pipe whose beginning was looked at.
final class FileSupply: ArchiveSupply {
    private var file: FileSource
    private var head: ArraySlice<UInt8>

    init(_ file: consuming FileSource, head: ArraySlice<UInt8>) {
        self.file = file
        self.head = head
    }

    func supply(_ buffer: UnsafeMutableRawBufferPointer) throws(ArchiveProblem) -> Int {
        guard head.isEmpty else {
            let count = min(head.count, buffer.count)
            unsafe buffer.copyBytes(from: head.prefix(count))
            head = head.dropFirst(count)
            return count
        }
        do throws(Diagnostic) {
            // Safety: the bytes of the buffer are overwritten and never read here.
            var span = unsafe MutableSpan<UInt8>(_unsafeElements: buffer.assumingMemoryBound(to: UInt8.self))
            return try file.read(into: &span, at: 0)
        } catch {
            throw .carrier
        }
    }
}
