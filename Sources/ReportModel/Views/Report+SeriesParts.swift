internal import EventModel
internal import Flows
internal import Redaction
internal import Texts

/// The medians of a figure's parts by day, side by side. The median of all would follow the mixture: on a day with more launches of
/// a slow part it turns up, though no part became slower.
extension Report {
    private static let tones: [Tone] = [.primary, .secondary, .neutral, .muted]

    /// A line for each part; nil where the parts are too many to tell apart, or have too few days.
    func partsChart(of id: Public, in app: FlowSummary, title: Public) -> Chart? {
        let parts = app.metrics.map(\.id).filter { $0.name == id && $0.dimensions.count == 1 }
        let steps = app.series.steps
        let courses = parts.map { part in
            Course(
                name: part.dimensions.first?.value ?? "",
                values: steps.map { $0.step.values[part.text] })
        }
        guard (2...Report.tones.count).contains(courses.count), let dimension = parts.first?.dimensions.first?.key,
            courses.allSatisfy({ $0.days > 1 }),
            let unit = courses.first?.values.compactMap({ $0 }).first?.unit(in: language)
        else { return nil }
        let few = app.program.fewest
        let series = zip(courses, Report.tones).map { course, tone in
            var series = Chart.Series(
                name: course.name,
                points: zip(steps, course.values).compactMap { step, value in
                    guard let value, let number = value.number else { return nil }
                    return Chart.Point(time: step.start, value: number, weak: value.n < few)
                }, tone: tone)
            series.longestStep = app.series.width * DaySeries.dayNanoseconds
            series.weakName = language[.fewerThan(fewest: few)]
            return series
        }
        return Chart(
            title: title,
            summary: byDay(app) + language[.partsOverTime(dimension: app.program.told(dimension, in: language))],
            content: .lines(series), unit: unit, table: table(courses, steps, in: app, caption: title))
    }

    private func table(
        _ courses: [Course], _ steps: [(start: Int64, step: DaySeries.Step)], in app: FlowSummary, caption: Public
    ) -> DataTable {
        let few = app.program.fewest
        let rows = steps.enumerated().map { place, step -> [DataTable.Cell] in
            [.init(day(step.start)), .init(forms.count(step.step.launches))]
                + courses.map { course in
                    guard let value = course.values[place] else { return .init("–", tone: .muted) }
                    return .init(value.text(in: language), tone: value.n < few ? .muted : nil, value: value.number)
                }
        }
        let areFew = courses.contains { $0.values.contains { $0.map { $0.n < few } ?? false } }
        return DataTable(
            caption: caption,
            columns: [.init(stepColumn(app)), .init(language[.launchesColumn], numeric: true)]
                + courses.map { .init($0.name, numeric: true) },
            rows: rows, note: areFew ? language[.mutedValuesNote(fewest: few)] : nil)
    }
}

/// The values of one part, step by step.
private struct Course {
    var name: Public
    var values: [SeriesValue?]

    /// On how many days there is one.
    var days: Int { values.count { $0?.number != nil } }
}
