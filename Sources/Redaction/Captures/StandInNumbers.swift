/// Gives the edits of captures their numbers, in the order in which they are asked: the same numbers, whoever found the edits.
public struct StandInNumbers: Sendable {
    private var ordinals = Ordinals()
    private var counts = EditCounts()

    /// No numbers yet.
    public init() {}

    /// Values that have no stand-in of their own, for there were too many.
    public var overflow: Int { ordinals.overflow }
    /// How often each rule did what, as far as that was known only with the numbers.
    public var audit: RedactionAudit { counts.audit }
    /// How many values of each type or kind, as far as that was known only with the numbers.
    public var values: [Public: Int] { counts.values }

    /// The edit with its number; nil when what stands there is its stand-in already.
    public mutating func finished(_ edit: TextEdit) -> TextEdit? {
        guard let pending = edit.pending else { return edit }
        if let reserved = pending.reserved {
            ordinals.reserve(reserved, in: pending.family)
            return nil
        }
        var finished = edit
        finished.pending = nil
        finished.replacement = pending.text(
            number: ordinals.number(of: pending.token, in: pending.family))
        guard let written = pending.written else { return finished }
        if finished.replacement.text == written { return nil }
        counts.add(finished)
        return finished
    }
}
