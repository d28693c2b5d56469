internal import EventModel
package import Redaction
package import Texts

/// The words that rules are made of: events, parameters, conditions and lengths of time of a program.
struct RuleWords {
    let events: [(name: Public, parameters: [Public])]
    /// The longest silence in a session, nanoseconds.
    let inactivity: Int64
    /// A length of time, given in nanoseconds, as readers see it.
    let length: (Int64) -> Public
    /// What the rules are told in.
    var language = Language.english

    /// A text of the catalogue.
    subscript(_ text: Text) -> Public { language[text] }

    /// What stands between the last two of several: ` and `, ` or `.
    var and: Public { " \(language.forms.and) " }
    var or: Public { " \(language.forms.or) " }

    func text(_ reference: ParameterReference) -> Public {
        "\(events[reference.event].name).\(events[reference.event].parameters[reference.parameter])"
    }

    func text(_ change: Change?) -> Public {
        change.map { self[.ruleThatChanges(parameter: events[$0.parameter.event].parameters[$0.parameter.parameter])] }
            ?? ""
    }

    func text(_ matchers: [EventMatcher]) -> Public {
        matchers.map { text($0) }.joined(separator: ", ")
    }

    func text(_ matcher: EventMatcher) -> Public {
        let event = events[matcher.event]
        let conditions = matcher.conditions.map { condition -> Public in
            switch condition {
            case .value(let parameter, let values):
                let words = values.map { $0.label(.unfinished) }.joined(separator: or)
                return "\(event.parameters[parameter])=\(words)"
            case .length(let parameter, let least):
                return self[.ruleLongTexts(parameter: event.parameters[parameter], least: least.rawValue)]
            case .errorClass(_, _, let classes):
                return self[.ruleClass(names: classes.joined(separator: or))]
            }
        }
        return conditions.isEmpty ? event.name : "\(event.name) (\(conditions.joined(separator: ", ")))"
    }
}

extension FlowProgram {
    /// The ids of a flow's metrics, without the dimensions that it is broken down by.
    package func metricNames(of flow: Flow) -> [Public] {
        let words = RuleWords(events: events, inactivity: inactivityNanoseconds) { _ in "" }
        return flow.kind.rules(in: words).map(\.0)
    }

    /// How each metric is counted, by its id without dimensions: one sentence made of its definition. `length` writes
    /// nanoseconds as readers see them.
    package func rules(
        in language: Language = .english, length: @escaping (Int64) -> Public
    ) -> [Public: Public] {
        let words = RuleWords(events: events, inactivity: inactivityNanoseconds, length: length, language: language)
        var all = flows.flatMap { $0.kind.rules(in: words) }
        if let forcedLaunch {
            let limit = length(forcedLaunch.belowNanoseconds)
            let (from, to) = (words.text(forcedLaunch.start), words.text(forcedLaunch.end))
            all.append((forcedLaunch.id, words[.ruleForcedLaunches(limit: limit, first: from, second: to)]))
        }
        return Dictionary(all) { first, _ in first }
    }
}
