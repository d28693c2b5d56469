/// The members of a zip file, by its list at the end; what is stored or deflated can be read, and nothing else.
struct ZipMembers {
    /// A member.
    struct Member {
        var name: String
        /// Its content; nil when it cannot be unpacked.
        var content: [UInt8]?
    }

    private static let mostMembers = 10_000
    private let bytes: [UInt8]
    /// The members in the order of the list; nil when there is no list, or a broken one.
    private(set) var members: [Member]?

    /// Reads them, no more than `limit` bytes all together.
    init(_ bytes: [UInt8], limit: Int) {
        self.bytes = bytes
        members = read(limit)
    }

    private func read(_ limit: Int) -> [Member]? {
        guard let end = listEnd() else { return nil }
        let (count, start) = (number(end + 10, 2), number(end + 16, 4))
        // Larger files tell their numbers elsewhere.
        guard count < 0xFFFF, start < 0xFFFF_FFFF, count <= ZipMembers.mostMembers else { return nil }
        var found: [Member] = []
        var (place, left) = (start, limit)
        for _ in 0..<count {
            guard place + 46 <= bytes.count, number(place, 4) == 0x0201_4B50 else { return nil }
            let nameEnd = place + 46 + number(place + 28, 2)
            guard nameEnd <= bytes.count else { return nil }
            let name = String(decoding: bytes[place + 46..<nameEnd], as: UTF8.self)
            let content = content(of: place, left)
            left -= content?.count ?? 0
            found.append(Member(name: name, content: content))
            place = nameEnd + number(place + 30, 2) + number(place + 32, 2)
        }
        return found
    }

    private func content(of entry: Int, _ limit: Int) -> [UInt8]? {
        let (flags, method) = (number(entry + 8, 2), number(entry + 10, 2))
        let (packed, head) = (number(entry + 20, 4), number(entry + 42, 4))
        guard flags & 1 == 0, head + 30 <= bytes.count, number(head, 4) == 0x0403_4B50 else { return nil }
        let start = head + 30 + number(head + 26, 2) + number(head + 28, 2)
        guard start + packed <= bytes.count else { return nil }
        switch method {
        case 0: return packed <= limit ? Array(bytes[start..<start + packed]) : nil
        case 8: return Inflate.deflated(bytes[start..<start + packed], limit: limit)
        default: return nil
        }
    }

    /// Where the record begins that says where the list is: near the end, before a comment.
    private func listEnd() -> Int? {
        guard bytes.count >= 22 else { return nil }
        return (max(0, bytes.count - 22 - 0xFFFF)...bytes.count - 22).last { number($0, 4) == 0x0605_4B50 }
    }

    /// A number of so many bytes, the lowest first.
    private func number(_ place: Int, _ count: Int) -> Int {
        guard place + count <= bytes.count else { return 0 }
        return (0..<count).reduce(0) { $0 | Int(bytes[place + $1]) << (8 * $1) }
    }
}
