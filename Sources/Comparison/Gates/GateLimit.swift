public import Redaction

/// A limit as it is written: `95%`, `2.5s`, `3`.
public struct GateLimit: Sendable, Hashable {
    /// What it measures.
    public enum Unit: Sendable, Hashable {
        case share, seconds, plain
    }

    /// The value: a share from 0 to 1, seconds, or a number.
    public let value: Double
    /// Its unit.
    public let unit: Unit
    /// As it was written.
    public let text: Public

    /// A limit of its text; nil for what is none.
    public init?(parsing text: String) {
        self.text = Public(authored: text)
        let digits = text.prefix { ("0"..."9").contains($0) || $0 == "." }
        guard digits.utf8.count <= 18, digits.utf8.first != 0x2E, digits.utf8.last != 0x2E, let number = Double(digits)
        else { return nil }
        let seconds: [Substring: Double] = [
            "ms": 0.001, "s": 1, "m": 60, "min": 60, "h": 3600, "us": 0.000_001, "µs": 0.000_001, "d": 86_400,
        ]
        switch text[digits.endIndex...] {
        case "": (value, unit) = (number, .plain)
        case "%", " %":
            guard number <= 100 else { return nil }
            (value, unit) = (number / 100, .share)
        case let rest:
            guard let factor = seconds[rest] else { return nil }
            (value, unit) = (number * factor, .seconds)
        }
    }

    /// The limit for a figure, or nil where it has another unit; a bare number from 0 to 1 with decimals is a share, too.
    func value(for figure: MetricFigure) -> Double? {
        switch (figure, unit) {
        case (.rate, .share), (.stateTime, .seconds), (.count, .plain), (.best, .plain): value
        case (.rate, .plain): value == 0 || (value < 1 && text.text.contains(".")) ? value : nil
        case (.spread(let spread), let unit): spread.isDuration == (unit == .seconds) && unit != .share ? value : nil
        default: nil
        }
    }

    /// What a limit of a figure looks like.
    static func expected(for figure: MetricFigure) -> String {
        switch figure {
        case .rate: "a share such as 95%"
        case .stateTime: "a duration such as 3s"
        case .spread(let spread): spread.isDuration ? "a duration such as 3s" : "a number"
        case .count, .best: "a number"
        }
    }
}
