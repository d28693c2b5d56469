/// The rows of one gate's audit by number, so that a decision that is known counts without a look-up.
struct AuditRows: Sendable {
    /// A row, and the keep rules that have to do with it.
    struct Entry: Sendable, Hashable {
        var row: RedactionAudit.Row
        /// The keep rule that let the value through, by its index in the policy.
        var kept: Int?
        /// The keep rule that would have, had it not ended.
        var ended: Int?
    }

    private var entries: [Entry] = []
    private var counts: [Int] = []
    private var numbers: [Entry: Int] = [:]

    /// The number of a row.
    mutating func number(of entry: Entry) -> Int {
        if let number = numbers[entry] { return number }
        numbers[entry] = entries.count
        entries.append(entry)
        counts.append(0)
        return entries.count - 1
    }

    /// Counts a row once more.
    mutating func count(_ number: Int) {
        counts[number] += 1
    }

    /// Adds everything to an audit.
    func add(to audit: inout RedactionAudit) {
        for (entry, count) in zip(entries, counts) where count > 0 {
            audit.add(entry.row, count: count)
            if let kept = entry.kept { audit.addKept(rule: kept, count: count) }
            if let ended = entry.ended { audit.addEnded(rule: ended, count: count) }
        }
    }
}
