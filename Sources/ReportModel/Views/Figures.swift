public import Redaction
internal import Texts

/// Figures in English forms, for terminals and messages; pages take the forms of their language.
extension Public {
    /// A count: `12 345`.
    public init(count: Int) { self = LocaleForms.english.count(count) }

    /// A count with its word: `1 launch`, `3 launches`.
    public init(counting count: Int, one: Public, many: Public) {
        self = "\(Public(count: count)) \(count == 1 ? one : many)"
    }

    /// A number with as many decimals as it has, at most 6: `1 234`, `12.5`.
    public init(number value: Double) { self = LocaleForms.english.number(value) }

    /// A number with a fixed count of decimals, 0 to 6: `1 234.5`.
    public init(decimal value: Double, digits: Int) { self = LocaleForms.english.decimal(value, digits: digits) }

    /// A share from 0 to 1 in per cent with one decimal: `92.3 %`.
    public init(share: Double) { self = LocaleForms.english.share(share) }

    /// The bounds of an interval of shares: `66.7–98.6 %`.
    public init(shareFrom low: Double, to high: Double) { self = LocaleForms.english.shares(from: low, to: high) }

    /// A duration in the unit that reads best: `480 ms`, `1.001 s`, `2 min 05 s`.
    public init(seconds: Double) { self = LocaleForms.english.duration(seconds: seconds) }

    /// A length that somebody chose, such as a limit or a step: `1 s`.
    public init(stepNanoseconds: Int64) { self = LocaleForms.english.step(nanoseconds: stepNanoseconds) }
}
