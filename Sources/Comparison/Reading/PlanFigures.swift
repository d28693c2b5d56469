internal import Redaction

/// What the events of a run made of a tracking plan.
public struct PlanFigures: Sendable, Hashable {
    /// The plan's app as the report has it; nil for events that no pack takes.
    public var app: String?
    /// Whether it is what the app's pack declares.
    public var isOfPack: Bool
    /// How many events were compared with it.
    public var checked: Int
    /// How many of its events never came.
    public var neverSeen: Int
    /// The names of its events that never came: they are declared.
    var names: Set<String>
    /// How often each rule was broken; violations that are not listed are in `total` only.
    var rules: [String: Int]
    /// How often anything differed.
    public var total: Int
    /// The first violations in words, by rule.
    var examples: [(rule: String, text: Public)]

    /// The app that gates name for events that no pack takes.
    public static let noApp = "other"

    /// The metric of everything that differed.
    public static let violations = "plan.violations"
    /// The metric of events that never came.
    static let neverSeenID = "plan.never_seen"

    /// A count of the plan, by the id that gates name.
    func count(_ id: String) -> Int? {
        switch id {
        case PlanFigures.violations: return total
        case PlanFigures.neverSeenID: return neverSeen
        default:
            guard MetricTarget.whole(of: id) == PlanFigures.violations else { return nil }
            let dimensions = MetricTarget.dimensions(of: id)
            guard dimensions.count == 1, dimensions[0].key == "rule" else { return nil }
            return rules[dimensions[0].value] ?? (Self.allRules.contains(dimensions[0].value) ? 0 : nil)
        }
    }

    /// What a gate's line shows of violations that it counts.
    func evidence(of id: String) -> [Public] {
        let rule = MetricTarget.dimensions(of: id).first?.value
        let shown = examples.filter { rule == nil || $0.rule == rule }.prefix(3).map(\.text)
        return Array(shown)
    }

    /// The rules that a report names.
    static let allRules = [
        "missing-event", "unplanned-event", "wrong-case", "missing-parameter", "unexpected-parameter",
        "repeated-parameter", "wrong-type", "wrong-value", "wrong-order",
    ]

    /// Ids that gates may name, for suggestions.
    static let ids =
        [violations, neverSeenID] + allRules.map { MetricTarget.text(violations, [(key: "rule", value: $0)]) }

    /// Equal figures; examples follow from them.
    public static func == (left: PlanFigures, right: PlanFigures) -> Bool {
        left.app == right.app && left.isOfPack == right.isOfPack && left.checked == right.checked
            && left.rules == right.rules && left.total == right.total && left.names == right.names
    }

    /// Hashes what `==` compares.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(app)
        hasher.combine(checked)
        hasher.combine(total)
    }
}

extension FigureReader {
    /// The plans of a report; reports of earlier versions have none.
    mutating func plans(_ root: ReportFields) throws(ReportFault) -> [PlanFigures] {
        guard root["plan"] != nil else { return [] }
        var plans: [PlanFigures] = []
        for (number, node) in try root.list("plan").enumerated() {
            plans.append(try plan(ReportFields(node, path: "plan.\(number)")))
        }
        return plans
    }

    private mutating func plan(_ fields: ReportFields) throws(ReportFault) -> PlanFigures {
        let events = try fields.fields("events")
        let violations = try fields.fields("violations")
        var names: Set<String> = []
        for node in try events.list("never_seen") {
            guard case .text(let name) = node.content else { throw events.fault("never_seen", "texts") }
            names.insert(name)
        }
        var plan = PlanFigures(
            app: fields["app"] == nil ? nil : try fields.text("app"), isOfPack: try fields.text("source") == "pack",
            checked: try events.count("checked"), neverSeen: names.count, names: names, rules: [:],
            total: try violations.count("total"), examples: [])
        for (number, node) in try violations.list("list").enumerated() {
            let violation = try ReportFields(node, path: violations.path(of: "list.\(number)"))
            let rule = try violation.text("rule")
            plan.rules[rule, default: 0] += try violation.count("count")
            plan.examples.append((rule, try example(violation, rule)))
        }
        return plan
    }

    private mutating func example(_ violation: ReportFields, _ rule: String) throws(ReportFault) -> Public {
        let event = names.name(try violation.text("event")).shown
        var text: Public = "\(names.name(rule).shown) \(event)"
        if violation["parameter"] != nil { text = "\(text).\(names.name(try violation.text("parameter")).shown)" }
        if let first = try violation.list("evidence").first {
            let place = try ReportFields(first, path: violation.path(of: "evidence"))
            text = "\(text) at \(names.name("\(try place.text("capture")):\(try place.count("line"))").shown)"
        }
        return text
    }
}
