internal import ReportModel
internal import Redaction
internal import Texts

/// One number of a figure with what it rests on: what a gate judges.
struct JudgedFigure {
    /// The number: a share, seconds, or a count; nil where nothing was measured.
    var value: Double?
    /// How many it rests on, and what these are.
    var n: Int
    var counted: Public = ""
    /// Whether n is that of the figure, not of its app.
    var hasOwnN = true

    /// What it rests on, for people: `n 40`, `1 launch`.
    func basis(in language: Language) -> Public {
        switch counted {
        case "launches": language[.countedLaunches(count: n)]
        case "events": language[.countedEvents(count: n)]
        case "intervals": language[.countedIntervals(count: n)]
        default: "n \(language.forms.count(n))"
        }
    }

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
    func text(of value: Double, in language: Language = .english) -> Public {
        let forms = language.forms
        return switch self {
        case .rate: forms.share(value)
        case .stateTime: forms.duration(seconds: value)
        case .spread(let spread):
            spread.isDuration ? forms.duration(seconds: value) : "\(forms.number(value)) \(spread.unit)"
        case .count, .best: forms.number(value)
        }
    }

    /// A difference of two values, with a sign; of shares in points.
    func text(ofDifference value: Double, in language: Language = .english) -> Public {
        let sign: Public = value < 0 ? "−" : "+"
        let size = abs(value)
        switch self {
        case .rate:
            return language[.pointsFigure(figure: "\(sign)\(language.forms.decimal(size * 100, digits: 1))" as Public)]
        case .count: return "\(sign)\(language.forms.number(size))"
        default: return "\(sign)\(text(of: size, in: language))"
        }
    }

    /// The figure in a few words: `97.1 % (340 of 350)`.
    func text(part: Spread.Part, in language: Language = .english) -> Public? {
        switch self {
        case .rate(let k, let n):
            n > 0
                ? language[.figureOfWhole(share: language.forms.share(Double(k) / Double(n)), part: k, whole: n)] : nil
        case .spread(let spread): spread.values[part].map { text(of: $0, in: language) }
        case .stateTime(let seconds, let intervals): intervals > 0 ? text(of: seconds, in: language) : nil
        case .best(let best): best.map { text(of: $0, in: language) }
        case .count(let count): language.forms.count(count)
        }
    }
}

extension Public {
    /// A probability as people read it: `p = 0.034`, `p < 0.0001`.
    init(probability: Double, in language: Language = .english) {
        let forms = language.forms
        self =
            probability < 0.0001
            ? "p < \(forms.decimal(0.0001, digits: 4))"
            : "p = \(forms.decimal(probability, digits: probability < 0.01 ? 4 : 3))"
    }

    /// A part of one in per cent as it was chosen: `99 %`, `97.5 %`.
    init(percent value: Double) {
        self = "\(Public(number: (value * 1e6).rounded() / 1e4)) %"
    }
}
