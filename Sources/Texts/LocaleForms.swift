public import Redaction

/// How a language writes numbers, dates, lists and quotations; a value of ours, never the machine's locale.
public struct LocaleForms: Sendable, Hashable {
    /// What comes first in a date of digits.
    public enum DateOrder: Sendable, Hashable {
        /// `2026-07-29`, as logs print it.
        case yearFirst
        /// `29.07.2026`.
        case dayFirst
    }

    /// What stands between thousands, and before decimals.
    public var thousands, decimalMark: String
    /// What stands behind a figure in per cent.
    public var percent: Public
    /// Which form of a text a number takes.
    public var plural: PluralRule
    /// The order of a date in digits.
    public var dateOrder: DateOrder
    /// What stands behind the day before the name of a month.
    public var dayMark: Public
    /// Short names of months, January first, and of days, Monday first.
    public var months, days: [Public]
    /// What stands between the entries of a list.
    public var and, or: Public
    /// The marks around a quotation.
    public var quotesOpen, quotesClose: Public

    /// Entries in a row with a word between them: `a or b`.
    public func list(_ entries: [Public], with word: Public) -> Public { entries.joined(separator: " \(word) ") }

    /// A text in quotation marks.
    public func quoted(_ text: Public) -> Public { "\(quotesOpen)\(text)\(quotesClose)" }
}
