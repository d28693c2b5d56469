public import Redaction

/// Figures as a reader meets them. Minus is U+2212; not-a-number gives `–`.
extension LocaleForms {
    /// A count: `12 345`.
    public func count(_ count: Int) -> Public {
        // A figure holds digits and our own signs only, so it may be published whatever it was counted from.
        Public(authored: grouped(Int64(count), by: thousands))
    }

    /// A number with as many decimals as it has, at most 6: `1 234`, `12.5`.
    public func number(_ value: Double) -> Public {
        var text = fixedPoint(value, digits: 6, group: thousands, mark: decimalMark)
        if text.contains(decimalMark) {
            while text.hasSuffix("0") { text.removeLast() }
            if text.hasSuffix(decimalMark) { text.removeLast() }
        }
        return Public(authored: text)
    }

    /// A number with a fixed count of decimals, 0 to 6: `1 234.5`.
    public func decimal(_ value: Double, digits: Int) -> Public {
        Public(authored: fixedPoint(value, digits: digits, group: thousands, mark: decimalMark))
    }

    /// A share from 0 to 1 in per cent with one decimal: `92.3 %`.
    ///
    /// `0 %` and `100 %` are exact; what only rounds to them reads `< 0.1 %` and `> 99.9 %`.
    public func share(_ share: Double) -> Public {
        guard share.isFinite else { return "–" }
        let figure: Public =
            switch share {
            case 0: "0"
            case 1: "100"
            case 0..<0.0005: "< \(decimal(0.1, digits: 1))"
            case 0.9995..<1: "> \(decimal(99.9, digits: 1))"
            default: decimal(share * 100, digits: 1)
            }
        return figure + percent
    }

    /// The bounds of an interval of shares: `66.7–98.6 %`.
    public func shares(from low: Double, to high: Double) -> Public {
        guard low.isFinite, high.isFinite else { return "–" }
        let bounds = [low, high].map { Public(authored: fixedPoint($0 * 100, digits: 1, mark: decimalMark)) }
        return "\(bounds[0])–\(bounds[1])\(percent)"
    }

    /// A duration in the unit that reads best: `0.4 ms`, `480 ms`, `1.001 s`, `12.35 s`, `2 min 05 s`, `1 h 02 min`,
    /// `3 d 04 h`. The unit is chosen after rounding: 59.999 seconds are `1 min 00 s`.
    public func duration(seconds: Double) -> Public {
        guard seconds.isFinite else { return "–" }
        let size = abs(seconds)
        let text: Public =
            switch size {
            case 0: "0 s"
            case ..<0.009_95: "\(decimal(size * 1000, digits: 1)) ms"
            case ..<0.999_5: "\(decimal(size * 1000, digits: 0)) ms"
            case ..<9.999_5: "\(decimal(size, digits: 3)) s"
            case ..<59.995: "\(decimal(size, digits: 2)) s"
            case ..<3599.5: parts(of: size, small: 1, big: 60, names: ("min", "s"))
            case ..<172_770: parts(of: size, small: 60, big: 60, names: ("h", "min"))
            default: parts(of: size, small: 3600, big: 24, names: ("d", "h"))
            }
        return seconds < 0 ? "−\(text)" : text
    }

    /// A length that somebody chose, such as a limit or a step: whole units alone, `9 s`, `30 min`, `6 h`, `7 d`, else as
    /// a measured duration.
    public func step(nanoseconds: Int64) -> Public {
        let second: Int64 = 1_000_000_000
        let units: [(size: Int64, end: Int64, name: Public)] = [
            (86_400 * second, .max, "d"), (3600 * second, 86_400 * second, "h"), (60 * second, 3600 * second, "min"),
            (second, 60 * second, "s"),
        ]
        for unit in units where nanoseconds >= unit.size && nanoseconds < unit.end && nanoseconds % unit.size == 0 {
            return "\(count(Int(nanoseconds / unit.size))) \(unit.name)"
        }
        return duration(seconds: Double(nanoseconds) / 1_000_000_000)
    }

    /// Two units in a row, the second with two digits: `2 min 05 s`.
    private func parts(of seconds: Double, small: Double, big: Int64, names: (big: Public, small: Public)) -> Public {
        let rounded = (seconds / small).rounded()
        guard rounded < 9e15 else { return "\(decimal(rounded / Double(big), digits: 0)) \(names.big)" }
        let whole = Int64(rounded)
        let rest = whole % big
        let first = count(Int(whole / big))
        return rest < 10
            ? "\(first) \(names.big) 0\(rest) \(names.small)" : "\(first) \(names.big) \(rest) \(names.small)"
    }
}
