/// Unpacks gzip members and zlib streams (RFC 1950 to 1952), so that nothing hides in them. Written for safety, not for
/// speed; the output is bounded.
struct Inflate {
    private enum Fault: Error { case broken, tooLarge }

    private let bytes: ArraySlice<UInt8>
    private var position: Int
    private var held: UInt32 = 0
    private var heldBits = 0
    private var output: [UInt8] = []
    private let limit: Int

    /// The contents of all gzip members of a file, one behind the other; nil when they are broken or too large.
    static func gzip(_ bytes: [UInt8], limit: Int) -> [UInt8]? {
        var output: [UInt8] = []
        var position = 0
        repeat {
            guard let start = gzipStart(bytes, at: position) else { return output.isEmpty ? nil : output }
            guard let (member, end) = raw(bytes[start...], limit: limit - output.count) else { return nil }
            output += member
            // Checksum and length.
            position = end + 8
        } while position < bytes.count
        return output
    }

    /// The content of a zlib stream.
    static func zlib(_ bytes: ArraySlice<UInt8>, limit: Int) -> [UInt8]? {
        guard bytes.count > 2, bytes[bytes.startIndex] & 0x0F == 8 else { return nil }
        return raw(bytes.dropFirst(2), limit: limit)?.output
    }

    /// The content of a stream without a head.
    static func deflated(_ bytes: ArraySlice<UInt8>, limit: Int) -> [UInt8]? {
        raw(bytes, limit: limit)?.output
    }

    private static func raw(_ bytes: ArraySlice<UInt8>, limit: Int) -> (output: [UInt8], end: Int)? {
        var inflate = Inflate(bytes: bytes, position: bytes.startIndex, limit: limit)
        do {
            try inflate.run()
            return (inflate.output, inflate.position)
        } catch {
            return nil
        }
    }

    private init(bytes: ArraySlice<UInt8>, position: Int, limit: Int) {
        self.bytes = bytes
        self.position = position
        self.limit = limit
    }

    /// Where the packed bytes of a member begin.
    private static func gzipStart(_ bytes: [UInt8], at start: Int) -> Int? {
        guard bytes.count >= start + 18, bytes[start] == 0x1F, bytes[start + 1] == 0x8B, bytes[start + 2] == 8 else {
            return nil
        }
        let flags = bytes[start + 3]
        var position = start + 10
        if flags & 4 != 0 { position += 2 + Int(bytes[position]) + Int(bytes[position + 1]) << 8 }
        for flag in [UInt8(8), 16] where flags & flag != 0 {
            guard position < bytes.count, let end = bytes[position...].firstIndex(of: 0) else { return nil }
            position = end + 1
        }
        if flags & 2 != 0 { position += 2 }
        return position < bytes.count ? position : nil
    }

    private mutating func run() throws {
        var isLast = false
        while !isLast {
            isLast = try bits(1) == 1
            switch try bits(2) {
            case 0: try stored()
            case 1: try block(Codes.fixedLengths, Codes.fixedDistances)
            case 2:
                let (lengths, distances) = try dynamicCodes()
                try block(lengths, distances)
            default: throw Fault.broken
            }
        }
    }

    private mutating func bits(_ count: Int) throws -> Int {
        while heldBits < count {
            guard position < bytes.endIndex else { throw Fault.broken }
            held |= UInt32(bytes[position]) << UInt32(heldBits)
            position += 1
            heldBits += 8
        }
        let value = held & ((1 << UInt32(count)) - 1)
        held >>= UInt32(count)
        heldBits -= count
        return Int(value)
    }

    private mutating func append(_ byte: UInt8) throws {
        guard output.count < limit else { throw Fault.tooLarge }
        output.append(byte)
    }

    private mutating func stored() throws {
        (held, heldBits) = (0, 0)
        let count = try bits(16)
        _ = try bits(16)
        guard bytes.endIndex - position >= count else { throw Fault.broken }
        for _ in 0..<count {
            try append(bytes[position])
            position += 1
        }
    }

    private mutating func block(_ lengths: Codes, _ distances: Codes) throws {
        while true {
            let symbol = try symbol(of: lengths)
            if symbol == 256 { return }
            if symbol < 256 {
                try append(UInt8(symbol))
                continue
            }
            guard symbol - 257 < Codes.lengthBases.count else { throw Fault.broken }
            let length = Codes.lengthBases[symbol - 257] + (try bits(Codes.lengthBits[symbol - 257]))
            let code = try self.symbol(of: distances)
            guard code < Codes.distanceBases.count else { throw Fault.broken }
            let distance = Codes.distanceBases[code] + (try bits(Codes.distanceBits[code]))
            guard distance <= output.count else { throw Fault.broken }
            for _ in 0..<length { try append(output[output.count - distance]) }
        }
    }

    private mutating func symbol(of codes: Codes) throws -> Int {
        var (code, first, index) = (0, 0, 0)
        for length in 1...15 {
            code |= try bits(1)
            let count = codes.counts[length]
            if code - count < first { return codes.symbols[index + code - first] }
            index += count
            first = (first + count) << 1
            code <<= 1
        }
        throw Fault.broken
    }

    private mutating func dynamicCodes() throws -> (Codes, Codes) {
        let literals = try bits(5) + 257
        let distances = try bits(5) + 1
        var orders = [Int](repeating: 0, count: 19)
        for index in 0..<(try bits(4) + 4) { orders[Codes.order[index]] = try bits(3) }
        let codes = Codes(orders)
        var lengths: [Int] = []
        while lengths.count < literals + distances {
            let symbol = try symbol(of: codes)
            switch symbol {
            case 16:
                guard let last = lengths.last else { throw Fault.broken }
                lengths += repeatElement(last, count: 3 + (try bits(2)))
            case 17: lengths += repeatElement(0, count: 3 + (try bits(3)))
            case 18: lengths += repeatElement(0, count: 11 + (try bits(7)))
            default: lengths.append(symbol)
            }
        }
        guard lengths.count == literals + distances else { throw Fault.broken }
        return (Codes(Array(lengths[..<literals])), Codes(Array(lengths[literals...])))
    }
}

/// A canonical Huffman code.
private struct Codes {
    /// How many codes have each length.
    var counts = [Int](repeating: 0, count: 16)
    /// Symbols in order of their codes.
    var symbols: [Int] = []

    init(_ lengths: [Int]) {
        for length in lengths { counts[length] += 1 }
        counts[0] = 0
        for length in 1...15 {
            for (symbol, own) in lengths.enumerated() where own == length { symbols.append(symbol) }
        }
        // A code that is not whole must not lead out of the table.
        symbols += repeatElement(0, count: 512)
    }

    static let fixedLengths = Codes(
        (0..<288).map { $0 < 144 ? 8 : $0 < 256 ? 9 : $0 < 280 ? 7 : 8 })
    static let fixedDistances = Codes([Int](repeating: 5, count: 30))
    static let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
    static let lengthBases = [
        3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227,
        258,
    ]
    static let lengthBits = [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0]
    static let distanceBases = [
        1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537, 2049, 3073, 4097,
        6145,
        8193, 12289, 16385, 24577,
    ]
    static let distanceBits = [
        0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12, 13, 13,
    ]
}
