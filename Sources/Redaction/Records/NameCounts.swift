/// Counts of the names in one field of the records. A name is decided when it comes; the last one is remembered, for
/// neighbours often agree.
struct NameCounts: Sendable {
    private var names = BoundedCounts<Public>()
    private var rule: NameRule
    private var last: (bytes: [UInt8], name: Public?)?

    /// No names; `rule` decides.
    init(_ rule: NameRule) {
        self.rule = rule
    }

    /// Counts a name and gives it as it may be shown, or nil when it may not.
    mutating func add(_ bytes: Span<UInt8>, _ range: Range<Int>, allowsBlanks: Bool = false) -> Public? {
        let name: Public?
        if let last, last.bytes.count == range.count,
            range.allSatisfy({ bytes[$0] == last.bytes[$0 - range.lowerBound] })
        {
            name = last.name
        } else {
            let copy = range.map { bytes[$0] }
            name = rule.shown(copy, allowsBlanks: allowsBlanks)
            last = (copy, name)
        }
        add(name, count: 1)
        return name
    }

    /// Counts a name that was decided before.
    mutating func add(_ name: Public?, count: Int) {
        if let name { names.add(name, count: count) } else { names.addOther(count) }
    }

    mutating func merge(_ later: NameCounts) {
        names.merge(later.names)
    }

    mutating func finish(install: Int, needed: Int) {
        rule.forget()
        names.finish(install: install, needed: needed)
    }

    /// The names that may be shown. Those of the system are the same everywhere.
    var table: RecordSummary.Table {
        let shown = names.shown(isDeclared: { $0.text.hasPrefix("com.apple.") || $0.text.hasPrefix("(") }, isBefore: <)
        return RecordSummary.Table(counts: shown.counts, other: shown.other)
    }
}
