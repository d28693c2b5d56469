internal import EventModel

/// Counts events that no known app planned: names and keys through `NameRule`, values never.
struct UnplannedCounts: Sendable {
    /// Keys that are kept for one event.
    static let mostKeys = 32

    private var events: [Public: RecordSummary.UnplannedEvent] = [:]
    private var other = 0
    private var rule: NameRule
    /// How often each event and each key came, for what installs have them.
    private var names = BoundedCounts<Public>()
    private var keys = BoundedCounts<Public>()

    /// No events; `rule` decides on names.
    init(_ rule: NameRule) {
        self.rule = rule
    }

    mutating func add(_ event: Event, _ bytes: Span<UInt8>) {
        guard let name = rule.shown(word: event.name.map { bytes[$0] }),
            events[name] != nil || events.count < BoundedCounts<Public>.mostKeys
        else {
            other += 1
            return
        }
        var figures = events[name] ?? RecordSummary.UnplannedEvent()
        figures.count += 1
        figures.parameters += event.parameters.count
        for parameter in event.parameters {
            let key = rule.shown(word: parameter.key.map { bytes[$0] }) ?? "(other)"
            if figures.keys.count < Self.mostKeys { figures.keys.insert(key) }
        }
        events[name] = figures
    }

    /// Ends the captures of an install.
    mutating func finish(install: Int, needed: Int) {
        rule.forget()
        guard needed > 1 else { return }
        for (name, event) in events {
            names.add(name, count: event.count)
            for key in event.keys { keys.add(key, count: event.count) }
        }
        names.finish(install: install, needed: needed)
        keys.finish(install: install, needed: needed)
    }

    /// The events that may be shown, with those of their keys that may, and how often others came.
    var shown: (events: [Public: RecordSummary.UnplannedEvent], other: Int) {
        guard names.isSmallCounted else { return (events, other) }
        let shownNames = names.shown(isDeclared: { _ in false }, isBefore: <).counts
        let shownKeys = keys.shown(isDeclared: { $0.text.hasPrefix("(") }, isBefore: <).counts
        let hidden = events.filter { shownNames[$0.key] == nil }
        let left = events.filter { shownNames[$0.key] != nil }.mapValues { event in
            var event = event
            event.keys = Set(event.keys.map { shownKeys[$0] == nil ? PseudonymNames.rare : $0 })
            return event
        }
        return (left, hidden.reduce(other) { $0 + $1.value.count })
    }

    mutating func merge(_ later: UnplannedCounts) {
        events.merge(later.events) { first, second in
            RecordSummary.UnplannedEvent(
                count: first.count + second.count, parameters: first.parameters + second.parameters,
                keys: first.keys.union(second.keys))
        }
        other += later.other
        names.merge(later.names)
        keys.merge(later.keys)
    }
}
