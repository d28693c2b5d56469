internal import Redaction

/// Reads the parts of `report.json`, as the report's writer writes them; what it does not know it leaves.
struct FigureReader {
    var names: NameGate

    mutating func figures(_ root: JSONNode) throws(ReportFault) -> ReportFigures {
        let fields = try ReportFields(root)
        let schema = try fields.text("schema")
        guard schema == ReportFigures.schema else {
            throw fields.fault(
                "schema", "'\(ReportFigures.schema)'",
                schema.hasPrefix("ctreport.report/") ? "a report of another version" : "a file of another kind")
        }
        var apps: [ReportFigures.App] = []
        let appFields = try fields.fields("apps")
        for member in appFields.all {
            apps.append(
                try app(named: member.key, ReportFields(member.value, path: appFields.path(of: member.key))))
        }
        let captures = try fields.list("captures")
        let plans = try plans(fields)
        for index in apps.indices { apps[index].plan = plans.first { $0.app == apps[index].name.key } }
        var figures = ReportFigures(
            apps: apps.sorted { $0.name < $1.name }, environment: try environment(fields, captures),
            captureCount: captures.count, lineCount: try fields.fields("lines").count("read"))
        figures.planOnly = plans.filter { plan in !apps.contains { $0.name.key == plan.app } }.map { plan in
            var app = ReportFigures.App(
                name: names.name(plan.app ?? PlanFigures.noApp), launches: nil, fewest: 1, eventTotal: plan.checked)
            app.plan = plan
            return app
        }
        return figures
    }

    private mutating func environment(
        _ fields: ReportFields, _ captures: [JSONNode]
    ) throws(ReportFault) -> RunEnvironment {
        var environment = RunEnvironment()
        environment.version = names.name(try fields.fields("generator").text("version")).shown
        for level in try fields.fields("losses").list("levels_missing") {
            guard case .text(let text) = level.content else {
                throw ReportFault(
                    path: "losses.levels_missing", expected: "texts", found: level.words, offset: level.offset)
            }
            environment.missingLevels.insert(names.name(text))
        }
        var labels: [[String: String]] = []
        for (number, capture) in captures.enumerated() {
            labels.append(try self.labels(ReportFields(capture, path: "captures.\(number)")))
        }
        for key in Set(labels.flatMap(\.keys)).sorted() {
            environment.labels[names.name(key)] = labels.reduce(into: []) { values, labels in
                values.insert(labels[key].map { names.name($0) })
            }
        }
        return environment
    }

    private func labels(_ capture: ReportFields) throws(ReportFault) -> [String: String] {
        guard let fields = try capture.optionalFields("labels") else { return [:] }
        var labels: [String: String] = [:]
        for member in fields.all { labels[member.key] = try fields.text(member.key) }
        return labels
    }

    private mutating func app(named name: String, _ fields: ReportFields) throws(ReportFault) -> ReportFigures.App {
        let events = try fields.fields("events")
        var app = ReportFigures.App(
            name: names.name(name), launches: try fields.fields("launches").optionalCount("total"),
            fewest: try fields.optionalCount("min_n") ?? 1, eventTotal: try events.count("total"))
        for (name, count) in try events.counts("by_name") where count > 0 { app.events[names.name(name)] = count }
        for (name, count) in try events.counts("unplanned") where count > 0 {
            app.unplanned[names.name(name)] = count
        }
        let metrics = try fields.fields("metrics")
        for member in metrics.all {
            app.metrics += try self.metrics(
                member.key, ReportFields(member.value, path: metrics.path(of: member.key)))
        }
        app.metrics.sort { $0.name < $1.name }
        try addRepeats(&app, fields)
        for (number, node) in try fields.list("findings").enumerated() {
            app.findings.append(try finding(ReportFields(node, path: "apps.\(name).findings.\(number)")))
        }
        return app
    }

    /// What installs repeat in rates; reports of one install, or of earlier versions, do not say it.
    private func addRepeats(_ app: inout ReportFigures.App, _ fields: ReportFields) throws(ReportFault) {
        guard let repeats = try fields.optionalFields("repeats") else { return }
        for member in repeats.all {
            let sums = try ReportFields(member.value, path: repeats.path(of: member.key))
            let trials = RepeatedTrials(
                installs: try sums.count("installs"), kk: try sums.number("kk"), kn: try sums.number("kn"),
                nn: try sums.number("nn"))
            for index in app.metrics.indices where app.metrics[index].name.key == member.key {
                app.metrics[index].repeated = trials
            }
        }
    }

    private mutating func finding(_ fields: ReportFields) throws(ReportFault) -> ReportFigures.Finding {
        var place: Public?
        if let first = try fields.list("evidence").first {
            let evidence = try ReportFields(first, path: "evidence")
            place = names.name("\(try evidence.text("capture")):\(try evidence.count("line"))").shown
        }
        return ReportFigures.Finding(
            rule: names.name(try fields.text("rule")), count: try fields.count("count"), place: place)
    }
}
