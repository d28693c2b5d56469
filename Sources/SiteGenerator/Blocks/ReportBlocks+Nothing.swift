internal import EventModel
internal import Flows
internal import Redaction
internal import ReportModel
internal import ReportRendering
internal import Texts

/// What stands in the place of figures that there is nothing of: one sentence, no axes and no rows of zeros.
extension ReportBlocks {
    func nothing(under title: Public, _ text: Text = .nothingWasMeasured) -> [Block] {
        [.table(DataTable(caption: title, columns: [.init(title)], rows: [], emptyText: language[text]))]
    }

    /// What rules found, where none was broken: that, or why it says little.
    var noFindingText: Text {
        if let app, app.eventTotal == 0 { return .nothingToJudge }
        return report.rejectedSeverity == .error ? .noRuleBrokenInRest : .noRuleBroken
    }
}

extension MetricValue {
    /// Whether there is nothing to draw of it.
    var isNothing: Bool {
        switch self {
        case .count, .best, .stateTime: false
        case .rate(let share): share.n == 0
        case .duration(let distribution), .distribution(let distribution, _): distribution.n == 0
        case .sequence(let installs): installs.allSatisfy { $0.total == 0 }
        case .table(_, let rows, let other): rows.isEmpty && other == 0
        case .paths(let steps, let edges, let other): steps == 0 && edges.isEmpty && other == 0
        case .funnel(let funnel): funnel.conversion.n == 0
        }
    }
}
