internal import EventModel
internal import Redaction
internal import ReportModel

/// Findings about the app, worst as given, each with the places that show it.
enum FindingsView {
    /// `taken` holds the rules that have their place in the document already: an id can be there once.
    static func node(for findings: [FindingCard], emptyText: Public, taken: inout Set<Public>) -> HTMLNode {
        guard !findings.isEmpty else {
            return element(.p, [.classes("empty", "verdict", "tone-good")], [.icon(.good), .text(emptyText)])
        }
        let entries = findings.map { finding in self.finding(finding, isPlace: taken.insert(finding.rule).inserted) }
        return element(.ul, [.classes("findings")], entries)
    }

    private static func finding(_ finding: FindingCard, isPlace: Bool) -> HTMLNode {
        let tone = finding.severity.tone
        let head = element(
            .p, [.classes("finding-head")],
            [
                element(.span, [.classes("verdict", ClassName(tone))], [.icon(tone), .text(finding.severity.word)]),
                element(.a, [.classes("finding-rule"), .href(toFinding: finding.rule)], [.value(finding.rule)]),
                element(.span, [.classes("finding-count")], [.text(finding.countText)]),
            ])
        let message = element(.p, [.classes("finding-message")], [.text(finding.message)])
        let evidence = finding.evidence.map { evidence in
            element(
                .li, [],
                [
                    element(
                        .p, [.classes("evidence-place")],
                        [element(.span, [.classes("place")], [.value(evidence.place)])]
                            + (evidence.time.map { [element(.span, [.classes("time")], [.text($0)])] } ?? [])
                            + (evidence.launch.map { [element(.a, [.href(.page($0))], [.text("The launch")])] } ?? [])),
                    element(.code, [], [.value(evidence.event)]),
                ])
        }
        let list = evidence.isEmpty ? [] : [element(.ul, [.classes("evidence")], evidence)]
        let rest = finding.furtherText.map { [element(.p, [.classes("remark")], [.value($0)])] } ?? []
        let id: [HTMLAttribute] = isPlace ? [.id(ElementID(finding: finding.rule))] : []
        return element(.li, id + [.classes("finding", ClassName(tone))], [head, message] + list + rest)
    }
}

extension Severity {
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
    /// How often, and in how many launches.
    var countText: Public {
        let times = Public(counting: count, one: "time", many: "times")
        return launches.map { "\(times) in \($0)" } ?? times
    }

    /// Where else; nil when every place is quoted.
    var furtherText: Public? {
        let left = count - evidence.count - furtherPlaces.count
        let more: Public? = left > 0 ? "\(Public(count: left)) more" : nil
        let parts = furtherPlaces + [more].compactMap { $0 }
        return evidence.isEmpty || parts.isEmpty ? nil : "Also: \(parts.joined(separator: ", "))"
    }
}
