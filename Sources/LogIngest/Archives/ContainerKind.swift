/// What a file is by its first bytes, where that is not text.
enum ContainerKind: Hashable {
    /// A file in one of the compressed forms that are read.
    case gzip, bzip2, xz, zstd
    /// An archive of many files.
    case zip, tar
    /// Text in UTF-16, with the byte order mark of either order.
    case utf16(isBigEndian: Bool)
    /// A part of Apple's binary log store.
    case tracev3
    /// A container that is not read, by its name.
    case other(String)

    /// How many bytes tell the kind; fewer will do where the file is shorter.
    static let headSize = 512

    /// The kind of what begins with these bytes; nil for all else, text above all.
    init?(_ head: ArraySlice<UInt8>) {
        if let (kind, _) = ContainerKind.marks.first(where: { head.starts(with: $0.mark) }) {
            self = kind
        } else if head.starts(with: "BZh".utf8), head.count > 9, ContainerKind.bzip2Block(head.dropFirst(3)) {
            self = .bzip2
        } else if ContainerKind.isTarHeader(head) {
            self = .tar
        } else if let isBigEndian = ContainerKind.isBigEndian(head) {
            self = .utf16(isBigEndian: isBigEndian)
        } else {
            return nil
        }
    }

    private static let marks: [(kind: ContainerKind, mark: [UInt8])] = [
        (.gzip, [0x1F, 0x8B, 0x08]),
        (.xz, [0xFD, 0x37, 0x7A, 0x58, 0x5A, 0x00]),
        (.zstd, [0x28, 0xB5, 0x2F, 0xFD]),
        (.zip, [0x50, 0x4B, 0x03, 0x04]),
        (.zip, [0x50, 0x4B, 0x05, 0x06]),
        (.tracev3, [0x00, 0x10, 0x00, 0x00, 0x11, 0x00, 0x00, 0x00]),
        (.other("7-Zip"), [0x37, 0x7A, 0xBC, 0xAF, 0x27, 0x1C]),
        (.other("RAR"), [0x52, 0x61, 0x72, 0x21, 0x1A, 0x07]),
        (.other("LZ4"), [0x04, 0x22, 0x4D, 0x18]),
        (.other("lzip"), [0x4C, 0x5A, 0x49, 0x50, 0x01]),
        (.other("compress"), [0x1F, 0x9D]),
        (.other("Apple archive"), [0x41, 0x41, 0x30, 0x31]),
        (.other("cabinet"), [0x4D, 0x53, 0x43, 0x46, 0x00, 0x00, 0x00, 0x00]),
        (.other("SQLite"), Array("SQLite format 3\u{0}".utf8)),
        (.other("binary property list"), Array("bplist00".utf8)),
        (.other("PNG"), [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]),
        (.other("JPEG"), [0xFF, 0xD8, 0xFF]),
        (.other("ELF"), [0x7F, 0x45, 0x4C, 0x46]),
        (.other("Mach-O"), [0xCF, 0xFA, 0xED, 0xFE]),
    ]

    /// The byte order that a mark of UTF-16 says; nil without one, and for UTF-32.
    private static func isBigEndian(_ head: ArraySlice<UInt8>) -> Bool? {
        if head.starts(with: [0xFE, 0xFF]) { return true }
        return head.starts(with: [0xFF, 0xFE]) && !head.dropFirst(2).starts(with: [0, 0]) ? false : nil
    }

    /// A level from 1 to 9 and the mark of a block or of an empty stream.
    private static func bzip2Block(_ bytes: ArraySlice<UInt8>) -> Bool {
        guard let level = bytes.first, (0x31...0x39).contains(level) else { return false }
        let block = bytes.dropFirst()
        return block.starts(with: [0x31, 0x41, 0x59, 0x26, 0x53, 0x59])
            || block.starts(with: [0x17, 0x72, 0x45, 0x38, 0x50, 0x90])
    }

    /// Whether the sum that a tar header states is the sum of its bytes, its own eight taken as blanks.
    private static func isTarHeader(_ head: ArraySlice<UInt8>) -> Bool {
        guard head.count >= 512, head.first != 0 else { return false }
        let bytes = Array(head.prefix(512))
        let digits = bytes[148..<156].drop { $0 == 0x20 }.prefix { (0x30...0x37).contains($0) }
        guard !digits.isEmpty else { return false }
        let stated = digits.reduce(0) { $0 * 8 + Int($1 - 0x30) }
        let sum = bytes.indices.reduce(0) { $0 + ((148..<156).contains($1) ? 0x20 : Int(bytes[$1])) }
        return stated == sum
    }
}

extension ContainerKind {
    /// Whether `ArchiveWalk` opens it.
    var isOpened: Bool {
        switch self {
        case .gzip, .bzip2, .xz, .zstd, .zip, .tar, .utf16: true
        case .tracev3, .other: false
        }
    }

    /// Whether it is decoded by itself, from its first byte to its last, and not by libarchive.
    var isStream: Bool {
        switch self {
        case .gzip, .utf16: true
        case .bzip2, .xz, .zstd, .zip, .tar, .tracev3, .other: false
        }
    }

    /// The window that the compressed stream declares, in bytes, where its form says one: RFC 8878 (3.1.1.1.2) for zstd, the
    /// properties of the first block's LZMA2 filter for xz.
    static func declaredWindow(_ kind: ContainerKind, _ head: ArraySlice<UInt8>) -> UInt64? {
        let bytes = Array(head)
        switch kind {
        case .zstd:
            guard bytes.count > 5, bytes[4] & 0x20 == 0 else { return nil }
            let base = UInt64(1) << (10 + UInt64(bytes[5] >> 3))
            return base + base / 8 * UInt64(bytes[5] & 7)
        case .xz:
            // Stream header 12 bytes, then the block's size byte, its flags, sizes where flags 0x40 and 0x80 say so, filters.
            guard bytes.count > 17, bytes[12] != 0 else { return nil }
            var position = 14
            for flag: UInt8 in [0x40, 0x80] where bytes[13] & flag != 0 {
                while position < bytes.count, bytes[position] & 0x80 != 0 { position += 1 }
                position += 1
            }
            guard let filter = bytes[position...].firstRange(of: [0x21, 0x01]), filter.upperBound < bytes.count
            else { return nil }
            let size = UInt64(bytes[filter.upperBound])
            return size >= 40 ? 1 << 32 : (2 | size & 1) << (size / 2 + 11)
        default: return nil
        }
    }
}
