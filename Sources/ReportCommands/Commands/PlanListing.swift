internal import Diagnostics
internal import Plans
internal import Redaction
internal import ReportModel
internal import ReportRendering
internal import Texts

/// What captures make of plans, printed.
struct PlanListing {
    private let report: Report
    private let plans: [PlanSummary]
    /// The file that annotations point at.
    private let file: String
    private static let lineWidth = 100

    init(_ report: Report, _ plans: [PlanSummary], file: String) {
        self.report = report
        self.plans = plans
        self.file = file
    }

    func bytes(_ format: PlanOptions.Format) -> [UInt8] {
        switch format {
        case .text: Array(plans.map(text).joined(separator: "\n").utf8)
        case .json:
            JSONValue.object([
                "schema": .string("ctreport.plan/1"), "plans": .array(plans.map { report.json($0) }),
                "violations": .integer(plans.reduce(0) { $0 + $1.violationTotal }),
            ]).bytes
        case .markdown: Array(markdown.utf8)
        case .github: Array(plans.map(annotations).joined().utf8)
        }
    }

    // MARK: Text

    private func text(_ plan: PlanSummary) -> String {
        let head = "\(plan.title.english.text): \(report.scope(of: plan).text)\n"
        let violations = plan.violations.map(text).joined()
        let others = plan.otherViolations > 0 ? "  and \(plan.otherViolations) more that are not told apart\n" : ""
        return head + (violations.isEmpty ? "" : "\n" + violations + others) + neverSeen(plan)
    }

    private func text(_ violation: PlanViolation) -> String {
        let times = [violation.firstTime, violation.lastTime].compactMap { $0 }.map { report.time($0).text }
        let span = times.first == times.last ? times.prefix(1).joined() : times.joined(separator: " – ")
        let places = violation.evidence.map { report.place(of: $0).text }.joined(separator: ", ")
        let rest = violation.count > violation.evidence.count ? ", …" : ""
        let seen = places.isEmpty ? "" : "    \(places)\(rest)\(span.isEmpty ? "" : " (\(span))")\n"
        return "  \(violation.text.text)\(violation.count > 1 ? " ×\(violation.count)" : "")\n" + seen
    }

    /// The events that never came, in lines that a terminal holds.
    private func neverSeen(_ plan: PlanSummary) -> String {
        guard !plan.neverSeen.isEmpty else { return "" }
        var lines: [String] = []
        var line = "  "
        for (index, name) in plan.neverSeen.enumerated() {
            let word = name.text + (index + 1 < plan.neverSeen.count ? ", " : "")
            if line.count + word.count > PlanListing.lineWidth, line.count > 2 {
                lines.append(line)
                line = "  "
            }
            line += word
        }
        return "\nnever seen:\n"
            + (lines + [line]).map { $0.last == " " ? String($0.dropLast()) : $0 }.joined(separator: "\n") + "\n"
    }

    // MARK: Markdown

    private var markdown: String {
        Document(
            [.heading(level: 1, [.text("Tracking plan")], anchor: nil)]
                + plans.flatMap { plan -> [Block] in
                    [
                        .heading(level: 2, [.text(plan.title.english)], anchor: nil),
                        .paragraph([.text(report.scope(of: plan))]), .table(report.violationTable(plan)),
                        .table(report.planTable(plan)),
                    ]
                }
        ).markdown()
    }

    // MARK: GitHub

    /// A line for each violation, which GitHub shows beside the plan's file, and one that sums up.
    private func annotations(_ plan: PlanSummary) -> String {
        let lines = plan.violations.map { violation in
            let places = violation.evidence.map { report.place(of: $0).text }.joined(separator: ", ")
            let text = violation.text.text + (violation.count > 1 ? " ×\(violation.count)" : "")
            return WorkflowCommand(
                level: "error", file: file, title: "tracking plan: \(violation.subject.rule.rawValue)",
                message: places.isEmpty ? text : "\(text) (\(places))")
        }
        let sum = WorkflowCommand(
            level: "notice", file: file, title: "tracking plan",
            message: "\(plan.title.english.text): \(report.scope(of: plan).text)")
        return (lines + [sum]).map(\.text).joined()
    }
}

/// A line that GitHub's runner reads as an annotation.
struct WorkflowCommand: Sendable {
    var level: String
    var file: String
    var title: String
    var message: String
    /// The runner cuts a message here.
    private static let mostCharacters = 4096

    /// The line, with its line feed.
    var text: String {
        let cut = String(message.prefix(WorkflowCommand.mostCharacters))
        return "::\(level) file=\(Self.property(file)),title=\(Self.property(title))::\(Self.data(cut))\n"
    }

    private static func data(_ text: String) -> String {
        text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
    }

    private static func property(_ text: String) -> String {
        data(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
    }
}
