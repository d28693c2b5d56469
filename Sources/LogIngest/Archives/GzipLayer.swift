internal import CZlib

/// A gzip file (RFC 1952), its members one behind the other as one. The only file that imports `CZlib`.
///
/// zlib itself instead of libarchive, because a file that is cut gives all that can be unpacked of it: libarchive holds back
/// up to 64 KiB, which may be all there is.
@safe final class GzipLayer: ContainerLayer {
    var skipsFreely: Bool { !isOpened }
    private(set) var failure: ArchiveProblem?
    var isFailurePassedOn = false
    private(set) var packedCount = 0
    private let source: any ArchiveSupply
    /// Where zlib's state stays, for it points back to it.
    private let stream = UnsafeMutablePointer<z_stream>.allocate(capacity: 1)
    private let input = UnsafeMutableRawBufferPointer.allocate(byteCount: 128 << 10, alignment: 16)
    private var isOpened = false
    private var isAtEnd = false
    /// Whether a member has ended and none after it has begun.
    private var isBetweenMembers = false

    init(_ source: any ArchiveSupply) throws(ArchiveProblem) {
        self.source = source
        unsafe stream.initialize(to: z_stream())
        // Safety: the stream stays where it is until `deinit`. 15 bits of window, and 16 for gzip alone.
        let code = unsafe inflateInit2_(stream, 15 + 16, ZLIB_VERSION, CInt(MemoryLayout<z_stream>.size))
        if code != Z_OK { throw .carrier }
    }

    deinit {
        _ = unsafe inflateEnd(stream)
        unsafe stream.deallocate()
        unsafe input.deallocate()
    }

    func next() -> MemberHeader? {
        guard !isOpened else { return nil }
        isOpened = true
        return MemberHeader()
    }

    func read(_ buffer: UnsafeMutableRawBufferPointer) throws(ArchiveProblem) -> Int {
        if let failure { throw failure }
        // Safety: zlib writes `avail_out` bytes at most, which is the buffer's size.
        unsafe stream.pointee.next_out = buffer.baseAddress?.assumingMemoryBound(to: UInt8.self)
        unsafe stream.pointee.avail_out = UInt32(clamping: buffer.count)
        let room = unsafe stream.pointee.avail_out
        do throws(ArchiveProblem) {
            while unsafe stream.pointee.avail_out > 0, !isAtEnd {
                try step()
            }
        } catch {
            failure = error
            // What came before the fault is given first; the next call tells the fault.
            if unsafe stream.pointee.avail_out == room { throw error }
        }
        return unsafe Int(room - stream.pointee.avail_out)
    }

    private func step() throws(ArchiveProblem) {
        if unsafe stream.pointee.avail_in == 0 {
            let count = unsafe try source.supply(input)
            packedCount += count
            guard count > 0 else {
                if isBetweenMembers { return isAtEnd = true }
                throw .cut
            }
            // Safety: the input stays where it is, and `count` bytes of it were filled.
            unsafe stream.pointee.next_in = input.baseAddress?.assumingMemoryBound(to: UInt8.self)
            unsafe stream.pointee.avail_in = UInt32(clamping: count)
        }
        if isBetweenMembers {
            // What stands behind the last member, mostly NUL to fill a block, is no member.
            guard unsafe stream.pointee.next_in.pointee == 0x1F else { return isAtEnd = true }
            isBetweenMembers = false
            _ = unsafe inflateReset(stream)
        }
        switch unsafe inflate(stream, Z_NO_FLUSH) {
        case Z_OK, Z_BUF_ERROR: break
        case Z_STREAM_END: isBetweenMembers = true
        default: throw .damaged
        }
    }
}
