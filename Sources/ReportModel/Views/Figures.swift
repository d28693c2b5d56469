public import Redaction

/// The space between thousands: narrow, and no line breaks at it.
package let thousandsSpace = "\u{202F}"

/// Figures as a reader meets them. Thousands stand apart by U+202F, units follow an ordinary space, minus is U+2212;
/// nothing depends on the locale.
extension Public {
    /// A count: `12 345`.
    public init(count: Int) {
        // A figure holds digits and our own signs only, so it may be published whatever it was counted from.
        self.init(authored: grouped(Int64(count), by: thousandsSpace))
    }

    /// A count with its word: `1 launch`, `3 launches`.
    public init(counting count: Int, one: Public, many: Public) {
        self = "\(Public(count: count)) \(count == 1 ? one : many)"
    }

    /// A number with as many decimals as it has, at most 6: `1 234`, `12.5`.
    public init(number value: Double) {
        var text = fixedPoint(value, digits: 6, group: thousandsSpace)
        if text.contains(".") {
            while text.hasSuffix("0") { text.removeLast() }
            if text.hasSuffix(".") { text.removeLast() }
        }
        self.init(authored: text)
    }

    /// A number with a fixed count of decimals, 0 to 6: `1 234.5`.
    public init(decimal value: Double, digits: Int) {
        self.init(authored: fixedPoint(value, digits: digits, group: thousandsSpace))
    }

    /// A share from 0 to 1 in per cent with one decimal: `92.3 %`.
    ///
    /// `0 %` and `100 %` are exact; what only rounds to them reads `< 0.1 %` and `> 99.9 %`. Not-a-number gives `–`.
    public init(share: Double) {
        self = share.isFinite ? "\(Public(percentFigure: share)) %" : "–"
    }

    /// The bounds of an interval of shares: `66.7–98.6 %`.
    public init(shareFrom low: Double, to high: Double) {
        guard low.isFinite, high.isFinite else {
            self = "–"
            return
        }
        let bounds = [low, high].map { Public(authored: fixedPoint($0 * 100, digits: 1)) }
        self = "\(bounds[0])–\(bounds[1]) %"
    }

    private init(percentFigure share: Double) {
        switch share {
        case 0: self = "0"
        case 1: self = "100"
        case 0..<0.0005: self = "< 0.1"
        case 0.9995..<1: self = "> 99.9"
        default: self.init(decimal: share * 100, digits: 1)
        }
    }

    /// A duration in the unit that reads best: `0.4 ms`, `480 ms`, `1.001 s`, `12.35 s`, `2 min 05 s`, `1 h 02 min`,
    /// `3 d 04 h`. The unit is chosen after rounding: 59.999 seconds are `1 min 00 s`.
    public init(seconds: Double) {
        guard seconds.isFinite else {
            self = "–"
            return
        }
        let size = abs(seconds)
        let text: Public =
            switch size {
            case 0: "0 s"
            case ..<0.009_95: "\(Public(decimal: size * 1000, digits: 1)) ms"
            case ..<0.999_5: "\(Public(decimal: size * 1000, digits: 0)) ms"
            case ..<9.999_5: "\(Public(decimal: size, digits: 3)) s"
            case ..<59.995: "\(Public(decimal: size, digits: 2)) s"
            case ..<3599.5: Public(parts: size, of: 1, in: 60, names: ("min", "s"))
            case ..<172_770: Public(parts: size, of: 60, in: 60, names: ("h", "min"))
            default: Public(parts: size, of: 3600, in: 24, names: ("d", "h"))
            }
        self = seconds < 0 ? "−\(text)" : text
    }

    /// A length that somebody chose, such as a limit or a step: whole seconds without decimals, `1 s`, `64 s`, else as a
    /// measured duration.
    public init(stepNanoseconds: Int64) {
        let second: Int64 = 1_000_000_000
        let isWhole = stepNanoseconds % second == 0 && stepNanoseconds < 60 * second
        self = isWhole ? "\(stepNanoseconds / second) s" : Public(seconds: Double(stepNanoseconds) / 1_000_000_000)
    }

    /// Two units in a row, the second with two digits: `2 min 05 s`.
    private init(parts seconds: Double, of small: Double, in big: Int64, names: (big: Public, small: Public)) {
        let rounded = (seconds / small).rounded()
        guard rounded < 9e15 else {
            self = "\(Public(decimal: rounded / Double(big), digits: 0)) \(names.big)"
            return
        }
        let count = Int64(rounded)
        let rest = count % big
        let first = Public(count: Int(count / big))
        self =
            rest < 10 ? "\(first) \(names.big) 0\(rest) \(names.small)" : "\(first) \(names.big) \(rest) \(names.small)"
    }
}
