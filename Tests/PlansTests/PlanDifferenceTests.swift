import EventModel
import Redaction
import Testing

@testable import Plans

/// What is said of the difference of two plans, and which changes are breaking.
@Suite struct PlanDifferenceTests {
    typealias Parameter = EventCatalogue.Parameter

    struct Case: Sendable, CustomTestStringConvertible {
        var testDescription: String
        var before: Parameter?
        var after: Parameter?
        /// `subject: title: detail`, with `!` in front of a breaking change.
        var changes: [String]

        init(_ name: String, _ before: Parameter?, _ after: Parameter?, _ changes: [String]) {
            (testDescription, self.before, self.after, self.changes) = (name, before, after, changes)
        }
    }

    static func key(_ kind: ParameterKind, _ domain: [String] = [], required: Bool = true) -> Parameter {
        Parameter(name: "key", kind: kind, domain: domain, isRequired: required)
    }

    static let cases: [Case] = [
        Case("same", key(.number), key(.number), []),
        Case("removed", key(.number), nil, ["!e.key: parameter removed: number"]),
        Case("added required", nil, key(.url), ["!e.key: parameter added: url, required"]),
        Case("added optional", nil, key(.url, required: false), ["e.key: parameter added: url, optional"]),
        Case("required now", key(.url, required: false), key(.url), ["!e.key: parameter required now: "]),
        Case("optional now", key(.url), key(.url, required: false), ["e.key: parameter optional now: "]),
        Case("narrower", key(.text), key(.number), ["!e.key: kind changed: text → number"]),
        Case("wider", key(.number), key(.text), ["e.key: kind changed: number → text"]),
        Case("open kinds hold the same", key(.text), key(.filename), ["e.key: kind changed: text → filename"]),
        Case("truth values are words", key(.bool), key(.enum), ["e.key: kind changed: bool → enum"]),
        Case("words are no truth values", key(.enum), key(.bool), ["!e.key: kind changed: enum → bool"]),
        Case(
            "listed words fit elsewhere", key(.enum, ["true", "false"]), key(.bool),
            ["e.key: kind changed: enum of true, false → bool"]),
        Case(
            "value removed", key(.enum, ["a", "b"]), key(.enum, ["a"]), ["!e.key: values removed: b"]),
        Case("value added", key(.enum, ["a"]), key(.enum, ["a", "größe"]), ["e.key: values added: größe"]),
        Case(
            "value replaced", key(.enum, ["a"]), key(.enum, ["b"]),
            ["!e.key: values removed: a", "e.key: values added: b"]),
        Case(
            "values listed now", key(.enum), key(.enum, ["a"]), ["!e.key: kind changed: enum → enum of a"]),
        Case(
            "values open now", key(.enum, ["a"]), key(.enum), ["e.key: kind changed: enum of a → enum"]),
        Case(
            "a listed value that fits the kind", key(.url, ["/home"]), key(.url), ["e.key: values removed: /home"]),
        Case(
            "a listed value that does not", key(.url, ["home"]), key(.url), ["!e.key: values removed: home"]),
    ]

    @Test(arguments: cases)
    func parametersAreCompared(_ example: Case) {
        let plans = [example.before, example.after].map { parameter in
            TrackingPlan(events: [.init(name: "e", parameters: [parameter].compactMap { $0 })])
        }
        #expect(lines(PlanDifference(from: plans[0], to: plans[1])) == example.changes)
    }

    @Test func eventsAndTheOrderOfKeysAreCompared() {
        let old = TrackingPlan(
            keyOrder: .any, events: [.init(name: "b"), .init(name: "a"), .init(name: "c")], requiredEvents: ["c"])
        let new = TrackingPlan(
            keyOrder: .sorted, events: [.init(name: "d"), .init(name: "a"), .init(name: "c")], requiredEvents: ["a"])
        #expect(
            lines(PlanDifference(from: old, to: new)) == [
                "!keys: order of keys changed: any → sorted", "!a: event must come now: ", "!b: event removed: ",
                "c: event need not come any more: ", "d: event added: ",
            ])
        #expect(PlanDifference(from: old, to: new).breakingCount == 3)
        #expect(PlanDifference(from: old, to: old).changes.isEmpty)
    }

    private func lines(_ difference: PlanDifference) -> [String] {
        difference.changes.map {
            "\($0.isBreaking ? "!" : "")\($0.subject.text): \($0.kind.title.text): \($0.detail.text)"
        }
    }
}
