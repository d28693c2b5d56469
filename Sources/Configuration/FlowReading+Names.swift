internal import Diagnostics
internal import Flows
internal import Redaction
internal import YAMLDocument

extension FlowReading {
    /// Refuses ids of flows and names of figures that another flow of the pack has, and names that one flow has twice.
    func refuseRepeatedNames(_ flows: [ReadFlow], _ program: FlowProgram, _ pack: inout MappingReader) {
        var owners: [Public: String] = [:]
        if let forced = program.forcedLaunch { owners[forced.id] = "the key 'forced'" }
        for read in flows {
            let names = read.flow.map { program.metricNames(of: $0) } ?? []
            var own: Set<Public> = []
            // One fault for a flow: of two flows with one id, all figures have the same names.
            var isTold = false
            for name in [read.id] + names where !isTold {
                let isTwice = own.contains(name) && names.count { $0 == name } > 1
                own.insert(name)
                guard isTwice || owners[name] != nil else { continue }
                isTold = true
                let owner = isTwice ? "the same flow" : owners[name] ?? ""
                pack.reject(
                    read.places[name] == nil ? "flow.id" : "flow.metrics",
                    "expected a name that no other figure has, found \(quoted(name.text)), which \(owner) has",
                    at: read.places[name] ?? read.place)
            }
            for name in own where owners[name] == nil { owners[name] = "the flow \(quoted(read.id.text))" }
        }
    }

    /// Refuses events that stand under another key as well, where that leaves nothing of the first.
    func refuse(
        _ key: String, _ events: [EventMatcher], among others: [EventMatcher], _ otherKeys: String,
        _ flow: inout MappingReader
    ) {
        guard let event = events.first, events.allSatisfy(others.contains) else { return }
        let found = quoted(names.name(of: event.event).text)
        flow.reject(key, "expected other events than those of '\(otherKeys)', found \(found) in both")
    }

    /// Refuses a key that speaks of another event than those that the flow takes: it would never hold.
    func refuse(_ key: String, _ event: Int?, of taken: [EventMatcher], _ flow: inout MappingReader) {
        guard let event, !taken.isEmpty, !taken.contains(where: { $0.event == event }) else { return }
        let known = Set(taken.map(\.event)).sorted().map { quoted(names.name(of: $0).text) }
        flow.reject(
            key,
            "expected the event \(listing(known)), which the flow takes, found \(quoted(names.name(of: event).text))")
    }
}

extension EventMatcher {
    /// Whether no event meets the conditions of both.
    func excludes(_ other: EventMatcher) -> Bool {
        event != other.event
            || conditions.contains { mine in other.conditions.contains { theirs in mine.excludes(theirs) } }
    }
}

extension EventMatcher.Condition {
    fileprivate func excludes(_ other: EventMatcher.Condition) -> Bool {
        switch (self, other) {
        case (.value(let one, let mine), .value(let two, let theirs)):
            one == two && Set(mine).isDisjoint(with: theirs)
        case (.errorClass(let one, let first, let mine), .errorClass(let two, let second, let theirs)):
            one == two && first == second && Set(mine).isDisjoint(with: theirs)
        default: false
        }
    }
}
