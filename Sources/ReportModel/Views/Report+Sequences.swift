internal import EventModel
internal import Flows
internal import Redaction
internal import Texts

/// Values that installs had one after the other.
extension Report {
    private static let drawnInstalls = 4
    /// How many moments a band of installs is drawn at.
    private static let bandMoments = 200, bandMomentsOfMany = 60
    private static let manyInstalls = 1000

    /// Numbers over time: a line for each of a few installs; of more the highest, the median, and where the middle half are.
    func steps(_ installs: [InstallSequence], title: Public) -> Chart {
        let courses = installs.map { install in
            (
                name: install.install,
                points: install.drawn.compactMap { value, time -> Chart.Point? in
                    guard case .integer(let number) = value, let time else { return nil }
                    return Chart.Point(time: time, value: Double(number))
                }
            )
        }.filter { !$0.points.isEmpty }
        let isFew = courses.count <= Report.drawnInstalls
        let cut = installs.count { $0.total > $0.drawn.count }
        let rest = cut > 0 ? language[.firstValuesOfInstalls(count: cut)] : ""
        return Chart(
            title: title, summary: isFew ? language[.eachNewValue] : language[.rangeOfInstalls(count: courses.count)],
            content: .lines(isFew ? lines(courses) : band(courses.map(\.points))),
            unit: .count(language[.pointsUnit]), table: table(installs, caption: title)
        ).adding(rest)
    }

    private func lines(_ courses: [(name: Public, points: [Chart.Point])]) -> [Chart.Series] {
        let tones: [Tone] = [.primary, .secondary, .neutral, .muted]
        return zip(courses, tones).map { Chart.Series(name: $0.name, points: $0.points, tone: $1, stepped: true) }
    }

    /// The highest value of all installs that have one, and their median with the quartiles, each by nearest rank.
    private func band(_ courses: [[Chart.Point]]) -> [Chart.Series] {
        let changes = courses.enumerated().flatMap { install, points in
            points.map { (time: $0.time, install: install, value: $0.value) }
        }.sorted { ($0.time, $0.install) < ($1.time, $1.install) }
        let most = courses.count > Report.manyInstalls ? Report.bandMomentsOfMany : Report.bandMoments
        let stride = max(1, (changes.count + most - 1) / most)
        var values: [Double?] = Array(repeating: nil, count: courses.count)
        var highest: [Chart.Point] = []
        var median: [Chart.Point] = []
        for (index, change) in changes.enumerated() {
            values[change.install] = change.value
            let isLast = index + 1 == changes.count
            guard isLast || ((index + 1).isMultiple(of: stride) && changes[index + 1].time > change.time) else {
                continue
            }
            let known = values.compactMap { $0 }.sorted()
            func rank(_ quarter: Int) -> Double { known[max(0, (known.count * quarter + 3) / 4 - 1)] }
            highest.append(Chart.Point(time: change.time, value: known[known.count - 1]))
            median.append(Chart.Point(time: change.time, value: rank(2), low: rank(1), high: rank(3)))
        }
        var middle = Chart.Series(name: language[.median], points: median, tone: .primary, stepped: true)
        middle.bandName = language[.middleHalf]
        return [
            middle, Chart.Series(name: language[.highestValue], points: highest, tone: .secondary, stepped: true),
        ]
    }
}

extension InstallSequence {
    /// The values that are known with their times: the first ones, and the last one where there are more.
    fileprivate var drawn: [(value: RedactedValue, time: Int64?)] {
        guard total > first.count, let last else { return first }
        return first + [(last, lastTime)]
    }
}

extension Chart {
    /// The chart with a further sentence in its summary.
    func adding(_ sentence: Public) -> Chart {
        guard !sentence.text.isEmpty else { return self }
        var chart = self
        chart.summary = "\(summary) \(sentence)"
        return chart
    }
}
