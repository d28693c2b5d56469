internal import EventModel
internal import Redaction

/// The parameters of one event in one way of reading its messages, bounded: of more than there is room for, those whose
/// names are first in order stay. Parts add up in any order.
struct DraftParameters: Sendable {
    static let mostNames = 64

    private(set) var byName: [Public: DraftParameter] = [:]
    /// Parameters for which there was no room, and those whose names may not be shown.
    private(set) var other = 0

    mutating func add(_ name: Public, _ parameter: DraftParameter) {
        guard name != UndeclaredNames.other else {
            other += parameter.count
            return
        }
        byName[name, default: DraftParameter()].merge(parameter)
        guard byName.count > DraftParameters.mostNames, let last = byName.keys.max() else { return }
        other += byName.removeValue(forKey: last)?.count ?? 0
    }

    mutating func merge(_ later: DraftParameters) {
        for (name, parameter) in later.byName { add(name, parameter) }
        other += later.other
    }
}

/// What was learnt of one event. Parts add up in any order.
struct DraftEvent: Sendable {
    /// How often it came.
    private(set) var count = 0
    /// Its parameters where keys are taken to be sorted, or as its pack reads them.
    var sorted = DraftParameters()
    /// Its parameters where keys may stand in any order; of events of no known app only.
    var loose = DraftParameters()

    mutating func note() { count += 1 }

    mutating func merge(_ later: DraftEvent) {
        count += later.count
        sorted.merge(later.sorted)
        loose.merge(later.loose)
    }

    /// Whether its keys do not stand in order: keys that only the loose reading finds stand in at least half of the events.
    /// Fewer are texts with a comma and a sign of equality in them.
    var isUnsorted: Bool {
        loose.byName.contains { name, parameter in
            let strict = sorted.byName[name]?.count ?? 0
            return (parameter.count - strict) * 2 >= count
        }
    }
}
