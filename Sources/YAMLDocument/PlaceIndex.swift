internal import Diagnostics

/// Turns what libyaml counts (Unicode scalars) into lines and columns in bytes.
struct PlaceIndex {
    private static let stride = 256

    let file: String
    private let bytes: [UInt8]
    /// Offset of the first byte of each line; lines end with a line feed.
    private let lineStarts: [Int]
    /// Offset of every 256th Unicode scalar.
    private let checkpoints: [Int]

    init(bytes: [UInt8], file: String) {
        var lineStarts = [0]
        var checkpoints: [Int] = []
        var scalars = 0
        for (offset, byte) in bytes.enumerated() {
            if Self.isLead(byte) {
                if scalars.isMultiple(of: Self.stride) { checkpoints.append(offset) }
                scalars += 1
            }
            if byte == UInt8(ascii: "\n") { lineStarts.append(offset + 1) }
        }
        self.file = file
        self.bytes = bytes
        self.lineStarts = lineStarts
        self.checkpoints = checkpoints
    }

    /// The place of a range of Unicode scalars; only its part of the first line counts.
    func place(scalars start: Int, to end: Int) -> SourcePlace {
        let first = offset(ofScalar: start)
        return place(offset: first, to: end > start ? offset(ofScalar: end) : first)
    }

    /// The place of a range of bytes; only its part of the first line counts, blanks at its end aside.
    func place(offset start: Int, to end: Int) -> SourcePlace {
        let start = min(max(0, start), bytes.count)
        let line = lineStarts.partitioningIndex { $0 > start } - 1
        let lineEnd = line + 1 < lineStarts.count ? lineStarts[line + 1] - 1 : bytes.count
        var stop = min(end, lineEnd)
        while stop > start, [0x20, 0x09, 0x0D].contains(bytes[stop - 1]) { stop -= 1 }
        return SourcePlace(file: file, line: line + 1, column: start - lineStarts[line] + 1, length: stop - start)
    }

    /// Whether a tab stands at a Unicode scalar: the usual reason why indentation is refused.
    func isTab(scalar index: Int) -> Bool {
        let offset = offset(ofScalar: index)
        return offset < bytes.count && bytes[offset] == UInt8(ascii: "\t")
    }

    private func offset(ofScalar index: Int) -> Int {
        guard index >= 0, index / Self.stride < checkpoints.count else { return bytes.count }
        var offset = checkpoints[index / Self.stride]
        for _ in 0..<(index % Self.stride) {
            repeat { offset += 1 } while offset < bytes.count && !Self.isLead(bytes[offset])
            if offset >= bytes.count { return bytes.count }
        }
        return offset
    }

    private static func isLead(_ byte: UInt8) -> Bool { byte & 0xC0 != 0x80 }
}

extension [Int] {
    /// The first index whose element satisfies `isAfter`, in an array where all that do stand at the end.
    fileprivate func partitioningIndex(_ isAfter: (Int) -> Bool) -> Int {
        var low = 0
        var high = count
        while low < high {
            let middle = (low + high) / 2
            if isAfter(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
