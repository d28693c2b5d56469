internal import EventModel
internal import Redaction
internal import ReportModel
internal import Texts

/// An axis of civil time in nanoseconds: positions from 0 to 1, ticks at round times.
struct TimeScale {
    let start: Int64
    let end: Int64
    private let stepSeconds: Int64
    private let forms: LocaleForms

    private static let second: Int64 = 1_000_000_000
    /// Steps in seconds that people count in; longer axes take multiples of 28 days.
    private static let steps: [Int64] = [
        1, 2, 5, 10, 15, 30, 60, 120, 300, 600, 900, 1800, 3600, 7200, 10_800, 21_600, 43_200, 86_400, 172_800, 604_800,
        1_209_600, 2_419_200,
    ]

    /// A scale over `start` to `end` with at most about so many steps.
    init(from start: Int64, to end: Int64, in language: Language, steps: Int64 = 4) {
        forms = language.forms
        // Between 1843 and 2096 differences and roundings fit; other times stand at the edge.
        let limit: Int64 = 4_000_000_000_000_000_000
        self.start = min(max(start, -limit), limit)
        self.end = min(max(end, self.start), limit)
        let seconds = Double(self.end - self.start) / 1e9
        let rough = Int64(min(max(seconds / Double(steps), 0), 1e15))
        let longest: Int64 = 2_419_200
        stepSeconds = Self.steps.first { $0 >= rough } ?? (rough / longest + 1) * longest
    }

    /// 0 for the start, 1 for the end; the middle when both are the same.
    func position(of time: Int64) -> Double {
        guard end > start else { return 0.5 }
        return min(max((Double(time) - Double(start)) / (Double(end) - Double(start)), 0), 1)
    }

    /// Round times inside the scale; the ends themselves when it is shorter than two seconds.
    var ticks: [(time: Int64, label: Public)] {
        let step = stepSeconds.multipliedReportingOverflow(by: Self.second)
        guard !step.overflow, end - start >= 2 * Self.second else {
            return end > start
                ? [start, end].map { ($0, clock($0, digits: 3)) } : [(start, clock(start, digits: 3))]
        }
        var times: [Int64] = []
        var time = start - start % step.partialValue
        if time < start { time += step.partialValue }
        while time <= end, times.count < 12 {
            times.append(time)
            time += step.partialValue
        }
        // In an axis of several days a day begins where its clock says 00:00.
        let isLong = end - start > 86_400 * Self.second
        return times.map { time in
            let isDay = stepSeconds >= 86_400 || (isLong && time.isMultiple(of: 86_400 * Self.second))
            return (time, isDay ? date(time, withYear: false) : clock(time, digits: 0))
        }
    }

    /// The days that the axis covers, for its caption: `29 Jul 2026` or `29 Jul 2026 – 2 Aug 2026`.
    var days: Public {
        let (first, last) = (date(start, withYear: true), date(end, withYear: true))
        return first == last ? first : "\(first) – \(last)"
    }

    /// `14:05`, `14:05:30` or `14:05:30.412`.
    private func clock(_ time: Int64, digits: UInt8) -> Public {
        let text = Timestamp(civilNanoseconds: time, fractionDigits: digits).civilText
        let clock = text.split(separator: "T").last ?? ""
        let isWhole = digits == 0 && stepSeconds.isMultiple(of: 60)
        return forms.clock(isWhole ? clock.prefix(5) : clock)
    }

    private func date(_ time: Int64, withYear: Bool) -> Public {
        let parts = Timestamp(civilNanoseconds: time, fractionDigits: 0).civilText.prefix { $0 != "T" }.split(
            separator: "-")
        guard parts.count == 3, let month = Int(parts[1]), let day = Int(parts[2]) else { return "" }
        return forms.day(day, month: month, year: withYear ? Public(authored: String(parts[0])) : nil)
    }
}
