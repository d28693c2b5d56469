#if canImport(Darwin)
    internal import Darwin
#else
    internal import Glibc
#endif

/// The calls of the C library that this module makes; the only file that knows which system it runs on.
///
/// Darwin is not yet verified: it cannot be built here.
enum Platform {
    /// What `stat` says about a path or an open file.
    struct FileStatus {
        /// What the file is.
        enum Kind {
            case regular, directory, other
        }

        var kind: Kind
        var device: UInt64
        var inode: UInt64
        /// Bytes of a regular file.
        var size: Int
    }

    /// A failed call.
    struct Failure: Error {
        var code: Int32

        static var last: Failure { Failure(code: errno) }

        var isMissing: Bool { code == ENOENT || code == ENOTDIR }
        var isDirectory: Bool { code == EISDIR }

        /// The system's words for it, beginning in lower case.
        var text: String {
            // Safety: strerror answers a NUL-terminated text for any code; it is copied at once.
            let text = unsafe strerror(code).map { unsafe String(cString: $0) } ?? "error \(code)"
            return text.prefix(1).lowercased() + text.dropFirst()
        }
    }

    /// Opens a file for reading.
    static func open(_ path: PathBytes) throws(Failure) -> Int32 {
        while true {
            // Safety: `cString` ends with NUL and lives through the call.
            #if canImport(Darwin)
                let descriptor = unsafe Darwin.open(path.cString, O_RDONLY | O_CLOEXEC)
            #else
                let descriptor = unsafe Glibc.open(path.cString, O_RDONLY | O_CLOEXEC)
            #endif
            if descriptor >= 0 { return descriptor }
            guard errno == EINTR else { throw .last }
        }
    }

    /// Closes a descriptor that `open` gave.
    static func close(_ descriptor: Int32) {
        #if canImport(Darwin)
            _ = Darwin.close(descriptor)
        #else
            _ = Glibc.close(descriptor)
        #endif
    }

    /// Moves to a position of a regular file.
    static func seek(_ descriptor: Int32, to position: Int) throws(Failure) {
        guard lseek(descriptor, off_t(position), SEEK_SET) >= 0 else { throw .last }
    }

    /// Reads into `bytes` from `start` on; the answer is how many bytes came, 0 at the end of the file.
    static func read(
        _ descriptor: Int32, into bytes: inout MutableSpan<UInt8>, at start: Int
    ) throws(Failure) -> Int {
        precondition(start >= 0 && start < bytes.count, "the caller leaves room to read into")
        let end = bytes.count
        while true {
            let count = unsafe bytes.withUnsafeMutableBytes { buffer in
                let room = unsafe UnsafeMutableRawBufferPointer(rebasing: buffer[start..<end])
                // Safety: `room` is initialised bytes of the span, not empty by the precondition.
                #if canImport(Darwin)
                    return unsafe Darwin.read(descriptor, room.baseAddress, room.count)
                #else
                    return unsafe Glibc.read(descriptor, room.baseAddress, room.count)
                #endif
            }
            if count >= 0 { return count }
            guard errno == EINTR else { throw .last }
        }
    }

    /// What a path is, symbolic links followed.
    static func status(of path: PathBytes) throws(Failure) -> FileStatus {
        var info = stat()
        // Safety: the path ends with NUL, `info` is a whole structure.
        guard unsafe stat(path.cString, &info) == 0 else { throw .last }
        return FileStatus(info)
    }

    /// What a path is, without following a symbolic link.
    static func linkStatus(of path: PathBytes) throws(Failure) -> FileStatus {
        var info = stat()
        // Safety: as in `status(of:)`.
        guard unsafe lstat(path.cString, &info) == 0 else { throw .last }
        return FileStatus(info)
    }

    /// What an open file is.
    static func status(of descriptor: Int32) throws(Failure) -> FileStatus {
        var info = stat()
        // Safety: `info` is a whole structure.
        guard unsafe fstat(descriptor, &info) == 0 else { throw .last }
        return FileStatus(info)
    }

    /// The names in a directory in no order, `.` and `..` left out.
    static func names(in directory: PathBytes) throws(Failure) -> [[UInt8]] {
        // Safety: the path ends with NUL; the handle is closed on every way out.
        guard let handle = unsafe opendir(directory.cString) else { throw .last }
        defer { _ = unsafe closedir(handle) }
        guard let nameOffset = MemoryLayout<dirent>.offset(of: \.d_name) else { return [] }
        var names: [[UInt8]] = []
        errno = 0
        while let entry = unsafe readdir(handle) {
            // Safety: readdir answers an entry whose name ends with NUL; it is copied before the next call.
            let name = unsafe UnsafeRawPointer(entry).advanced(by: nameOffset)
            let length = unsafe strlen(name.assumingMemoryBound(to: CChar.self))
            let bytes = unsafe Array(UnsafeRawBufferPointer(start: name, count: length))
            if bytes != [0x2E] && bytes != [0x2E, 0x2E] { names.append(bytes) }
            errno = 0
        }
        guard errno == 0 else { throw .last }
        return names
    }

    /// The position of the first `byte` among `count` bytes, or `count` when there is none.
    static func position(of byte: UInt8, in bytes: UnsafeRawPointer, count: Int) -> Int {
        // Safety: the caller vouches for `count` readable bytes; memchr looks at no others.
        guard let found = unsafe memchr(bytes, Int32(byte), count) else { return count }
        return unsafe UnsafeRawPointer(found) - bytes
    }
}

extension Platform.FileStatus {
    fileprivate init(_ info: stat) {
        switch info.st_mode & S_IFMT {
        case S_IFREG: kind = .regular
        case S_IFDIR: kind = .directory
        default: kind = .other
        }
        device = UInt64(truncatingIfNeeded: info.st_dev)
        inode = UInt64(truncatingIfNeeded: info.st_ino)
        size = Int(clamping: info.st_size)
    }
}
