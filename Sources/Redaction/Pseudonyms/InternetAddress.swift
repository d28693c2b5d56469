/// An IPv4 or IPv6 address as its bytes: so that all spellings of one are equal, and can be cut to their network.
struct InternetAddress: Sendable, Hashable {
    /// Four or sixteen bytes.
    let bytes: [UInt8]

    /// The address in a text, or nil. Brackets, a zone, a prefix length and, behind IPv4 or brackets, a port do not count.
    init?(_ text: String) {
        var rest = text.lowercased()[...]
        if rest.first == "[" { rest = rest.dropFirst().prefix { $0 != "]" } }
        rest = rest.prefix { $0 != "%" && $0 != "/" }
        if rest.contains("."), rest.count(where: { $0 == ":" }) == 1 { rest = rest.prefix { $0 != ":" } }
        guard let bytes = rest.contains(":") ? InternetAddress.v6(rest) : InternetAddress.v4(rest) else { return nil }
        let mapped = [UInt8](repeating: 0, count: 10) + [255, 255]
        self.bytes = bytes.count == 16 && bytes.starts(with: mapped) ? Array(bytes.suffix(4)) : bytes
    }

    private static func v4(_ text: Substring) -> [UInt8]? {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        let bytes = parts.compactMap {
            $0.utf8.count <= 3 && $0.utf8.allSatisfy { (48...57).contains($0) } ? UInt8($0) : nil
        }
        return parts.count == 4 && bytes.count == 4 ? bytes : nil
    }

    private static func v6(_ text: Substring) -> [UInt8]? {
        var bytes: [UInt8] = []
        var gap: Int?
        let groups = text.split(separator: ":", omittingEmptySubsequences: false)
        guard (3...9).contains(groups.count) else { return nil }
        for (index, group) in groups.enumerated() {
            if group.isEmpty {
                // `::` at an end gives two empty groups, elsewhere one.
                let isEdge = index == 0 || index == groups.count - 1
                let isDouble = index == 0 ? groups[1].isEmpty : groups[index - 1].isEmpty
                if isEdge, isDouble || (index == groups.count - 1 && gap == bytes.count) { continue }
                guard !isEdge, gap == nil else { return nil }
                gap = bytes.count
            } else if group.contains(".") {
                guard index == groups.count - 1, let last = v4(group) else { return nil }
                bytes += last
            } else {
                guard group.utf8.count <= 4, let value = UInt16(group, radix: 16), group.first != "+" else {
                    return nil
                }
                bytes += [UInt8(value >> 8), UInt8(value & 255)]
            }
        }
        guard let gap else { return bytes.count == 16 ? bytes : nil }
        guard bytes.count < 16 else { return nil }
        bytes.insert(contentsOf: [UInt8](repeating: 0, count: 16 - bytes.count), at: gap)
        return bytes
    }

    /// The address with only its first bits.
    func truncated(v4: Int, v6: Int) -> InternetAddress {
        let bits = bytes.count == 4 ? v4 : v6
        return InternetAddress(
            bytes: bytes.enumerated().map { index, byte in
                let left = min(8, max(0, bits - 8 * index))
                return left == 8 ? byte : byte & ~(0xFF >> UInt8(left))
            })
    }

    private init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// `192.0.2.0`, or eight groups such as `2001:db8:0:0:0:0:0:1`, of which the longest row of zeros is `::`.
    var text: String {
        guard bytes.count == 16 else { return bytes.map { String($0) }.joined(separator: ".") }
        let groups = stride(from: 0, to: 16, by: 2).map { UInt16(bytes[$0]) << 8 | UInt16(bytes[$0 + 1]) }
        var best = 0..<0
        var start: Int?
        for index in 0...8 {
            if index < 8, groups[index] == 0 {
                start = start ?? index
            } else if let first = start {
                if index - first > max(1, best.count) { best = first..<index }
                start = nil
            }
        }
        func joined(_ part: ArraySlice<UInt16>) -> String {
            part.map { String($0, radix: 16) }.joined(separator: ":")
        }
        return best.isEmpty
            ? joined(groups[...]) : joined(groups[..<best.lowerBound]) + "::" + joined(groups[best.upperBound...])
    }
}
