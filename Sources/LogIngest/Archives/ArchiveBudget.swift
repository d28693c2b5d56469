/// What an archive may cost: limits that no capture comes near, so that an archive made to fill memory, disks or days is
/// stopped. Nothing is unpacked to a disk, so what remains to be bounded is time and memory.
struct ArchiveBudget {
    /// How many containers may stand in each other; a compressed tar counts as two.
    static let depth = 6
    /// How many members are looked at.
    static let members = 10_000
    /// How often its own size an archive may unpack to.
    static let ratio = 1_000
    /// What may be unpacked whatever the ratio, in bytes.
    static let free = 64 << 20
    /// The largest window of a decoder, in bytes.
    static let window: UInt64 = 128 << 20

    private var unpacked = 0
    private var memberCount = 0

    /// Counts bytes that came out of `packed` bytes read so far.
    mutating func unpack(_ count: Int, of packed: Int) throws(ArchiveProblem) {
        unpacked += count
        if unpacked > ArchiveBudget.free, unpacked / ArchiveBudget.ratio > packed { throw .tooLarge }
    }

    /// Counts a member.
    mutating func enter() throws(ArchiveProblem) {
        memberCount += 1
        if memberCount > ArchiveBudget.members { throw .tooManyMembers }
    }
}
