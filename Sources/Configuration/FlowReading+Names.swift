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

    /// Refuses a key that speaks of another event than those that the flow takes: it would never hold.
    func refuse(_ key: String, _ event: Int?, of taken: [EventMatcher], _ flow: inout MappingReader) {
        guard let event, !taken.isEmpty, !taken.contains(where: { $0.event == event }) else { return }
        let known = Set(taken.map(\.event)).sorted().map { quoted(names.name(of: $0).text) }
        flow.reject(
            key,
            "expected the event \(listing(known)), which the flow takes, found \(quoted(names.name(of: event).text))")
    }
}
