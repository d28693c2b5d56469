internal import EventModel

/// The members of one JSON object that are read, by key. Of equal keys the last one counts.
///
/// The places for the values are kept from one object to the next.
struct JSONMembers {
    private let table = JSONKeyTable.shared
    private var values = [JSONValue](repeating: .null, count: JSONKey.allCases.count)
    /// One bit for each key that is there.
    private var present: UInt64 = 0
    /// Where the signpost's id stands, since its digits are shown as printed.
    private(set) var signpostID = 0..<0
    /// How many members the object has, unknown ones included.
    private(set) var memberCount = 0

    /// Forgets the object before.
    mutating func removeAll() {
        present = 0
        memberCount = 0
        signpostID = 0..<0
    }

    /// Keeps a member if its key is known.
    mutating func take(_ member: JSONLine.Member, of bytes: Span<UInt8>) {
        memberCount += 1
        guard let key = table.key(bytes, member.key.range) else { return }
        present |= key.bit
        values[Int(key.rawValue)] = member.value
        if key == .signpostID { signpostID = member.range }
    }

    /// The value of a key, null if it is not there.
    subscript(_ key: JSONKey) -> JSONValue {
        present & key.bit == 0 ? .null : values[Int(key.rawValue)]
    }

    /// Whether the key is there, even with null.
    func has(_ key: JSONKey) -> Bool {
        present & key.bit != 0
    }
}
