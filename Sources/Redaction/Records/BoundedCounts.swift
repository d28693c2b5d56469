/// Counts by key, bounded: keys beyond the first 1,000 of a capture are counted together. Counts of several captures add
/// up to the same in any grouping.
struct BoundedCounts<Key: Hashable & Sendable>: Sendable {
    static var mostKeys: Int { 1000 }

    private(set) var counts: [Key: Int] = [:]
    private(set) var other = 0

    mutating func add(_ key: Key) {
        if counts[key] != nil || counts.count < Self.mostKeys {
            counts[key, default: 0] += 1
        } else {
            other += 1
        }
    }

    mutating func addOther() {
        other += 1
    }

    mutating func merge(_ later: BoundedCounts) {
        counts.merge(later.counts, uniquingKeysWith: +)
        other += later.other
    }
}

/// Counts of the names in one field of the records. A name is decided when it comes; the last one is remembered, for
/// neighbours often agree.
struct NameCounts: Sendable {
    private var names = BoundedCounts<Public>()
    private var last: (bytes: [UInt8], name: Public?)?

    /// Counts a name and gives it as it may be shown, or nil when it may not.
    mutating func add(_ bytes: Span<UInt8>, _ range: Range<Int>, allowsBlanks: Bool = false) -> Public? {
        let name: Public?
        if let last, last.bytes.count == range.count,
            range.allSatisfy({ bytes[$0] == last.bytes[$0 - range.lowerBound] })
        {
            name = last.name
        } else {
            let copy = range.map { bytes[$0] }
            name = NameRule.shown(copy, allowsBlanks: allowsBlanks)
            last = (copy, name)
        }
        if let name { names.add(name) } else { names.addOther() }
        return name
    }

    mutating func merge(_ later: NameCounts) {
        names.merge(later.names)
    }

    var table: RecordSummary.Table {
        RecordSummary.Table(counts: names.counts, other: names.other)
    }
}

/// Decides whether the name of a process, subsystem or category, of an event or a key may be shown: it must have the
/// shape of a word in code and hold nothing that looks like a person's, a device's or a random one.
enum NameRule {
    /// The name; `(none)` for an empty one; nil for one that may not be shown. Processes may have blanks in their names.
    static func shown(_ bytes: [UInt8], allowsBlanks: Bool = false) -> Public? {
        guard !bytes.isEmpty else { return "(none)" }
        guard bytes.count <= 128 else { return nil }
        let text = String(decoding: bytes, as: UTF8.self)
        let parts =
            allowsBlanks ? text.split(separator: " ", omittingEmptySubsequences: false).map(String.init) : [text]
        // `password: x` is no name; `a:b` may be.
        guard parts.allSatisfy(WordRule.isWord), parts.count == 1 || !text.contains(":"), !InputName.isSensitive(text)
        else { return nil }
        return Public(redacted: text)
    }
}
