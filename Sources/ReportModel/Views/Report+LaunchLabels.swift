internal import EventModel
internal import Redaction
internal import Texts

extension Report {
    /// How a chart's rows name launches: by the clock, behind the day where there are several, so that a narrow screen need not cut it.
    ///
    /// - Parameter starts: the starts of all launches of the chart, which say what of a time tells them apart.
    func launchLabel(among starts: [Int64]) -> (Int64) -> Public {
        let isOneDay = Set(starts.map { day($0) }).count < 2
        let isOneYear = Set(starts.map { CivilDay($0)?.year }).count < 2
        return { start in
            if isOneDay { return clock(start) }
            let name = isOneYear ? CivilDay(start).map { forms.day($0.day, month: $0.month, year: nil) } : nil
            return "\(name ?? day(start)) \(clock(start))"
        }
    }
}

/// The parts of a civil day.
private struct CivilDay {
    var year, month, day: Int

    /// The day of a time in civil nanoseconds.
    init?(_ civilNanoseconds: Int64) {
        let text = Timestamp(civilNanoseconds: civilNanoseconds, fractionDigits: 0).civilText
        let parts = text.prefix { $0 != "T" }.split(separator: "-").compactMap { Int($0) }
        guard parts.count == 3 else { return nil }
        (year, month, day) = (parts[0], parts[1], parts[2])
    }
}
