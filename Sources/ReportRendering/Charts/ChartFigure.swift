internal import Redaction
internal import ReportModel
internal import Texts

extension Chart {
    /// The drawing, or nil when there is nothing to draw.
    func drawing(in language: Language) -> Drawing? {
        switch content {
        case .bars(let bars): BarsDrawing.drawing(of: bars, unit: unit, in: language)
        case .lines(let series): LinesDrawing.drawing(of: series, unit: unit, in: language)
        case .histogram(let bins, let markers):
            HistogramDrawing.drawing(of: bins, markers: markers, unit: unit, in: language)
        case .timeline(let lanes): TimelineDrawing.drawing(of: lanes, in: language)
        case .sparkline(let values): SparklineDrawing.drawing(of: values, in: language)
        case .bands(let steps): BandsDrawing.drawing(of: steps, in: language)
        case .states(let names, let rows): StatesDrawing.drawing(names: names, rows, in: language)
        case .heat(let columns, let rows): HeatDrawing.drawing(columns: columns, rows, unit: unit, in: language)
        case .estimates(let estimates): EstimatesDrawing.drawing(of: estimates, unit: unit, in: language)
        case .parts(let parts): PartsDrawing.drawing(of: parts, unit: unit, in: language)
        }
    }
}

/// A chart as a figure: heading, legend, drawing, what the drawing leaves out, and the table.
struct ChartFigure {
    let chart: Chart
    /// Counts the charts of a document, so that ids are unique.
    let number: Int
    let language: Language
    /// The table, made by the caller.
    let table: [HTMLNode]

    /// The figure.
    var node: HTMLNode {
        let caption = element(
            .figcaption, [],
            [
                element(.span, [.classes("chart-title")], [.text(chart.title)]),
                element(.span, [.classes("chart-summary")], [.running(chart.summary)]),
            ])
        return element(.figure, [.classes("chart")], [caption] + drawn + (chart.table.rows.isEmpty ? [] : [details]))
    }

    private var drawn: [HTMLNode] {
        if let sentence = chart.sentence { return [element(.p, [.classes("chart-sentence")], [.running(sentence)])] }
        guard let drawing = chart.drawing(in: language) else {
            let sentence: Public =
                chart.table.rows.isEmpty ? chart.table.emptyText ?? language[.nothingToShow] : language[.nothingToDraw]
            return [element(.p, [.classes("empty")], [.text(sentence)])]
        }
        let entries = drawing.legend.map { element(.li, [], [$0.swatch, .value($0.name)]) }
        let narrow: [ClassName] =
            drawing.isLegendNarrow ? ["form"] + ChartForm.allCases.filter { !$0.hasEnd }.map(\.name) : []
        let legend = entries.isEmpty ? [] : [element(.ul, [.classes(["legend"] + narrow)], entries)]
        return legend + [svg(drawing)] + drawing.remarks.map { element(.p, [.classes("remark")], [.text($0)]) }
    }

    private func svg(_ drawing: Drawing) -> HTMLNode {
        let (title, summary) = (ElementID("chart", number, "title"), ElementID("chart", number, "summary"))
        return element(
            .svg,
            [
                .classes(classes(of: drawing)), .word(.role, "img"), .labelledBy(title, summary), .percent(.width, 100),
                .number(.height, drawing.height),
            ],
            [
                element(.title, [.id(title)], [.text(chart.title)]),
                element(.desc, [.id(summary)], [.text(chart.summary)]),
            ] + drawing.marks)
    }

    private func classes(of drawing: Drawing) -> [ClassName] {
        let gutter = drawing.gutter > 0 ? [ClassName("gutter", eights: drawing.gutter)] : []
        return ["plot"] + gutter + (drawing.end > 0 ? [ClassName("end", eights: drawing.end)] : [])
    }

    private var details: HTMLNode {
        let summary = element(.summary, [], [.text(language[.tableOf(caption: chart.table.caption)])])
        return element(.details, [.classes("chart-data")], [summary] + table)
    }
}
