internal import Diagnostics
internal import Plans
internal import Redaction
internal import ReportModel
internal import ReportRendering

/// What changed from plans to others, printed.
struct PlanDiffListing {
    private let old: String
    private let new: String
    /// By app; nil for a plan without one.
    private var differences: [(app: String?, changes: [PlanChange])] = []

    /// Compares the plans of the same apps; where each side has one plan, these two.
    ///
    /// - Throws: `plan.app` for an app that one side only has.
    init(_ before: [TrackingPlan], _ after: [TrackingPlan], old: String, new: String) throws(Diagnostic) {
        var gate = TextGate()
        (self.old, self.new) = (gate.shown(old), gate.shown(new))
        if before.count == 1, after.count == 1 {
            add(PlanDifference(from: before[0], to: after[0]), of: after[0].app, &gate)
            return
        }
        let (mine, theirs) = (before.map(\.app), after.map(\.app))
        if let app = (mine + theirs).first(where: { !mine.contains($0) || !theirs.contains($0) }) {
            throw Diagnostic(
                "plan.app",
                "expected plans of the same apps, found one of \(app.map(quoted) ?? "no app") in one of \(quoted(old)) and \(quoted(new)) only"
            )
        }
        for plan in before {
            add(PlanDifference(from: plan, to: after.first { $0.app == plan.app } ?? plan), of: plan.app, &gate)
        }
    }

    /// Plans are their authors' text, and yet what a detector claims in them is not printed.
    private mutating func add(_ difference: PlanDifference, of app: String?, _ gate: inout TextGate) {
        func shown(_ text: Public?) -> Public? { text.map { Public(authored: gate.shown($0.text)) } }
        let changes = difference.changes.map { change in
            var change = change
            change.event = shown(change.event)
            change.parameter = shown(change.parameter)
            change.before = shown(change.before)
            change.after = shown(change.after)
            return change
        }
        differences.append((app, changes))
    }

    var breakingCount: Int { changes.count(where: \.isBreaking) }

    private var changes: [PlanChange] { differences.flatMap(\.changes) }

    private var summary: String {
        let count = changes.count
        if count == 0 { return "no change from \(old) to \(new)" }
        return "\(count) \(count == 1 ? "change" : "changes") from \(old) to \(new), \(breakingCount) breaking"
    }

    func bytes(_ format: PlanOptions.Format) -> [UInt8] {
        switch format {
        case .text: Array(text.utf8)
        case .json: json.bytes
        case .markdown: Array(markdown.utf8)
        case .github: Array(annotations.utf8)
        }
    }

    private var text: String {
        let rows = changes.map { change in
            [
                change.isBreaking ? "  breaking" : "", change.subject.text, change.kind.title.text, change.detail.text,
            ]
        }
        return (rows.isEmpty ? "" : TextTable(rows: rows).text + "\n") + summary + "\n"
    }

    private var json: JSONValue {
        .object([
            "schema": .string("ctreport.plan-diff/1"), "breaking": .integer(breakingCount),
            "plans": .array(
                differences.map { app, changes in
                    .object([
                        "app": app.map { .string(Public(authored: $0)) } ?? .null,
                        "changes": .array(changes.map(json)),
                    ])
                }),
        ])
    }

    private func json(_ change: PlanChange) -> JSONValue {
        func text(_ text: Public?) -> JSONValue { text.map { .string($0) } ?? .null }
        return .object([
            "change": .string(Public(authored: change.kind.rawValue)), "event": text(change.event),
            "parameter": text(change.parameter), "before": text(change.before), "after": text(change.after),
            "breaking": .bool(change.isBreaking),
        ])
    }

    private var markdown: String {
        let table = DataTable(
            caption: "Changes of the tracking plan",
            columns: [.init("Breaking"), .init("Where"), .init("What"), .init("How")],
            rows: changes.map { change in
                [
                    .init(change.isBreaking ? "breaking" : "", tone: change.isBreaking ? .bad : nil),
                    .init(change.subject, code: true), .init(change.kind.title), .init(change.detail),
                ]
            },
            emptyText: "Nothing changed.")
        return Document([
            .heading(level: 1, [.text("Tracking plan: what changed")], anchor: nil),
            .paragraph([.text(Public(authored: summary + "."))]), .table(table),
        ]).markdown()
    }

    private var annotations: String {
        let lines = changes.map { change in
            let detail = change.detail.text.isEmpty ? "" : ": \(change.detail.text)"
            return WorkflowCommand(
                level: change.isBreaking ? "error" : "notice", file: new,
                title: change.isBreaking ? "breaking change of the tracking plan" : "change of the tracking plan",
                message: "\(change.subject.text): \(change.kind.title.text)\(detail)"
            ).text
        }
        return lines.joined()
            + WorkflowCommand(level: "notice", file: new, title: "tracking plan", message: summary).text
    }
}
