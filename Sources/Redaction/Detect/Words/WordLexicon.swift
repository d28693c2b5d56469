/// What words are known for, in many languages: one table of hashes for all detectors.
struct WordLexicon: Sendable {
    /// The tables of `WordTable`, whole.
    static let shared = WordLexicon(WordTable.all)

    private struct Slot {
        var hash: UInt64 = 0
        var roles: WordRoles = []
    }

    private var slots: [Slot]
    private let mask: Int

    /// Words of several tables get the roles of all of them.
    init(_ tables: [WordTable]) {
        var roles: [UInt64: WordRoles] = [:]
        for table in tables {
            for word in table.words { roles[WordHash.hash(of: word), default: []].formUnion(table.roles) }
        }
        var capacity = 64
        while capacity < roles.count * 4 { capacity *= 2 }
        slots = Array(repeating: Slot(), count: capacity)
        mask = capacity - 1
        for (hash, role) in roles {
            var index = Int(truncatingIfNeeded: hash) & mask
            while !slots[index].roles.isEmpty { index = (index + 1) & mask }
            slots[index] = Slot(hash: hash, roles: role)
        }
    }

    /// The roles of a word by its hash; none for an unknown one.
    func roles(of hash: UInt64) -> WordRoles {
        var index = Int(truncatingIfNeeded: hash) & mask
        while !slots[index].roles.isEmpty {
            if slots[index].hash == hash { return slots[index].roles }
            index = (index + 1) & mask
        }
        return []
    }
}
