public import Diagnostics

/// A time zone of the IANA database, from a TZif file (RFC 9636): when its offset from UTC changed, and the rule for the time
/// behind the last change.
///
///     TZif     = header block header block footer
///     header   = "TZif" version 15 bytes, then six counts of 4 bytes: isut, isstd, leap, time, type, char
///     block    = time × (4 or 8 bytes), time × index of a type, type × (offset of 4 bytes, isdst, index of its letters),
///                letters, leap seconds, flags
///     footer   = LF, a rule as in the variable TZ, LF
///
/// The first block has times of 4 bytes and is skipped where the version is 2 or more. All numbers have the high byte first.
public struct ZoneInfo: Sendable, Hashable {
    private struct Change: Sendable, Hashable {
        var instant: Int64
        var offset: Int32
    }

    /// Its name in the database; empty where it was read from bytes.
    public private(set) var name = ""
    private var changes: [Change] = []
    private var firstOffset: Int32 = 0
    private var rule: ZoneRule?

    /// The longest file that is read, in bytes; those of the database have some thousands.
    private static let sizeLimit = 1 << 20
    private static let folders = ["/usr/share/zoneinfo/", "/var/db/timezone/zoneinfo/"]

    /// A zone of the system's database, such as `Europe/Berlin`.
    /// - Throws: `usage.time-zone` when there is none of that name, or its file is damaged.
    public init(named name: String) throws(Diagnostic) {
        guard ZoneInfo.isName(name) else { throw ZoneInfo.unknown(name) }
        for folder in ZoneInfo.folders {
            let capture = Capture(path: PathBytes(folder + name))
            guard let bytes = try? FileStretch.bytes(of: capture, from: 0, count: ZoneInfo.sizeLimit) else { continue }
            guard let zone = ZoneInfo(bytes) else { break }
            self = zone
            self.name = name
            return
        }
        throw ZoneInfo.unknown(name)
    }

    /// The zone of a TZif file; nil when the bytes are not one.
    init?(_ bytes: [UInt8]) {
        var reader = Reader(bytes: bytes[...])
        guard var header = reader.header() else { return nil }
        var width = 4
        if header.version >= 0x32 {
            guard reader.skip(header.blockSize(width: 4)), let second = reader.header() else { return nil }
            header = second
            width = 8
        }
        guard readBlock(header, width: width, from: &reader) else { return nil }
        if width == 8, reader.skip(1), let end = reader.bytes.firstIndex(of: 0x0A) {
            rule = ZoneRule(String(decoding: reader.bytes[reader.bytes.startIndex..<end], as: UTF8.self))
        }
    }

    private mutating func readBlock(_ header: Reader.Header, width: Int, from reader: inout Reader) -> Bool {
        guard header.types > 0, reader.bytes.count >= header.blockSize(width: width) else { return false }
        let instants = (0..<header.times).map { _ in reader.number(width) }
        let types = (0..<header.times).map { _ in Int(reader.number(1)) & 0xFF }
        let offsets = (0..<header.types).map { _ -> Int32 in
            let offset = reader.number(4)
            _ = reader.skip(2)
            return Int32(truncatingIfNeeded: offset)
        }
        _ = reader.skip(header.letters + header.leaps * (width + 4) + header.standards + header.universals)
        guard types.allSatisfy({ $0 < offsets.count }) else { return false }
        firstOffset = offsets[0]
        changes = zip(instants, types).map { Change(instant: $0, offset: offsets[$1]) }
        return zip(changes, changes.dropFirst()).allSatisfy { $0.instant < $1.instant }
    }

    /// Seconds east of UTC at an instant, in seconds since 1970 in UTC.
    func offset(at instant: Int64) -> Int32 {
        guard let last = changes.last, instant < last.instant else {
            return rule?.offset(at: instant) ?? changes.last?.offset ?? firstOffset
        }
        var (low, high) = (0, changes.count)
        while low < high {
            let middle = (low + high) / 2
            if changes[middle].instant <= instant { low = middle + 1 } else { high = middle }
        }
        return low == 0 ? firstOffset : changes[low - 1].offset
    }

    /// Seconds east of UTC at a civil time, in seconds since 1970 of that clock. Of an hour that comes twice it is the first
    /// one; in an hour that is left out the offset before it goes on.
    public func offset(civilSeconds civil: Int64) -> Int32 {
        let day: Int64 = 86_400
        let before = offset(at: civil - day)
        let after = offset(at: civil + day)
        if before == after || offset(at: civil - Int64(before)) == before { return before }
        return offset(at: civil - Int64(after)) == after ? after : before
    }

    /// Parts of letters, digits, `_`, `-` and `+` between slashes: nothing that leads out of the folder.
    private static func isName(_ name: String) -> Bool {
        let parts = name.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
        return parts.allSatisfy { part in
            !part.isEmpty
                && part.allSatisfy { byte in
                    (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte & 0xDF)
                        || [0x2B, 0x2D, 0x5F].contains(byte)
                }
        }
    }

    private static func unknown(_ name: String) -> Diagnostic {
        Diagnostic(
            "usage.time-zone", "expected a time zone that this system knows, found \(quoted(name))",
            help: "zones are Z, +0200, +02:00, or names such as Europe/Berlin, the files below /usr/share/zoneinfo")
    }
}

/// Takes numbers off the front of a file.
private struct Reader {
    struct Header {
        var version: UInt8
        var universals, standards, leaps, times, types, letters: Int

        func blockSize(width: Int) -> Int {
            times * (width + 1) + types * 6 + letters + leaps * (width + 4) + standards + universals
        }
    }

    var bytes: ArraySlice<UInt8>

    mutating func header() -> Header? {
        guard bytes.count >= 44, bytes.starts(with: "TZif".utf8) else { return nil }
        let version = bytes[bytes.startIndex + 4]
        _ = skip(20)
        let counts = (0..<6).map { _ in Int(number(4)) }
        guard counts.allSatisfy({ (0...100_000).contains($0) }) else { return nil }
        return Header(
            version: version, universals: counts[0], standards: counts[1], leaps: counts[2], times: counts[3],
            types: counts[4], letters: counts[5])
    }

    mutating func skip(_ count: Int) -> Bool {
        guard bytes.count >= count else { return false }
        bytes = bytes.dropFirst(count)
        return true
    }

    /// A signed number of up to eight bytes; the caller knows that they are there.
    mutating func number(_ width: Int) -> Int64 {
        let value = bytes.prefix(width).reduce(Int64(0)) { $0 << 8 | Int64($1) }
        bytes = bytes.dropFirst(width)
        let unused = Int64(64 - 8 * width)
        return (value << unused) >> unused
    }
}
