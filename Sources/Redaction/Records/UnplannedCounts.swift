internal import EventModel

/// Counts events that no known app planned: names and keys through `NameRule`, values never.
struct UnplannedCounts: Sendable {
    /// Keys that are kept for one event.
    static let mostKeys = 32

    private(set) var events: [Public: RecordSummary.UnplannedEvent] = [:]
    private(set) var other = 0

    mutating func add(_ event: Event, _ bytes: Span<UInt8>) {
        guard let name = NameRule.shown(event.name.map { bytes[$0] }),
            events[name] != nil || events.count < BoundedCounts<Public>.mostKeys
        else {
            other += 1
            return
        }
        var figures = events[name] ?? RecordSummary.UnplannedEvent()
        figures.count += 1
        figures.parameters += event.parameters.count
        for parameter in event.parameters {
            let key = NameRule.shown(parameter.key.map { bytes[$0] }) ?? "(other)"
            if figures.keys.count < Self.mostKeys { figures.keys.insert(key) }
        }
        events[name] = figures
    }

    mutating func merge(_ later: UnplannedCounts) {
        events.merge(later.events) { first, second in
            RecordSummary.UnplannedEvent(
                count: first.count + second.count, parameters: first.parameters + second.parameters,
                keys: first.keys.union(second.keys))
        }
        other += later.other
    }
}
