internal import EventModel
internal import Redaction
internal import ReportModel

/// Findings about the app, worst as given, each with the places that show it.
enum FindingsView {
    static func node(for findings: [FindingCard], emptyText: Public) -> HTMLNode {
        guard !findings.isEmpty else {
            return element(.p, [.classes("empty", "verdict", "tone-good")], [.icon(.good), .text(emptyText)])
        }
        return element(.ul, [.classes("findings")], findings.map(finding))
    }

    private static func finding(_ finding: FindingCard) -> HTMLNode {
        let tone = finding.severity.tone
        let head = element(
            .p, [.classes("finding-head")],
            [
                element(.span, [.classes("verdict", ClassName(tone))], [.icon(tone), .text(finding.severity.word)]),
                element(.code, [], [.value(finding.rule)]),
                element(.span, [.classes("finding-count")], [.text(finding.countText)]),
            ])
        let message = element(.p, [.classes("finding-message")], [.text(finding.message)])
        let evidence = finding.evidence.map { evidence in
            element(
                .li, [],
                [
                    element(.span, [.classes("place")], [.value(evidence.place)]),
                    element(.code, [], [.value(evidence.event)]),
                ])
        }
        let list = evidence.isEmpty ? [] : [element(.ul, [.classes("evidence")], evidence)]
        return element(.li, [.classes("finding", ClassName(tone))], [head, message] + list)
    }
}

extension Severity {
    /// The colour family and shape of the severity.
    var tone: Tone {
        switch self {
        case .error: .bad
        case .warning: .warning
        case .note: .muted
        }
    }

    /// The severity as a word.
    var word: Public {
        switch self {
        case .error: "error"
        case .warning: "warning"
        case .note: "note"
        }
    }
}

extension FindingCard {
    /// How often, and how many of those places are listed.
    var countText: Public {
        let times = Public(counting: count, one: "time", many: "times")
        guard !evidence.isEmpty, evidence.count < count else { return times }
        return "\(times), first \(evidence.count) shown"
    }
}
