internal import ReportModel
internal import Redaction

/// One number of a figure with what it rests on: what a gate judges.
struct JudgedFigure {
    /// The number: a share, seconds, or a count; nil where nothing was measured.
    var value: Double?
    /// How many it rests on, and what these are.
    var n: Int
    var counted: Public = ""
    /// Whether n is that of the figure, not of its app.
    var hasOwnN = true

    init(_ found: ReportFigures.Found, part: MetricFigure.Spread.Part) {
        switch found.metric.figure {
        case .rate(let k, let n): (value, self.n) = (n > 0 ? Double(k) / Double(n) : nil, n)
        case .spread(let spread): (value, n) = (spread.values[part], spread.n)
        case .stateTime(let seconds, let intervals):
            (value, n, counted) = (intervals > 0 ? seconds : nil, intervals, "intervals")
        case .best(let best):
            (value, n, counted) = (best, found.app.eventTotal, "events")
            hasOwnN = false
        case .count(let count):
            value = Double(count)
            let events = found.metric.eventCount ?? (found.app.launches == nil ? found.app.eventTotal : nil)
            n = events ?? found.app.launches ?? 0
            counted = events == nil ? "launches" : "events"
            hasOwnN = false
        }
    }
}

extension MetricFigure {
    /// A value of this figure with its unit.
    func text(of value: Double) -> Public {
        switch self {
        case .rate: Public(share: value)
        case .stateTime: Public(seconds: value)
        case .spread(let spread):
            spread.isDuration ? Public(seconds: value) : "\(Public(number: value)) \(spread.unit)"
        case .count, .best: Public(number: value)
        }
    }

    /// A difference of two values, with a sign; of shares in points.
    func text(ofDifference value: Double) -> Public {
        let sign: Public = value < 0 ? "−" : "+"
        let size = abs(value)
        switch self {
        case .rate: return "\(sign)\(Public(decimal: size * 100, digits: 1)) points"
        case .count: return "\(sign)\(Public(number: size))"
        default: return "\(sign)\(text(of: size))"
        }
    }

    /// The figure in a few words: `97.1 % (340 of 350)`.
    func text(part: Spread.Part) -> Public? {
        switch self {
        case .rate(let k, let n):
            n > 0
                ? "\(Public(share: Double(k) / Double(n))) (\(Public(count: k)) of \(Public(count: n)))" : nil
        case .spread(let spread): spread.values[part].map { text(of: $0) }
        case .stateTime(let seconds, let intervals): intervals > 0 ? text(of: seconds) : nil
        case .best(let best): best.map { text(of: $0) }
        case .count(let count): Public(count: count)
        }
    }
}

extension Public {
    /// A probability as people read it: `p = 0.034`, `p < 0.0001`.
    init(probability: Double) {
        self =
            probability < 0.0001
            ? "p < 0.0001" : "p = \(Public(decimal: probability, digits: probability < 0.01 ? 4 : 3))"
    }

    /// A part of one in per cent as it was chosen: `99 %`, `97.5 %`.
    init(percent value: Double) {
        self = "\(Public(number: (value * 1e6).rounded() / 1e4)) %"
    }
}
