internal import Redaction
package import Texts

extension FunnelFlow {
    /// What an attempt is called: the unit, or attempts of units where one unit may have several.
    func entries(_ words: RuleWords) -> Public {
        let unit = words[unit.words]
        return reentry == .all ? words[.ruleAttemptsOf(unit: unit)] : unit
    }

    /// The whole definition as a sentence.
    func rule(_ words: RuleWords) -> Public {
        let parts: [Public?] = [
            words[.ruleEntriesThatTook(entries: entries(words), names: names, order: words[orderText])],
            withinNanoseconds.map { words[.ruleWithin(length: words.length($0))] },
            reentry == .all
                ? nil : words[.ruleFromEntry(entry: words[reentry == .first ? .ruleEntryFirst : .ruleEntryLast])],
            hold.isEmpty ? nil : words[.ruleHolding(names: hold.map(\.name).joined(separator: words.and))],
        ]
        let limits = steps.dropFirst().compactMap { step -> Public? in
            guard let limit = step.withinNanoseconds else { return nil }
            return words[.ruleStepWithin(step: step.name, length: words.length(limit))]
        }
        let without = exclusions.map { exclusion -> Public in
            let (from, to) = (steps[exclusion.after].name, steps[exclusion.before].name)
            let place: Public = order == .any ? "" : words[.ruleBetween(first: from, second: to)]
            return words[.ruleWithout(events: words.text(exclusion.events), place: place)]
        }
        let definitions = steps.map { "; \($0.name): \(words.text($0.events))" as Public }
        let whole = parts.compactMap { $0 }.joined(separator: " ")
        return ([whole] + limits + without + definitions).joined(separator: "")
    }

    private var names: Public { steps.map(\.name).joined(separator: order == .any ? ", " : " → ") }

    private var orderText: Text {
        switch order {
        case .ordered: .ruleInThisOrder
        case .strict: .ruleInStrictOrder
        case .any: .ruleInAnyOrder
        }
    }
}

extension FunnelFlow.Unit {
    /// Several of the unit.
    package var words: Text {
        switch self {
        case .launches: .launchesUnit
        case .sessions: .sessionsUnit
        case .installs: .installsUnit
        }
    }
}
