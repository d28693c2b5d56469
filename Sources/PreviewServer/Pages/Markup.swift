/// A page of a site whose head and body are added to. It looks for tags and takes nothing else apart.
struct Markup {
    private(set) var bytes: [UInt8]

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// Puts text before the first tag that begins so; at the end where there is none.
    mutating func insert(_ text: String, before tag: String) {
        let place = Self.position(of: tag, in: bytes[...]) ?? bytes.endIndex
        bytes.insert(contentsOf: text.utf8, at: place)
    }

    /// Puts text behind the first tag that begins so; at the end where there is none.
    mutating func insert(_ text: String, behindTag tag: String) {
        let end = Self.position(of: tag, in: bytes[...]).flatMap { bytes[$0...].firstIndex(of: UInt8(ascii: ">")) }
        bytes.insert(contentsOf: text.utf8, at: end.map { $0 + 1 } ?? bytes.endIndex)
    }

    /// Lets every content security policy in the head take script, style and events of the page's own host.
    mutating func allowOwnFiles() {
        let headEnd = Self.position(of: "</head", in: bytes[...]) ?? bytes.endIndex
        var changes: [(range: Range<Int>, text: String)] = []
        var rest = bytes[..<headEnd]
        while let start = Self.position(of: "<meta", in: rest) {
            guard let end = rest[start...].firstIndex(of: UInt8(ascii: ">")) else { break }
            if let value = Self.policy(in: rest[start..<end]) {
                let policy = ContentPolicy(String(decoding: bytes[value], as: UTF8.self))
                changes.append((value, policy.allowingOwnFiles.text))
            }
            rest = rest[end...]
        }
        for (range, text) in changes.reversed() { bytes.replaceSubrange(range, with: text.utf8) }
    }

    /// Where the value of a tag's policy stands, without its quotes.
    private static func policy(in tag: ArraySlice<UInt8>) -> Range<Int>? {
        guard position(of: "content-security-policy", in: tag) != nil,
            let name = position(of: "content=", in: tag)
        else { return nil }
        let open = name + "content=".utf8.count
        guard open < tag.endIndex, [UInt8(ascii: "\""), UInt8(ascii: "'")].contains(tag[open]),
            let close = tag[(open + 1)...].firstIndex(of: tag[open])
        else { return nil }
        // A quote of the other kind would end the new value.
        return tag[open] == UInt8(ascii: "\"") ? open + 1..<close : nil
    }

    /// Where a text of small letters begins in bytes of any case.
    private static func position(of text: String, in bytes: ArraySlice<UInt8>) -> Int? {
        let wanted = Array(text.utf8)
        guard let first = wanted.first, bytes.count >= wanted.count else { return nil }
        return (bytes.startIndex...bytes.endIndex - wanted.count).first { start in
            small(bytes[start]) == first && wanted.indices.allSatisfy { small(bytes[start + $0]) == wanted[$0] }
        }
    }

    private static func small(_ byte: UInt8) -> UInt8 {
        (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
    }
}
