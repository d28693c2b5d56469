/// A stand-in whose number is known only once everything before it is: threads decide what stands where, and the numbers are
/// given afterwards in the order of the captures.
struct PendingNumber: Sendable, Hashable {
    /// What the numbers are counted by: `person`, `file`.
    var family: String
    /// Which value of the family it is.
    var token: Token
    /// What stands before the name and the number.
    var before: Public = ""
    /// What stands behind them.
    var after: Public = ""
    /// For a typed text its length, which its stand-in has, too.
    var length: TextFacts.Length?
    /// The value as it stands in the capture, where it may be a stand-in already: the same one replaces nothing.
    var written: String?

    /// The number that it has already, in a capture that was redacted before: it stays, and nobody else gets the number.
    var reserved: Int?

    /// What is shown; without a number where there was no room for one.
    func text(number: Int?) -> Public {
        if let length { return before + TextStandIn.text(length, number: number) + after }
        let name = Public(redacted: family)
        return before + (number.map { name + "-\($0)" } ?? "(" + name + ")") + after
    }
}

/// What stands in for a value.
struct StandIn: Sendable, Hashable {
    /// The text; of a pending one the text without a number.
    var text: Public
    /// The number that it waits for.
    var pending: PendingNumber?

    init(_ text: Public) {
        self.text = text
    }

    init(_ pending: PendingNumber) {
        text = pending.text(number: nil)
        self.pending = pending
    }
}
