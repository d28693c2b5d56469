internal import Diagnostics
internal import EventModel
@testable internal import LogIngest

/// A container: every member is read to its end or its fault, none has a name that could mean a place on a disk, and what
/// comes out of a pipe is read as one capture.
enum ArchiveCheck {
    /// What is unpacked of one input at most; the limits of the walk itself lie far behind and have tests of their own.
    private static let mostBytes = 4 << 20

    static func check(_ bytes: [UInt8]) {
        let head = bytes.prefix(ContainerKind.headSize)
        switch ContainerKind(head) {
        case nil, .other?, .tracev3?: return
        case let kind?:
            walk(ArchiveWalk(kind, bytes: BytesSupply(bytes), head: head))
            var joined = JoinedSource(
                JoinedMembers(ArchiveWalk(kind, bytes: BytesSupply(bytes), head: head), name: "f"))
            var sink = OrderSink()
            let tally = CaptureReader().read(&joined, into: &sink)
            require(tally.lines.read <= tally.byteCount, "more lines than bytes")
        }
    }

    private static func walk(_ walk: ArchiveWalk) {
        var buffer = [UInt8](repeating: 0, count: 10_000)
        var (total, number) = (0, 0)
        while let leaf = walk.next() {
            require(leaf.number == number, "member \(leaf.number) where \(number) is due")
            number += 1
            let steps = leaf.path.split(separator: 0x2F, omittingEmptySubsequences: false)
            require(!steps.contains([0x2E, 0x2E]) && !steps.dropFirst().contains([]), "a path of steps up")
            require(leaf.path.first != 0x2F && !leaf.path.contains(0x5C), "a path from the root")
            guard leaf.problem == nil else { continue }
            do throws(ArchiveProblem) {
                while true {
                    var space = buffer.mutableSpan
                    let count = try walk.read(into: &space, at: 0)
                    total += count
                    if count == 0 { break }
                    if total > mostBytes { return }
                }
            } catch {
                // A fault is what most inputs have.
            }
        }
    }

    /// The bytes of a container, in pieces.
    private final class BytesSupply: ArchiveSupply {
        private var rest: ArraySlice<UInt8>

        init(_ bytes: [UInt8]) {
            rest = bytes[...]
        }

        func supply(_ buffer: UnsafeMutableRawBufferPointer) throws(ArchiveProblem) -> Int {
            let count = min(rest.count, buffer.count, 4096)
            unsafe buffer.copyBytes(from: rest.prefix(count))
            rest = rest.dropFirst(count)
            return count
        }
    }

    private struct JoinedSource: ByteSource {
        private let members: JoinedMembers
        private var total = 0

        init(_ members: JoinedMembers) {
            self.members = members
        }

        mutating func read(into target: inout MutableSpan<UInt8>, at start: Int) throws(Diagnostic) -> Int {
            let count = total > mostBytes ? 0 : try members.read(into: &target, at: start)
            total += count
            return count
        }
    }
}
