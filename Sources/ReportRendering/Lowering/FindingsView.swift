internal import EventModel
internal import Redaction
internal import ReportModel
internal import Texts

/// Findings about the app, worst as given, each with the places that show it.
enum FindingsView {
    /// `taken` holds the rules that have their place in the document already: an id can be there once.
    static func node(for findings: [FindingCard], emptyText: Public, taken: inout Set<Public>, in language: Language)
        -> HTMLNode
    {
        guard !findings.isEmpty else {
            return element(.p, [.classes("empty", "verdict", "tone-good")], [.icon(.good), .text(emptyText)])
        }
        let entries = findings.map { finding in
            self.finding(finding, isPlace: taken.insert(finding.rule).inserted, language)
        }
        return element(.ul, [.classes("findings")], entries)
    }

    private static func finding(_ finding: FindingCard, isPlace: Bool, _ language: Language) -> HTMLNode {
        let tone = finding.severity.tone
        let head = element(
            .p, [.classes("finding-head")],
            [
                element(
                    .span, [.classes("verdict", ClassName(tone))],
                    [.icon(tone), .text(language[finding.severity.label])]),
                element(.a, [.classes("finding-rule"), .href(toFinding: finding.rule)], [.value(finding.rule)]),
                element(.span, [.classes("finding-count")], [.text(finding.countText(in: language))]),
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
                            + (evidence.launch.map { [element(.a, [.href(.page($0))], [.text(language[.theLaunch])])] }
                                ?? [])),
                    element(.code, [], [.value(evidence.event)]),
                ])
        }
        let list = evidence.isEmpty ? [] : [element(.ul, [.classes("evidence")], evidence)]
        let rest = finding.furtherText(in: language).map { [element(.p, [.classes("remark")], [.value($0)])] } ?? []
        let id: [HTMLAttribute] = isPlace ? [.id(ElementID(finding: finding.rule))] : []
        return element(.li, id + [.classes("finding", ClassName(tone))], [head, message] + list + rest)
    }
}

extension FindingCard {
    /// How often, and in how many launches.
    func countText(in language: Language) -> Public {
        let times = language[.countedTimes(count: count)]
        return launches.map { language[.timesInLaunches(times: times, launches: $0)] } ?? times
    }

    /// Where else; nil when every place is quoted.
    func furtherText(in language: Language) -> Public? {
        let left = count - evidence.count - furtherPlaces.count
        let more: Public? = left > 0 ? language[.countMore(count: left)] : nil
        let parts = furtherPlaces + [more].compactMap { $0 }
        return evidence.isEmpty || parts.isEmpty ? nil : language[.alsoAt(places: parts.joined(separator: ", "))]
    }
}
