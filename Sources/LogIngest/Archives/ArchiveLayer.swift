internal import CArchive

/// A container as libarchive reads it. The only file that imports `CArchive`. Nothing is written: libarchive only reads here,
/// and the paths of members are text.
@safe final class ArchiveLayer: ContainerLayer {
    let kind: ContainerKind
    /// Whether it stands at no member, or the member's size is known and the file can be moved in.
    var skipsFreely: Bool { !isAtMember || kind == .zip && supply == nil }
    private var isAtMember = false
    /// The block of the member that is being given out, where it begins in the member, and up to where it was given.
    private var block = unsafe UnsafeRawBufferPointer(start: nil, count: 0)
    private var blockStart = 0
    /// What is wrong behind the block.
    private var warning: ArchiveProblem?
    private var position = 0
    private(set) var failure: ArchiveProblem?
    var isFailurePassedOn = false
    private var archive: OpaquePointer
    /// The regular file, where it is one.
    private let path: PathBytes?
    private var memberCount = 0
    /// How often the file was opened again, which costs as much as all members before; bounded.
    private var restarts = 0
    private static let mostRestarts = 64
    private let supply: Supply?

    /// Opens a regular file, in which libarchive moves as it likes.
    init(_ kind: ContainerKind, path: PathBytes) throws(ArchiveProblem) {
        self.kind = kind
        supply = nil
        self.path = path
        unsafe archive = try ArchiveLayer.reader(of: kind)
        try open(path)
    }

    private func open(_ path: PathBytes) throws(ArchiveProblem) {
        // Safety: the path ends with NUL and is copied by the call.
        let code = unsafe archive_read_open_filename(archive, path.cString, Supply.size)
        if code != ARCHIVE_OK { throw problem(code) }
    }

    /// Opens what `bytes` gives.
    init(_ kind: ContainerKind, bytes: any ArchiveSupply) throws(ArchiveProblem) {
        self.kind = kind
        let supply = Supply(bytes)
        self.supply = supply
        path = nil
        unsafe archive = try ArchiveLayer.reader(of: kind)
        // Safety: `supply` lives as long as this layer, which closes the archive; its buffer stays where it is.
        let code = unsafe archive_read_open2(
            archive, Unmanaged.passUnretained(supply).toOpaque(), nil,
            { _, data, block in
                guard let data = unsafe data, let block = unsafe block else { return -1 }
                let supply = unsafe Unmanaged<Supply>.fromOpaque(data).takeUnretainedValue()
                unsafe block.pointee = UnsafeRawPointer(supply.buffer.baseAddress)
                return supply.fill()
            }, nil, nil)
        if code != ARCHIVE_OK { throw problem(code) }
    }

    deinit {
        unsafe archive_read_free(archive)
    }

    var packedCount: Int { Int(clamping: unsafe archive_filter_bytes(archive, -1)) }

    func next() throws(ArchiveProblem) -> MemberHeader? {
        if failure != nil, try !goOn() { return nil }
        var entry: OpaquePointer?
        // Safety: the entry belongs to the archive and is looked at before the next call.
        let code = unsafe archive_read_next_header(archive, &entry)
        isAtMember = code == ARCHIVE_OK || code == ARCHIVE_WARN
        unsafe block = UnsafeRawBufferPointer(start: nil, count: 0)
        (blockStart, position, warning) = (0, 0, nil)
        guard code != ARCHIVE_EOF else { return nil }
        memberCount += 1
        guard isAtMember, let entry = unsafe entry else { throw problem(code) }
        return unsafe MemberHeader(
            path: kind == .zip || kind == .tar ? ArchiveLayer.path(of: entry) : [],
            isFile: archive_entry_filetype(entry) & 0o170000 == 0o100000 && archive_entry_hardlink(entry) == nil,
            isEncrypted: archive_entry_is_encrypted(entry) != 0)
    }

    /// Opens a zip file again behind a member whose content is broken: its directory says where the next one begins, but
    /// libarchive goes no further.
    private func goOn() throws(ArchiveProblem) -> Bool {
        guard kind == .zip, isAtMember, let path, restarts < ArchiveLayer.mostRestarts else { return false }
        isAtMember = false
        restarts += 1
        let again = try ArchiveLayer(kind, path: path)
        var entry: OpaquePointer?
        for _ in 0..<memberCount {
            let code = unsafe archive_read_next_header(again.archive, &entry)
            guard code == ARCHIVE_OK || code == ARCHIVE_WARN else { return false }
        }
        // Each closes the other's archive now.
        unsafe swap(&archive, &again.archive)
        failure = nil
        return true
    }

    func read(_ buffer: UnsafeMutableRawBufferPointer) throws(ArchiveProblem) -> Int {
        if let failure { throw failure }
        while unsafe position >= blockStart + block.count {
            guard try nextBlock() else { return 0 }
        }
        let count: Int
        if position < blockStart {
            // A hole of a sparse file is NUL.
            count = min(blockStart - position, buffer.count)
            unsafe buffer.prefix(count).withMemoryRebound(to: UInt8.self) { unsafe $0.update(repeating: 0) }
        } else {
            let rest = unsafe UnsafeRawBufferPointer(rebasing: block[(position - blockStart)...])
            count = min(rest.count, buffer.count)
            unsafe buffer.copyBytes(from: rest.prefix(count))
        }
        position += count
        return count
    }

    /// Goes on to the next block of the member; false at its end.
    private func nextBlock() throws(ArchiveProblem) -> Bool {
        if let warning {
            self.warning = nil
            throw warning
        }
        var start: UnsafeRawPointer?
        var count = 0
        var offset: la_int64_t = 0
        // Safety: the block belongs to the archive and lives until the next call that takes the archive.
        let code = unsafe archive_read_data_block(archive, &start, &count, &offset)
        unsafe block = UnsafeRawBufferPointer(start: nil, count: 0)
        if code == ARCHIVE_EOF { return false }
        guard code == ARCHIVE_OK || code == ARCHIVE_WARN else { throw problem(code) }
        // A check sum that is wrong is a warning that comes with the last block.
        if code == ARCHIVE_WARN, kind == .zip { warning = .damaged }
        unsafe block = UnsafeRawBufferPointer(start: start, count: start == nil ? 0 : count)
        blockStart = max(position, Int(clamping: offset))
        return true
    }

    private func problem(_ code: CInt) -> ArchiveProblem {
        let problem = supply?.problem ?? ownProblem()
        if code == ARCHIVE_FATAL || kind != .zip { failure = problem }
        return problem
    }

    private func ownProblem() -> ArchiveProblem {
        // Safety: the text belongs to the archive and is copied at once. It is looked at and never shown.
        let text = unsafe archive_error_string(archive).map { unsafe String(cString: $0) } ?? ""
        if text.contains("encrypt") || text.contains("assphrase") { return .encrypted }
        if text.contains("too much memory") { return .window(ArchiveBudget.window + 1) }
        return text.lowercased().contains("truncated") || text.contains("unexpected end") ? .cut : .damaged
    }

    /// A reader that knows this one form, so that every container is opened by the walk and its limits.
    private static func reader(of kind: ContainerKind) throws(ArchiveProblem) -> OpaquePointer {
        guard let archive = unsafe archive_read_new() else { throw .carrier }
        // Safety: all calls take the archive made above.
        let code =
            switch kind {
            case .bzip2: unsafe archive_read_support_filter_bzip2(archive)
            case .xz: unsafe archive_read_support_filter_xz(archive)
            case .zstd: unsafe archive_read_support_filter_zstd(archive)
            case .zip: unsafe archive_read_support_format_zip(archive)
            case .tar: unsafe archive_read_support_format_tar(archive)
            case .gzip, .utf16, .tracev3, .other: ARCHIVE_FATAL
            }
        if kind != .zip, kind != .tar {
            _ = unsafe archive_read_support_format_raw(archive)
            _ = unsafe archive_read_support_format_empty(archive)
        }
        if code == ARCHIVE_FATAL {
            unsafe archive_read_free(archive)
            throw .damaged
        }
        return unsafe archive
    }

    private static func path(of entry: OpaquePointer) -> [UInt8] {
        // Safety: both texts belong to the entry, end with NUL and are copied at once.
        guard let text = unsafe archive_entry_pathname_utf8(entry) ?? archive_entry_pathname(entry) else { return [] }
        return unsafe Array(String(cString: text).utf8)
    }
}

/// The buffer between the bytes of a container and libarchive.
@safe private final class Supply {
    static let size = 128 << 10
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: Supply.size, alignment: 16)
    private let source: any ArchiveSupply
    /// Why no more came.
    private(set) var problem: ArchiveProblem?

    init(_ source: any ArchiveSupply) {
        self.source = source
    }

    deinit {
        unsafe buffer.deallocate()
    }

    /// How many bytes stand in the buffer now; -1 after a problem.
    func fill() -> Int {
        do {
            return unsafe try source.supply(buffer)
        } catch {
            problem = error
            return -1
        }
    }
}
