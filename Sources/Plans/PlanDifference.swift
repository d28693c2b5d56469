internal import EventModel
internal import Redaction

/// What changed from one plan to another, in order of events and parameters.
///
/// A change is breaking when an event that fits the old plan may not fit the new one: what is removed, what must be there
/// now, a narrower kind, a value that is no longer listed, an order that holds now.
public struct PlanDifference: Sendable, Hashable {
    /// The changes.
    public private(set) var changes: [PlanChange] = []

    /// How many of them are breaking.
    public var breakingCount: Int { changes.count(where: \.isBreaking) }

    /// Compares two plans.
    public init(from old: TrackingPlan, to new: TrackingPlan) {
        if old.keyOrder != new.keyOrder {
            note(
                .orderChanged, nil, before: Public(authored: old.keyOrder.rawValue),
                after: Public(authored: new.keyOrder.rawValue), isBreaking: new.keyOrder == .sorted)
        }
        let before = Dictionary(old.events.map { ($0.name, $0) }) { first, _ in first }
        let after = Dictionary(new.events.map { ($0.name, $0) }) { first, _ in first }
        let names = Set(before.keys).union(after.keys).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        for name in names {
            let event = Public(authored: name)
            switch (before[name], after[name]) {
            case (_?, nil): note(.eventRemoved, event, isBreaking: true)
            case (nil, _?): note(.eventAdded, event)
            case (let old?, let new?): compare(event, old.parameters, new.parameters)
            case (nil, nil): break
            }
            let (was, isNow) = (old.requiredEvents.contains(name), new.requiredEvents.contains(name))
            if isNow, !was { note(.eventRequired, event, isBreaking: true) }
            if was, !isNow, after[name] != nil { note(.eventNotRequired, event) }
        }
    }

    private mutating func compare(
        _ event: Public, _ old: [EventCatalogue.Parameter], _ new: [EventCatalogue.Parameter]
    ) {
        let before = Dictionary(old.map { ($0.name, $0) }) { first, _ in first }
        let after = Dictionary(new.map { ($0.name, $0) }) { first, _ in first }
        let names = Set(before.keys).union(after.keys).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        for name in names {
            let key = Public(authored: name)
            switch (before[name], after[name]) {
            case (let old?, nil): note(.parameterRemoved, event, key, before: old.words, isBreaking: true)
            case (nil, let new?):
                let words: Public = new.isRequired ? "\(new.words), required" : "\(new.words), optional"
                note(.parameterAdded, event, key, after: words, isBreaking: new.isRequired)
            case (let old?, let new?): compare(event, key, old, new)
            case (nil, nil): break
            }
        }
    }

    private mutating func compare(
        _ event: Public, _ key: Public, _ old: EventCatalogue.Parameter, _ new: EventCatalogue.Parameter
    ) {
        if old.isRequired != new.isRequired {
            note(new.isRequired ? .parameterRequired : .parameterOptional, event, key, isBreaking: new.isRequired)
        }
        guard old.kind == new.kind else {
            note(
                .kindChanged, event, key, before: old.words, after: new.words, isBreaking: !new.holdsAll(of: old))
            return
        }
        let removed = old.domain.filter { !new.domain.contains($0) }
        let added = new.domain.filter { !old.domain.contains($0) }
        if old.kind == .enum, old.domain.isEmpty != new.domain.isEmpty {
            note(
                .kindChanged, event, key, before: old.words, after: new.words, isBreaking: old.domain.isEmpty)
            return
        }
        if !removed.isEmpty {
            let isBreaking = !removed.allSatisfy { new.kind.isOpen || new.holds($0) }
            note(.valuesRemoved, event, key, before: removed.words, isBreaking: isBreaking)
        }
        if !added.isEmpty { note(.valuesAdded, event, key, after: added.words) }
    }

    private mutating func note(
        _ kind: PlanChange.Kind, _ event: Public?, _ parameter: Public? = nil, before: Public? = nil,
        after: Public? = nil, isBreaking: Bool = false
    ) {
        changes.append(
            PlanChange(
                kind: kind, event: event, parameter: parameter, before: before, after: after, isBreaking: isBreaking))
    }
}

extension ParameterKind {
    /// Whether values of the kind may have any form.
    fileprivate var isOpen: Bool { [.identifier, .filename, .path, .error, .text, .blob].contains(self) }
}

extension EventCatalogue.Parameter {
    /// The parameter in words: `number`, `one of counter, webView`.
    fileprivate var words: Public {
        guard !domain.isEmpty else { return Public(authored: kind.rawValue) }
        return kind == .enum ? "enum of \(domain.words)" : "\(Public(authored: kind.rawValue)) or \(domain.words)"
    }

    /// Whether a value fits, by the very rule of the check.
    fileprivate func holds(_ value: String) -> Bool {
        let bytes = Array(value.utf8)
        return ValueForm(self).fits(bytes.span, bytes.indices)
    }

    /// Whether every value of another parameter fits: kinds that have any form hold all, moments and durations hold numbers,
    /// words hold truth values, and listed values are looked at one by one.
    fileprivate func holdsAll(of other: EventCatalogue.Parameter) -> Bool {
        guard other.domain.allSatisfy({ kind.isOpen || holds($0) }) else { return false }
        if kind.isOpen { return true }
        if other.kind == .enum { return !other.domain.isEmpty }
        switch (other.kind, kind) {
        case (.bool, .enum): return domain.isEmpty || ["true", "false"].allSatisfy(holds)
        // What a program prints for no number has no digit.
        case (.duration, .timestamp), (.timestamp, .duration): return true
        default: return false
        }
    }
}

extension [String] {
    /// The texts in a row, the first ten of more.
    fileprivate var words: Public {
        let shown = prefix(10).map { Public(authored: $0) }.joined(separator: ", ")
        return count > 10 ? "\(shown) and \(count - 10) more" : shown
    }
}
