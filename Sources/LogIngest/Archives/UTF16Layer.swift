/// Text in UTF-16 behind its byte order mark, as `log show > file` leaves it in PowerShell and editors of Windows save it:
/// the whole of it as UTF-8. A lone surrogate and half a unit at the end become the replacement character.
final class UTF16Layer: ContainerLayer {
    var skipsFreely: Bool { !isOpened }
    let failure: ArchiveProblem? = nil
    var isFailurePassedOn = false
    private(set) var packedCount = 0
    private let source: any ArchiveSupply
    private let isBigEndian: Bool
    private var isOpened = false
    private var isAtEnd = false
    /// Decoded and not yet given out.
    private var ready: ArraySlice<UInt8> = []
    private var packed = [UInt8](repeating: 0, count: 64 << 10)
    private var isAtMark = true
    private var firstByte: UInt8?
    private var highSurrogate: UInt32?

    init(_ source: any ArchiveSupply, isBigEndian: Bool) {
        self.source = source
        self.isBigEndian = isBigEndian
    }

    func next() -> MemberHeader? {
        guard !isOpened else { return nil }
        isOpened = true
        return MemberHeader()
    }

    func read(_ buffer: UnsafeMutableRawBufferPointer) throws(ArchiveProblem) -> Int {
        while ready.isEmpty {
            if isAtEnd { return 0 }
            try decode()
        }
        let count = min(ready.count, buffer.count)
        // Safety: the buffer has room for `count` bytes.
        unsafe buffer.copyBytes(from: ready.prefix(count))
        ready = ready.dropFirst(count)
        return count
    }

    /// Decodes the next bytes of the source.
    private func decode() throws(ArchiveProblem) {
        let source = source
        let result = unsafe packed.withUnsafeMutableBytes { buffer -> Result<Int, ArchiveProblem> in
            // Safety: the buffer lives through the call that fills it.
            Result { () throws(ArchiveProblem) in unsafe try source.supply(buffer) }
        }
        let count = try result.get()
        packedCount += count
        isAtEnd = count == 0
        var text: [UInt8] = []
        text.reserveCapacity(count * 3 / 2 + 6)
        for byte in packed.prefix(count) {
            guard let first = firstByte else {
                firstByte = byte
                continue
            }
            firstByte = nil
            add(isBigEndian ? UInt32(first) << 8 | UInt32(byte) : UInt32(byte) << 8 | UInt32(first), to: &text)
        }
        if isAtEnd, firstByte != nil || highSurrogate != nil { UTF16Layer.write(UTF16Layer.replacement, to: &text) }
        ready = text[...]
    }

    private func add(_ unit: UInt32, to text: inout [UInt8]) {
        if isAtMark {
            isAtMark = false
            if unit == 0xFEFF { return }
        }
        if let high = highSurrogate {
            highSurrogate = nil
            if (0xDC00...0xDFFF).contains(unit) {
                return UTF16Layer.write(0x10000 + (high - 0xD800) << 10 + (unit - 0xDC00), to: &text)
            }
            UTF16Layer.write(UTF16Layer.replacement, to: &text)
        }
        switch unit {
        case 0xD800...0xDBFF: highSurrogate = unit
        case 0xDC00...0xDFFF: UTF16Layer.write(UTF16Layer.replacement, to: &text)
        default: UTF16Layer.write(unit, to: &text)
        }
    }

    private static let replacement: UInt32 = 0xFFFD

    private static func write(_ scalar: UInt32, to text: inout [UInt8]) {
        func tail(_ shift: UInt32) -> UInt8 { UInt8(truncatingIfNeeded: 0x80 | scalar >> shift & 0x3F) }
        switch scalar {
        case ..<0x80: text.append(UInt8(truncatingIfNeeded: scalar))
        case ..<0x800: text += [UInt8(truncatingIfNeeded: 0xC0 | scalar >> 6), tail(0)]
        case ..<0x10000: text += [UInt8(truncatingIfNeeded: 0xE0 | scalar >> 12), tail(6), tail(0)]
        default: text += [UInt8(truncatingIfNeeded: 0xF0 | scalar >> 18), tail(12), tail(6), tail(0)]
        }
    }
}
