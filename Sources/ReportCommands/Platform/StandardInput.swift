#if canImport(Darwin)
    internal import Darwin
#elseif canImport(Glibc)
    internal import Glibc
#endif

/// Standard input that can be read from its beginning again and again.
///
/// What comes through a pipe is copied to a file that has no name and that only this process can read; that file takes
/// the place of standard input, so that everything that reads standard input reads what has come so far. The system frees
/// the file with the process, however it ends.
///
/// Safety: as in `Platform`: buffers outlive the calls that get them, and descriptors are closed once, here.
struct StandardInput: Sendable {
    /// What is held back of a line whose end has not come; a longer line is passed on in parts.
    static let longestLine = 1 << 20

    /// The pipe as it was; nil for a regular file, which needs no copy.
    private let source: Int32?
    private let copy: Int32

    /// Makes standard input readable again.
    init() throws(SystemError) {
        var status = stat()
        try SystemError.check { unsafe fstat(0, &status) }
        guard status.st_mode & S_IFMT != S_IFREG else {
            (source, copy) = (nil, -1)
            return
        }
        let folder = unsafe getenv("TMPDIR").map { unsafe String(cString: $0) } ?? "/tmp"
        var name = Array((folder + "/ctreport-serve.XXXXXX").utf8CString)
        copy = try SystemError.check { unsafe mkstemp(&name) }
        let reading: Result<Int32, SystemError> = Result { () throws(SystemError) in
            try SystemError.check { unsafe open(name, O_RDONLY | O_CLOEXEC) }
        }
        unsafe unlink(name)
        let reader = try reading.get()
        defer { close(reader) }
        source = try SystemError.check { dup(0) }
        try SystemError.check { dup2(reader, 0) }
    }

    /// Puts reading back to the beginning.
    static func rewind() { lseek(0, 0, SEEK_SET) }

    /// How much has come.
    static var status: FileStatus? { try? Platform.status(descriptor: 0) }

    /// Copies until the end, line by line, so that nobody reads half a line; returns at once where nothing is copied.
    ///
    /// - Throws: what keeps it from reading or writing.
    func copyAll() throws(SystemError) {
        guard let source else { return }
        var open: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = try SystemError.check { unsafe read(source, &buffer, buffer.count) }
            if count == 0 { break }
            open += buffer[..<count]
            let lineEnd = open.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 }
            guard let end = lineEnd ?? (open.count > Self.longestLine ? open.count : nil) else { continue }
            try Platform.write(Array(open[..<end]), to: copy)
            open.removeSubrange(..<end)
        }
        try Platform.write(open, to: copy)
    }
}
