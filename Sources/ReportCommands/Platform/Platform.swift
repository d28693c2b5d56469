internal import Synchronization

#if canImport(Darwin)
    internal import Darwin
#elseif canImport(Glibc)
    internal import CExchange
    internal import Glibc
#endif

// Every call of the operating system stands in this file, so that the differences between systems do, too.
//
// Safety, for all of it: C strings and buffers are borrowed from Swift values for the length of one call; structs that
// a call fills are locals; descriptors belong to one noncopyable `Descriptor` that closes them.

/// Why a call of the operating system failed.
struct SystemError: Error, Sendable, Equatable {
    let code: Int32

    /// The system's words for it, in the C locale.
    var text: String {
        var buffer = [CChar](repeating: 0, count: 256)
        _ = unsafe strerror_r(code, &buffer, buffer.count)
        return String(decoding: buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    static let exists = SystemError(code: EEXIST)
    static let absent = SystemError(code: ENOENT)
    static let brokenPipe = SystemError(code: EPIPE)
    static let busy = SystemError(code: EBUSY)
    static let otherDevice = SystemError(code: EXDEV)
    static let tooManyLevels = SystemError(code: ELOOP)
    static let tooLarge = SystemError(code: EFBIG)
    /// What systems answer that cannot exchange two names.
    static let withoutExchange = [EINVAL, ENOSYS, ENOTSUP, EOPNOTSUPP].map(SystemError.init)

    /// The result of a call that says −1 and sets `errno`; calls that a signal cut short are made again.
    @discardableResult
    static func check<Result: SignedInteger>(_ call: () -> Result) throws(SystemError) -> Result {
        while true {
            let result = call()
            if result != -1 { return result }
            if errno != EINTR { throw SystemError(code: errno) }
        }
    }
}

/// The process and its terminal.
enum Platform {
    /// How many processors may work at the same time, at least 1.
    static var processorCount: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

    /// The environment; of a name that occurs twice, the first value.
    static var environment: [String: String] {
        var variables: [String: String] = [:]
        #if canImport(Darwin)
            var next = unsafe _NSGetEnviron().pointee
        #else
            var next = unsafe environ
        #endif
        while let entry = unsafe next.pointee {
            let parts = unsafe String(cString: entry).split(
                separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            if parts.count == 2 { variables[String(parts[0]), default: String(parts[1])] += "" }
            unsafe next += 1
        }
        return variables
    }

    /// Takes a variable out of the environment, so that no child gets it. Before any thread is started.
    static func removeVariable(_ name: String) {
        // Safety: the name's bytes outlive the call, which keeps none of them.
        _ = unsafe unsetenv(name)
    }

    /// The clock.
    static var secondsSince1970: Int64 { Int64(time(nil)) }

    /// Nanoseconds of a clock that nobody sets.
    static var monotonicNanoseconds: UInt64 {
        var time = timespec()
        _ = unsafe clock_gettime(CLOCK_MONOTONIC, &time)
        return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
    }

    /// Waits; a signal ends the wait.
    static func wait(milliseconds: Int) { usleep(UInt32(milliseconds) * 1000) }

    /// Makes writes fail instead of ending the process: behind a closed pipe, and over the limit of file sizes.
    static func ignoreWriteSignals() {
        signal(SIGPIPE, SIG_IGN)
        signal(SIGXFSZ, SIG_IGN)
    }

    static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

    /// Writes all bytes, in as many parts as it takes.
    static func write(_ bytes: [UInt8], to descriptor: Int32) throws(SystemError) {
        var written = 0
        while written < bytes.count {
            // Safety: the buffer outlives the call; the range stays inside it.
            written += try SystemError.check {
                unsafe bytes.withUnsafeBytes { buffer in
                    let rest = unsafe UnsafeRawBufferPointer(rebasing: buffer[written...])
                    #if canImport(Darwin)
                        return unsafe Darwin.write(descriptor, rest.baseAddress, rest.count)
                    #else
                        return unsafe Glibc.write(descriptor, rest.baseAddress, rest.count)
                    #endif
                }
            }
        }
    }

    static var processID: Int32 { getpid() }
    static var userID: UInt32 { geteuid() }

    /// Whether a process of this number runs, as far as this one can see.
    static func isRunning(_ process: Int32) -> Bool { kill(process, 0) == 0 || errno != ESRCH }

    /// The path without links, `.` and `..`; the path has to exist.
    static func realPath(_ path: String) throws(SystemError) -> String {
        guard let resolved = unsafe realpath(path, nil) else { throw SystemError(code: errno) }
        // Safety: realpath allocated a C string that is ours to free.
        defer { unsafe free(resolved) }
        return unsafe String(cString: resolved)
    }

    /// What stands at a path; the last link of the path is not followed unless asked for.
    static func status(of path: String, followingLinks: Bool = false) throws(SystemError) -> FileStatus {
        var status = stat()
        try SystemError.check { unsafe fstatat(AT_FDCWD, path, &status, followingLinks ? 0 : AT_SYMLINK_NOFOLLOW) }
        return FileStatus(status)
    }

    /// What a descriptor stands for.
    static func status(descriptor: Int32) throws(SystemError) -> FileStatus {
        var status = stat()
        try SystemError.check { unsafe fstat(descriptor, &status) }
        return FileStatus(status)
    }

    /// Whether names can be added to the folder at a path.
    static func checkWritable(folder path: String) throws(SystemError) {
        try SystemError.check { unsafe faccessat(AT_FDCWD, path, W_OK | X_OK, AT_EACCESS) }
    }

    static func makeFolder(_ path: String) throws(SystemError) {
        try SystemError.check { unsafe mkdir(path, 0o777) }
    }

    /// Removes a folder that is empty.
    static func removeFolder(_ path: String) throws(SystemError) {
        try SystemError.check { unsafe rmdir(path) }
    }

    /// Opens a pipe or a device for writing, as it is.
    static func open(device path: String) throws(SystemError) -> Descriptor {
        Descriptor(try SystemError.check { unsafe openAt(AT_FDCWD, path, O_WRONLY | O_CLOEXEC) })
    }

    /// Opens a file for reading.
    static func open(file path: String) throws(SystemError) -> Descriptor {
        Descriptor(try SystemError.check { unsafe openAt(AT_FDCWD, path, O_RDONLY | O_CLOEXEC) })
    }
}

/// What stands under a name.
struct FileStatus: Sendable, Equatable {
    enum Kind: Sendable { case file, folder, link, other }

    let kind: Kind
    let size: Int
    let device: UInt64
    let inode: UInt64
    let owner: UInt32
    let links: Int
    /// Permission bits.
    let mode: UInt32
    /// When the content last changed, in nanoseconds since 1970.
    let modified: Int64

    fileprivate init(_ status: stat) {
        switch status.st_mode & S_IFMT {
        case S_IFREG: kind = .file
        case S_IFDIR: kind = .folder
        case S_IFLNK: kind = .link
        default: kind = .other
        }
        size = Int(status.st_size)
        device = UInt64(truncatingIfNeeded: status.st_dev)
        inode = UInt64(status.st_ino)
        owner = status.st_uid
        links = Int(status.st_nlink)
        mode = UInt32(status.st_mode) & 0o7777
        #if canImport(Darwin)
            let time = status.st_mtimespec
        #else
            let time = status.st_mtim
        #endif
        modified = Int64(time.tv_sec) &* 1_000_000_000 &+ Int64(time.tv_nsec)
    }

    /// Whether both are the same file or folder.
    func isSame(as other: FileStatus) -> Bool { device == other.device && inode == other.inode }
}

/// The name of an entry of a folder, byte for byte: names need not be UTF-8.
struct EntryName: Sendable, Hashable {
    fileprivate let bytes: [CChar]

    init(_ name: String) { bytes = Array(name.utf8CString) }

    fileprivate init(terminated bytes: [CChar]) { self.bytes = bytes }

    /// The name for people; bytes that are not UTF-8 are replaced.
    var text: String { String(decoding: bytes.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self) }
}

/// An open file or folder, closed with the value.
struct Descriptor: ~Copyable {
    let number: Int32

    fileprivate init(_ number: Int32) { self.number = number }

    deinit { close(number) }

    func status() throws(SystemError) -> FileStatus {
        var status = stat()
        try SystemError.check { unsafe fstat(number, &status) }
        return FileStatus(status)
    }

    /// Everything from here to the end of the file; more than `limit` bytes is `tooLarge`.
    func read(limit: Int) throws(SystemError) -> [UInt8] {
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = try SystemError.check {
                #if canImport(Darwin)
                    unsafe Darwin.read(number, &buffer, buffer.count)
                #else
                    unsafe Glibc.read(number, &buffer, buffer.count)
                #endif
            }
            if count == 0 { return bytes }
            bytes += buffer[..<count]
            if bytes.count > limit { throw .tooLarge }
        }
    }
}

/// An open folder; every name is looked up inside it, and no link is ever followed.
struct Folder: ~Copyable {
    private let descriptor: Descriptor

    init(path: String) throws(SystemError) {
        descriptor = Descriptor(
            try SystemError.check { unsafe openAt(AT_FDCWD, path, O_RDONLY | O_DIRECTORY | O_CLOEXEC) })
    }

    private init(_ descriptor: consuming Descriptor) { self.descriptor = descriptor }

    /// The folder of a name in this one.
    func folder(_ name: EntryName) throws(SystemError) -> Folder {
        Folder(try open(name, O_RDONLY | O_DIRECTORY))
    }

    /// The file of a name in this one, for reading.
    func file(_ name: EntryName) throws(SystemError) -> Descriptor {
        // A named pipe would wait for its writer.
        try open(name, O_RDONLY | O_NONBLOCK)
    }

    /// A new file for writing; a name that is taken is an error.
    func create(_ name: EntryName) throws(SystemError) -> Descriptor {
        try open(name, O_WRONLY | O_CREAT | O_EXCL)
    }

    /// A new file with these bytes; a name that is taken is an error.
    func write(_ bytes: [UInt8], to name: EntryName) throws(SystemError) {
        let file = try create(name)
        try Platform.write(bytes, to: file.number)
    }

    func makeFolder(_ name: EntryName) throws(SystemError) {
        try SystemError.check { unsafe mkdirat(descriptor.number, name.bytes, 0o777) }
    }

    /// What stands under a name, or nil for nothing.
    func status(of name: EntryName) throws(SystemError) -> FileStatus? {
        var status = stat()
        do {
            try SystemError.check { unsafe fstatat(descriptor.number, name.bytes, &status, AT_SYMLINK_NOFOLLOW) }
        } catch .absent {
            return nil
        }
        return FileStatus(status)
    }

    func status() throws(SystemError) -> FileStatus { try descriptor.status() }

    /// A second name for a file, in another folder.
    func link(_ name: EntryName, into other: borrowing Folder) throws(SystemError) {
        let target = other.descriptor.number
        try SystemError.check { unsafe linkat(descriptor.number, name.bytes, target, name.bytes, 0) }
    }

    func remove(_ name: EntryName, isFolder: Bool) throws(SystemError) {
        try SystemError.check { unsafe unlinkat(descriptor.number, name.bytes, isFolder ? AT_REMOVEDIR : 0) }
    }

    func rename(_ name: EntryName, to new: EntryName) throws(SystemError) {
        try SystemError.check { unsafe renameat(descriptor.number, name.bytes, descriptor.number, new.bytes) }
    }

    /// Two names swap what they stand for, in one step.
    func exchange(_ one: EntryName, _ other: EntryName) throws(SystemError) {
        let number = descriptor.number
        try SystemError.check {
            #if canImport(Darwin)
                unsafe renameatx_np(number, one.bytes, number, other.bytes, UInt32(RENAME_SWAP))
            #else
                // 2 is RENAME_EXCHANGE, which glibc declares for _GNU_SOURCE only.
                unsafe renameat2(number, one.bytes, number, other.bytes, 2)
            #endif
        }
    }

    /// Gives the folder permission bits.
    func setMode(_ mode: UInt32) throws(SystemError) {
        try SystemError.check { fchmod(descriptor.number, mode_t(mode)) }
    }

    /// Marks the folder as in use until it is closed; false when another process did so first.
    func lock() -> Bool { flock(descriptor.number, LOCK_EX | LOCK_NB) == 0 }

    /// The names in the folder, sorted by their bytes.
    func names() throws(SystemError) -> [EntryName] {
        // The stream closes its descriptor, so that it gets one of its own.
        let copy = try SystemError.check { unsafe openAt(descriptor.number, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
        guard let stream = unsafe fdopendir(copy) else {
            let error = SystemError(code: errno)
            close(copy)
            throw error
        }
        // Safety: the stream is closed once, here; an entry is copied before the next is read.
        defer { unsafe closedir(stream) }
        var names: [EntryName] = []
        errno = 0
        while let entry = unsafe readdir(stream) {
            let length = unsafe Int(strlen(&entry.pointee.d_name.0))
            let bytes = unsafe withUnsafePointer(to: &entry.pointee.d_name.0) { start in
                unsafe Array(UnsafeBufferPointer(start: start, count: length + 1))
            }
            let name = EntryName(terminated: bytes)
            if name.text != ".", name.text != ".." { names.append(name) }
            errno = 0
        }
        if errno != 0 { throw SystemError(code: errno) }
        return names.sorted { $0.bytes.lexicographicallyPrecedes($1.bytes) }
    }

    private func open(_ name: EntryName, _ flags: Int32) throws(SystemError) -> Descriptor {
        Descriptor(
            try SystemError.check {
                unsafe openAt(descriptor.number, name.bytes, flags | O_NOFOLLOW | O_CLOEXEC)
            })
    }
}

private func openAt(_ folder: Int32, _ name: UnsafePointer<CChar>, _ flags: Int32) -> Int32 {
    unsafe openat(folder, name, flags, 0o666)
}
