internal import Redaction
internal import ReportModel
internal import Texts

/// An axis of values: where a value stands, from 0 to 1, and ticks at round numbers.
struct ValueScale {
    let low: Double
    let high: Double
    /// Distance between ticks: 1, 2 or 5 times a power of ten, in the unit shown.
    let step: Double
    private let unit: AxisUnit
    private let forms: LocaleForms

    /// A scale from 0 to the first tick at or over `highest`.
    init(to highest: Double, unit: Chart.Unit, in language: Language, tickCount: Int = 4) {
        self.init(from: 0, to: highest, unit: unit, in: language, tickCount: tickCount, reachesTick: true)
    }

    /// A scale over exactly `low` to `high`, or to the next tick.
    init(
        from low: Double, to high: Double, unit: Chart.Unit, in language: Language, tickCount: Int = 4,
        reachesTick: Bool = false
    ) {
        forms = language.forms
        let top = high > low ? high : low + (unit == .share ? 1 : AxisUnit(for: low, unit).size)
        self.unit = AxisUnit(for: top, unit)
        let shown = (top - low) / self.unit.size
        var step = ValueScale.niceStep(shown, count: tickCount)
        if case .count = unit { step = max(step, 1) }
        self.step = step * self.unit.size
        self.low = low
        self.high = reachesTick ? low + ((top - low) / self.step - 1e-9).rounded(.up) * self.step : top
    }

    /// 0 for `low`, 1 for `high`; values outside stay at the edge.
    func position(of value: Double) -> Double {
        min(max((value - low) / (high - low), 0), 1)
    }

    /// What the values are, where that is a word: it stands at the axis once, not on its labels.
    var title: Public? { unit.isOnEveryTick ? nil : unit.name }

    /// The ticks inside the scale with their labels.
    var ticks: [(value: Double, label: Public)] {
        let first = (low / step - 1e-9).rounded(.up)
        let count = Int(min(((high - first * step) / step + 1e-9).rounded(.down), 20))
        guard count >= 0 else { return [] }
        return (0...count).map { index in
            let value = (first + Double(index)) * step
            return (value, unit.label(of: value, step: step, forms))
        }
    }

    /// The smallest of 1, 2, 5 times a power of ten that needs at most `count` steps for `length`.
    static func niceStep(_ length: Double, count: Int) -> Double {
        guard length.isFinite, length > 0 else { return 1 }
        let rough = length / Double(max(count, 1))
        var power = 1.0
        while power * 10 <= rough { power *= 10 }
        while power > rough, power > 1e-12 { power /= 10 }
        for factor in [1.0, 2, 5] where factor * power >= rough * (1 - 1e-9) { return factor * power }
        return 10 * power
    }
}

/// The unit that a whole axis is labelled in.
private struct AxisUnit {
    /// Size of one, in the chart's unit.
    let size: Double
    let name: Public
    /// Short units stand on each label, words at the axis.
    let isOnEveryTick: Bool

    init(for highest: Double, _ unit: Chart.Unit) {
        switch unit {
        case .count(let things): (size, name, isOnEveryTick) = (1, things, false)
        case .share: (size, name, isOnEveryTick) = (0.01, "%", true)
        case .seconds:
            isOnEveryTick = true
            switch abs(highest) {
            case ..<1: (size, name) = (0.001, "ms")
            case ..<120: (size, name) = (1, "s")
            case ..<7200: (size, name) = (60, "min")
            case ..<172_800: (size, name) = (3600, "h")
            default: (size, name) = (86_400, "d")
            }
        }
    }

    func label(of value: Double, step: Double, _ forms: LocaleForms) -> Public {
        if value == 0 { return "0" }
        var digits = 0
        var shownStep = step / size
        while digits < 6, abs(shownStep - shownStep.rounded()) > 1e-6 * shownStep {
            shownStep *= 10
            digits += 1
        }
        let figure = forms.decimal(value / size, digits: digits)
        if name == "%" { return figure + forms.percent }
        return isOnEveryTick ? "\(figure) \(name)" : figure
    }
}

extension Chart.Unit {
    /// A value as a reader meets it beside a mark.
    func text(of value: Double, in language: Language) -> Public {
        switch self {
        case .count:
            value == value.rounded()
                ? language.forms.decimal(value, digits: 0) : language.forms.decimal(value, digits: 1)
        case .seconds: language.forms.duration(seconds: value)
        case .share: language.forms.share(value)
        }
    }
}
