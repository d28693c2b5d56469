internal import Redaction

extension FunnelFlow {
    /// What an attempt is called: the unit, or attempts of units where one unit may have several.
    var entries: Public {
        let unit = Public(authored: unit.rawValue)
        return reentry == .all ? "attempts of \(unit)" : unit
    }

    /// The whole definition as a sentence.
    func rule(_ words: RuleWords) -> Public {
        let parts: [Public?] = [
            "\(entries) that took \(names) \(orderText)", withinNanoseconds.map { "within \(words.length($0))" },
            reentry == .all ? nil : "from the \(Public(authored: reentry.rawValue)) entry",
            hold.isEmpty ? nil : "with the same \(hold.map(\.name).joined(separator: " and "))",
        ]
        let limits = steps.dropFirst().compactMap { step -> Public? in
            guard let limit = step.withinNanoseconds else { return nil }
            return "; \(step.name) within \(words.length(limit)) of the step before"
        }
        let without = exclusions.map { exclusion -> Public in
            let (from, to) = (steps[exclusion.after].name, steps[exclusion.before].name)
            let place: Public = order == .any ? "" : " between \(from) and \(to)"
            return "; no \(words.text(exclusion.events))\(place)"
        }
        let definitions = steps.map { "; \($0.name): \(words.text($0.events))" as Public }
        let whole = parts.compactMap { $0 }.joined(separator: " ")
        return ([whole] + limits + without + definitions).joined(separator: "")
    }

    private var names: Public { steps.map(\.name).joined(separator: order == .any ? ", " : " → ") }

    private var orderText: Public {
        switch order {
        case .ordered: "in this order"
        case .strict: "in this order without an event between"
        case .any: "in any order"
        }
    }
}
