/// A message's bytes as Unicode scalars, with the way back. Bytes that are no UTF-8 become U+FFFD, one for each byte.
struct MessageScalars: Sendable {
    private(set) var scalars: [UInt32] = []
    /// The byte at which each scalar starts, and the byte count; nil when every scalar is one byte.
    private let offsets: [Int32]?
    /// Places whose byte is no UTF-8.
    private(set) var broken: [Int] = []
    /// True when no scalar is beyond ASCII.
    var isASCII: Bool { offsets == nil }

    init(_ bytes: Span<UInt8>) {
        scalars.reserveCapacity(bytes.count)
        var place = 0
        while place < bytes.count, bytes[place] < 0x80 {
            scalars.append(UInt32(bytes[place]))
            place += 1
        }
        guard place < bytes.count else {
            offsets = nil
            return
        }
        var starts = (0..<Int32(place)).map { $0 }
        while place < bytes.count {
            starts.append(Int32(place))
            if let (scalar, length) = UTF8Scalar.read(bytes.count - place, { bytes[place + $0] }) {
                scalars.append(scalar)
                place += length
            } else {
                broken.append(scalars.count)
                scalars.append(0xFFFD)
                place += 1
            }
        }
        starts.append(Int32(bytes.count))
        offsets = starts
    }

    /// The byte at which a scalar starts; the byte count for the place after the last.
    func byte(at place: Int) -> Int {
        offsets.map { Int($0[place]) } ?? place
    }
}

/// One scalar of UTF-8.
enum UTF8Scalar {
    /// Reads the scalar at the start of `count` bytes; nil when they are not its shortest form, or none.
    static func read(_ count: Int, _ byte: (Int) -> UInt8) -> (scalar: UInt32, length: Int)? {
        guard count > 0 else { return nil }
        let first = byte(0)
        let (length, least): (Int, UInt32)
        switch first {
        case 0..<0x80: return (UInt32(first), 1)
        case 0xC2...0xDF: (length, least) = (2, 0x80)
        case 0xE0...0xEF: (length, least) = (3, 0x800)
        case 0xF0...0xF4: (length, least) = (4, 0x1_0000)
        default: return nil
        }
        guard count >= length else { return nil }
        var scalar = UInt32(first) & (0x7F >> UInt32(length))
        for place in 1..<length {
            let next = byte(place)
            guard next & 0xC0 == 0x80 else { return nil }
            scalar = scalar << 6 | UInt32(next & 0x3F)
        }
        guard scalar >= least, scalar <= 0x10_FFFF, !(0xD800...0xDFFF).contains(scalar) else { return nil }
        return (scalar, length)
    }
}
