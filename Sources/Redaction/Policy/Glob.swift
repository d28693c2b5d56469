/// A name in which `*` stands for any run of characters, also for none.
public struct Glob: Sendable, Hashable {
    /// As written.
    public let text: String
    private let parts: [[UInt8]]

    /// A name with or without `*`.
    public init(_ text: String) {
        self.text = text
        parts = text.utf8.split(separator: UInt8(ascii: "*"), omittingEmptySubsequences: false).map(Array.init)
    }

    /// Whether a name is meant; upper and lower case differ. Linear in the name for each part of the glob.
    public func matches(_ name: String) -> Bool {
        let bytes = Array(name.utf8)
        guard let first = parts.first, let last = parts.last, bytes.starts(with: first) else { return false }
        if parts.count == 1 { return bytes.count == first.count }
        guard bytes.count >= first.count + last.count, bytes.suffix(last.count).elementsEqual(last) else {
            return false
        }
        var place = first.count
        let end = bytes.count - last.count
        for part in parts.dropFirst().dropLast() where !part.isEmpty {
            // The leftmost place is the best one: it leaves the most for the parts behind.
            guard place + part.count <= end,
                let found = (place...(end - part.count)).first(where: {
                    bytes[$0..<($0 + part.count)].elementsEqual(part)
                })
            else { return false }
            place = found + part.count
        }
        return true
    }
}
