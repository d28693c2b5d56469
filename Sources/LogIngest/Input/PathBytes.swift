/// A path as the system has it: bytes, which need not be UTF-8.
struct PathBytes: Sendable, Hashable {
    private(set) var bytes: [UInt8]

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    init(_ text: String) {
        bytes = Array(text.utf8)
    }

    /// The path of a member of this directory.
    func appending(_ name: [UInt8]) -> PathBytes {
        PathBytes(bytes.last == 0x2F || bytes.isEmpty ? bytes + name : bytes + [0x2F] + name)
    }

    /// The path for the C library, NUL at its end; a path with a NUL inside names nothing and becomes empty.
    var cString: [CChar] {
        bytes.contains(0) ? [0] : bytes.map { CChar(bitPattern: $0) } + [0]
    }

    /// Whether the name is that of Apple's binary log archives.
    var isLogArchive: Bool {
        let name = bytes.last == 0x2F ? bytes.dropLast() : bytes[...]
        return name.reversed().starts(with: ".logarchive".utf8.reversed())
    }

    /// The path to show, with U+FFFD for what is not UTF-8.
    var text: String {
        String(decoding: bytes, as: UTF8.self)
    }
}
