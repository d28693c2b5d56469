public import EventModel

/// The gate: turns events of one app and one capture into what may be published of them.
///
/// Decides by kind of parameter and denies what no rule lets through. One pass: nothing waits for the end but the
/// numbers of the pseudonyms. It keeps no raw text but a bounded store of values seen before, so that equal values are
/// decided once.
public struct Redactor: Sendable {
    private struct Planned: Sendable {
        var name: Public
        var parameters: [Parameter]
    }

    private struct Parameter: Sendable {
        var rule: ValueGate.Rule
        var name: Public
        var keeps: KeepRules

        var kind: ParameterKind { rule.kind }
    }

    private let app: Public
    private let events: [Planned]
    private var values: ValueGate
    private let unplannedKind: ParameterKind
    private var decided = DecidedValues()
    private var unplannedCounts = RedactionAudit()
    private var rows = AuditRows()
    private let policy: RunPolicy
    private var names: NameRule
    /// For each parameter the undeclared words that are shown.
    private var words: [Int: Set<Public>] = [:]
    /// Undeclared names of events, keys, hosts and domains of errors that are shown.
    private var shownNames: Set<Public> = []
    /// Hashes of values of undeclared parameters that were noted. Bounded: it starts anew when it is full.
    private var notedValues: Set<UInt64> = []
    private static let mostNotedValues = 8192
    private static let mostWords = 64
    private static let longestClassified = 4096

    /// The pseudonyms that it gave.
    public private(set) var pseudonyms = PseudonymTable()
    /// The undeclared values that came.
    public private(set) var candidates: CandidateVault

    /// The values that it did not let through, as keyed hashes.
    public private(set) var secrets: SecretSet

    /// A gate for the events of one catalogue with the standard policy. `key` is the run's: the same for all captures.
    public init(catalogue: EventCatalogue, vocabulary: Vocabulary, key: RunKey) {
        self.init(catalogue: catalogue, vocabulary: vocabulary, policy: RunPolicy(key: key))
    }

    /// A gate for the events of one catalogue. `policy` is the run's: the same for all captures.
    public init(catalogue: EventCatalogue, vocabulary: Vocabulary, policy: RunPolicy) {
        secrets = SecretSet(key: policy.key)
        app = Public(authored: catalogue.app)
        self.policy = policy
        names = NameRule(policy.detectors)
        values = ValueGate(vocabulary: vocabulary, key: policy.key, detectors: policy.detectors)
        unplannedKind = policy.policy.defaults.unknownKey
        candidates = CandidateVault(needed: policy.minimumInstalls)
        events = catalogue.events.map { event in
            Planned(
                name: Public(authored: event.name),
                parameters: event.parameters.map {
                    Parameter(
                        rule: ValueGate.Rule(
                            kind: policy.policy.kind(event: event.name, key: $0.name) ?? $0.kind,
                            domain: Set($0.domain), key: $0.name),
                        name: Public(authored: $0.name),
                        keeps: KeepRules(policy, event: event.name, key: $0.name))
                })
        }
    }

    /// Gives up what only spares work, when the captures of an install are read.
    public mutating func finish() {
        decided = DecidedValues()
        notedValues = []
    }

    /// What may be published of an event; `bytes` hold its texts.
    public mutating func redact(_ event: Event, bytes: Span<UInt8>, origin: EventOrigin) -> RedactedEvent {
        let unplanned = event.parameters.count { $0.planned == nil }
        if unplanned > 0 { countUnplanned(event, bytes, install: origin.install) }
        guard let planned = event.planned else {
            return RedactedEvent(
                planned: nil, name: unplannedName(event.name, bytes, install: origin.install), values: [],
                unplannedParameters: unplanned,
                origin: origin)
        }
        let decision = decision(on: event, planned, bytes, unplanned: unplanned, number: nil)
        return RedactedEvent(note(decision, origin: origin) ?? decision.content, at: origin)
    }

    /// The decision on an event that is planned with all its parameters, to be used whenever the same message comes; `number` is
    /// its own among those that are kept. Nil for another event.
    public mutating func decision(on event: Event, bytes: Span<UInt8>, number: Int) -> EventDecision? {
        guard let planned = event.planned, event.parameters.allSatisfy({ $0.planned != nil }) else { return nil }
        return decision(on: event, planned, bytes, unplanned: 0, number: number)
    }

    /// Counts an event that was decided before, and notes what stands in it. The answer is what it says instead where there is no
    /// room for some of it.
    public mutating func note(_ decision: EventDecision, origin: EventOrigin) -> EventContent? {
        for row in decision.rows { rows.count(row) }
        guard !decision.noted.isEmpty else { return nil }
        var dropped: [Int] = []
        for noted in decision.noted {
            let place = PseudonymTable.Place(capture: origin.capture, line: origin.line, position: noted.position)
            let value = noted.decision.value
            let hasRoom =
                (value.pseudonym.map { pseudonyms.note($0, at: place) } ?? true)
                && (value.candidate.map { candidates.note($0, install: origin.install) } ?? true)
            if hasRoom { rows.count(noted.decision.row) } else { dropped.append(noted.parameter) }
        }
        guard !dropped.isEmpty, let planned = decision.content.planned else { return nil }
        return content(of: planned, decision.content, without: dropped)
    }

    /// What an event says without values for which there is no room.
    private mutating func content(of planned: Int, _ content: EventContent, without parameters: [Int]) -> EventContent {
        var values = content.values
        for parameter in parameters {
            rows.count(rows.number(of: .init(row: row(of: (planned, parameter), rule: "no-room", .dropped))))
            values[parameter] = .dropped(events[planned].parameters[parameter].kind)
        }
        return EventContent(
            planned: planned, name: content.name, values: values, unplannedParameters: content.unplannedParameters)
    }

    private mutating func decision(
        on event: Event, _ planned: Int, _ bytes: Span<UInt8>, unplanned: Int, number: Int?
    ) -> EventDecision {
        var values = [RedactedValue](repeating: .absent, count: events[planned].parameters.count)
        var rows: [Int] = []
        var noted: [EventDecision.Noted] = []
        for (position, parameter) in event.parameters.enumerated() {
            guard let index = parameter.planned else { continue }
            let decision = decision(bytes, parameter.value, of: (planned, index))
            values[index] = decision.value
            if decision.value.pseudonym == nil, decision.value.candidate == nil {
                rows.append(decision.row)
            } else {
                noted.append(.init(parameter: index, position: position, decision: decision))
            }
        }
        let content = EventContent(
            planned: planned, name: events[planned].name, values: values, unplannedParameters: unplanned,
            number: number)
        return EventDecision(content: content, rows: rows, noted: noted)
    }

    /// The place of a parameter, or of the event's name, as it may be shown; `bytes` hold their names.
    public mutating func place(of event: Event, parameter: Event.Parameter?, bytes: Span<UInt8>) -> HiddenValues.Place {
        guard let planned = event.planned else {
            var place = HiddenValues.Place(unplanned: event, parameter: parameter, bytes: bytes, &names)
            place.app = app
            return place
        }
        return HiddenValues.Place(
            app: app, event: events[planned].name,
            parameter: parameter.map { parameter in
                parameter.planned.map { events[planned].parameters[$0].name } ?? "(unplanned)"
            })
    }

    /// The name of an event that nobody declared: shown only when it has the shape of a word.
    private mutating func unplannedName(_ name: Range<Int>, _ bytes: Span<UInt8>, install: Int) -> Public {
        let text = decoded(bytes, name)
        let isWord =
            names.shown(word: Array(text.utf8)) != nil && !text.isEmpty
            && (!candidates.isNeeded || candidates.note(Candidate(Public(redacted: text)), install: install))
        unplannedCounts.add(
            .init(
                rule: "event-name", sensitivity: isWord ? nil : .personal, action: isWord ? .kept : .dropped,
                event: "(unplanned)"))
        if isWord { keep(shownName: Public(redacted: text)) } else { secrets.add(dropped: text) }
        return isWord ? Public(redacted: text) : "(other)"
    }

    /// Counts the parameters of an event that nobody declared; their values are dropped.
    private mutating func countUnplanned(_ event: Event, _ bytes: Span<UInt8>, install: Int) {
        let row = RedactionAudit.Row(
            rule: "unplanned-parameter", sensitivity: unplannedKind.sensitivity, kind: unplannedKind, action: .dropped,
            event: "(unplanned)")
        for parameter in event.parameters where parameter.planned == nil {
            unplannedCounts.add(row)
            let name = names.shown(word: parameter.key.map { bytes[$0] }) ?? "(other)"
            keep(shownName: name)
            noteUnplanned(parameter, bytes)
            let isNoted = !candidates.isNeeded || candidates.note(Candidate(name), install: install)
            unplannedCounts.addDefaulted(isNoted ? name : "(other)")
        }
    }

    /// Notes the value of a parameter that nobody declared, each once.
    private mutating func noteUnplanned(_ parameter: Event.Parameter, _ bytes: Span<UInt8>) {
        guard parameter.value.count <= Redactor.longestClassified else { return }
        if notedValues.count >= Redactor.mostNotedValues { notedValues.removeAll(keepingCapacity: true) }
        let hash = bytes.hash(of: parameter.value, seed: bytes.hash(of: parameter.key, seed: 0))
        guard notedValues.insert(hash).inserted else { return }
        secrets.add(
            dropped: decoded(bytes, parameter.value),
            isPrivate: DroppedValues.isPrivate(parameter, bytes))
    }

    /// What becomes of a value of a planned parameter.
    private mutating func decision(
        _ bytes: Span<UInt8>, _ range: Range<Int>, of subject: (event: Int, parameter: Int)
    ) -> DecidedValues.Decision {
        let slot = subject.event << 32 | subject.parameter
        if let decision = decided.decision(bytes, range, slot: slot) { return decision }
        let text = decoded(bytes, range)
        let new = newDecision(on: text, of: subject)
        decided.keep(new, bytes, range, slot: slot)
        noteSecret(text, new, of: subject)
        return new
    }

    /// What becomes of a value, and the row that counts it.
    private mutating func newDecision(
        on text: String, of subject: (event: Int, parameter: Int)
    ) -> DecidedValues.Decision {
        let parameter = events[subject.event].parameters[subject.parameter]
        let keep = parameter.rule.domain.contains(text) ? nil : parameter.keeps.fit(text)
        if let keep, !keep.hasEnded {
            let row = row(of: subject, rule: "keep", .kept)
            return DecidedValues.Decision(
                value: .word(Public(redacted: text)), row: rows.number(of: .init(row: row, kept: keep.index)))
        }
        let decided = values.value(of: text, parameter.rule)
        if hasTooManyWords(decided, subject) {
            let row = row(of: subject, rule: "too-many-words", .dropped)
            return DecidedValues.Decision(
                value: .dropped(.enum), row: rows.number(of: .init(row: row)), isWordTooMany: true)
        }
        let value = withheld(decided, parameter)
        var row = row(of: subject, rule: Public(redacted: parameter.kind.rawValue), value.action(on: text))
        if row.sensitivity == nil, row.action == .dropped { row.sensitivity = strictest(in: text, parameter) }
        return DecidedValues.Decision(value: value, row: rows.number(of: .init(row: row, ended: keep?.index)))
    }

    /// Whether a word that nobody declared is one more than a parameter may show: what has so many values is no enumeration.
    private mutating func hasTooManyWords(_ value: RedactedValue, _ subject: (event: Int, parameter: Int)) -> Bool {
        let rule = events[subject.event].parameters[subject.parameter].rule
        guard rule.kind == .enum, case .word(let word) = value, !rule.domain.contains(word.text),
            !self.values.vocabulary.words.contains(word.text)
        else { return false }
        let slot = subject.event << 32 | subject.parameter
        if words[slot]?.contains(word) == true { return false }
        guard words[slot]?.count ?? 0 < Redactor.mostWords else { return true }
        words[slot, default: []].insert(word)
        return false
    }

    /// A value whose undeclared part waits until it is known how many installs have it.
    private func withheld(_ value: RedactedValue, _ parameter: Parameter) -> RedactedValue {
        guard candidates.isNeeded else { return value }
        switch value {
        case .word(let text):
            // Moments, units and counted names are the same for everybody.
            guard parameter.kind == .enum, !parameter.rule.domain.contains(text.text),
                !values.vocabulary.words.contains(text.text)
            else { return value }
            return .candidate(Candidate(text))
        case .url(var url):
            guard let host = url.host, !values.vocabulary.declares(host: host.text) else { return value }
            url.candidate = Candidate(host)
            return .url(url)
        case .error(var error):
            func marked(_ identity: RedactedError.Identity) -> RedactedError.Identity {
                var identity = identity
                identity.isUndeclared = !values.vocabulary.declares(errorDomain: identity.domain.text)
                return identity
            }
            error.identity = error.identity.map(marked)
            error.underlying = error.underlying.map(marked)
            let undeclared = ([error.identity].compactMap { $0 } + error.underlying).first(where: \.isUndeclared)
            error.candidate = undeclared.map { Candidate($0.domain) }
            return .error(error)
        default: return value
        }
    }

    private func row(
        of subject: (event: Int, parameter: Int), rule: Public, _ action: RedactionAudit.Action
    ) -> RedactionAudit.Row {
        let parameter = events[subject.event].parameters[subject.parameter]
        return .init(
            rule: rule, sensitivity: action == .kept ? nil : parameter.kind.sensitivity, kind: parameter.kind,
            action: action, event: events[subject.event].name, key: parameter.name)
    }

    /// The strictest class of what detectors find in a value that its kind does not let through.
    private func strictest(in text: String, _ parameter: Parameter) -> SensitiveType.Sensitivity? {
        guard text.utf8.count <= Redactor.longestClassified else { return nil }
        let claims = [text, parameter.name.text + "=" + text].flatMap { policy.detectors.claims(in: $0) }
        return claims.map(\.type.sensitivity).min()
    }

    /// Remembers, as a keyed hash, a value that is not shown and its words, and the words of one that somebody declared.
    private mutating func noteSecret(
        _ text: String, _ decision: DecidedValues.Decision, of subject: (event: Int, parameter: Int)
    ) {
        switch decision.value {
        // What waits is known at the end, and so is whether an undeclared word was dropped elsewhere.
        case .absent, .bool, .integer, .decimal, .candidate: break
        case .word(let word):
            if words[subject.event << 32 | subject.parameter]?.contains(word) != true {
                secrets.allow(wordsOf: word.text)
            }
        // A word too many is a word still, and may be shown for another parameter.
        case .dropped where decision.isWordTooMany: break
        default: secrets.add(dropped: text, shown: decision.value.label(.unfinished).text)
        }
        for name in undeclaredNames(in: decision.value) { keep(shownName: name) }
    }

    /// The host of a URL and the domains of errors, where nobody declared them.
    private func undeclaredNames(in value: RedactedValue) -> [Public] {
        switch value {
        case .url(let url):
            return url.host.map { values.vocabulary.declares(host: $0.text) ? [] : [$0] } ?? []
        case .error(let error):
            return ([error.identity].compactMap { $0 } + error.underlying).map(\.domain).filter {
                !values.vocabulary.declares(errorDomain: $0.text)
            }
        default: return []
        }
    }

    private mutating func keep(shownName name: Public) {
        if shownNames.count < CandidateVault.limit { shownNames.insert(name) }
    }

    /// Names and words that nobody declared and that are shown all the same.
    var undeclared: Set<Public> {
        words.values.reduce(into: shownNames) { $0.formUnion($1) }
    }

    /// What the gate did so far.
    public var audit: RedactionAudit {
        var audit = unplannedCounts
        rows.add(to: &audit)
        return audit
    }

    /// The decision on a text as the value of a declared parameter.
    mutating func decision(
        on text: String, of parameter: (event: Int, index: Int)
    ) -> (value: RedactedValue, kind: ParameterKind, action: RedactionAudit.Action) {
        let parameter = events[parameter.event].parameters[parameter.index]
        if !parameter.rule.domain.contains(text), let keep = parameter.keeps.fit(text), !keep.hasEnded {
            return (.word(Public(redacted: text)), parameter.kind, .kept)
        }
        let value = values.value(of: text, parameter.rule)
        return (value, parameter.kind, value.action(on: text))
    }

    /// The name of a declared event.
    func name(ofEvent planned: Int) -> String { events[planned].name.text }

    /// The keep rule that lets a value of a declared parameter through, or would have.
    func keep(for text: String, of parameter: (event: Int, index: Int)) -> KeepRules.Fit? {
        let parameter = events[parameter.event].parameters[parameter.index]
        return parameter.rule.domain.contains(text) ? nil : parameter.keeps.fit(text)
    }

    /// The decision on a text as the value of a parameter that nobody declared: nil where a keep rule lets it through.
    mutating func decision(
        on text: String, event: String, key: String
    ) -> (value: RedactedValue, kind: ParameterKind)? {
        if let keep = KeepRules(policy, event: event, key: key).fit(text), !keep.hasEnded { return nil }
        // What stands for a value is of the kind that the value was, so that redacting twice gives the same.
        let kind =
            TextStandIn.kind(of: text)
            ?? KindInference.kind(event: event, key: key, value: text, policy: policy.policy)
        return (values.value(of: text, ValueGate.Rule(kind: kind, domain: [], key: key)), kind)
    }

    private func decoded(_ bytes: Span<UInt8>, _ range: Range<Int>) -> String {
        var copy: [UInt8] = []
        copy.reserveCapacity(range.count)
        for place in range { copy.append(bytes[place]) }
        return String(decoding: copy, as: UTF8.self)
    }
}
