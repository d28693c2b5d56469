/// One container that is open: its members one after the other, and the bytes of the one it stands at. A compressed file is
/// a container of one member without a name.
protocol ContainerLayer: AnyObject {
    /// Whether there is nothing to decode before the next member.
    var skipsFreely: Bool { get }
    /// Why nothing more comes, if the container is broken.
    var failure: ArchiveProblem? { get }
    /// Whether the failure was passed on to what stands in this container, and so is told there.
    var isFailurePassedOn: Bool { get set }
    /// How many bytes of the container were read.
    var packedCount: Int { get }

    /// The next member; nil at the end.
    func next() throws(ArchiveProblem) -> MemberHeader?

    /// Fills the buffer with bytes of the member; the answer is how many came, 0 at its end.
    func read(_ buffer: UnsafeMutableRawBufferPointer) throws(ArchiveProblem) -> Int
}

/// What stands before a member of a container.
struct MemberHeader {
    /// Its path as the container has it; empty for what a compressed file holds.
    var path: [UInt8] = []
    /// Whether it is a file with content of its own.
    var isFile = true
    var isEncrypted = false
}

/// Gives the bytes that a container is made of.
protocol ArchiveSupply: AnyObject {
    /// Fills the buffer from its start; the answer is how many bytes came, 0 at the end.
    func supply(_ buffer: UnsafeMutableRawBufferPointer) throws(ArchiveProblem) -> Int
}
