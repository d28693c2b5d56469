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
        var kind: ParameterKind
        var domain: Set<String>
        var name: Public
        var subject: Public
    }

    private let app: Public
    private let events: [Planned]
    private let urls: URLRule
    private let errors: ErrorRule
    private let key: RunKey
    private var decided = DecidedValues()
    private var unplannedCounts = RedactionAudit()
    private var plannedCounts: [Int: [RedactionAudit.Action: Int]] = [:]

    /// The pseudonyms that it gave.
    public private(set) var pseudonyms = PseudonymTable()

    /// A gate for the events of one catalogue. `key` is the run's: the same for all captures.
    public init(catalogue: EventCatalogue, vocabulary: Vocabulary, key: RunKey) {
        self.key = key
        app = Public(authored: catalogue.app)
        urls = URLRule(vocabulary: vocabulary)
        errors = ErrorRule(urls: urls)
        events = catalogue.events.map { event in
            Planned(
                name: Public(authored: event.name),
                parameters: event.parameters.map {
                    Parameter(
                        kind: $0.kind, domain: Set($0.domain), name: Public(authored: $0.name),
                        subject: Public(authored: event.name + "." + $0.name))
                })
        }
    }

    /// What may be published of an event; `bytes` hold its texts.
    public mutating func redact(_ event: Event, bytes: Span<UInt8>, origin: EventOrigin) -> RedactedEvent {
        let unplanned = event.parameters.count { $0.planned == nil }
        for _ in 0..<unplanned {
            unplannedCounts.add(.init(rule: "unplanned-parameter", action: .dropped, subject: "(unplanned)"))
        }
        guard let planned = event.planned else {
            return RedactedEvent(
                planned: nil, name: unplannedName(event.name, bytes), values: [], unplannedParameters: unplanned,
                origin: origin)
        }
        var values = [RedactedValue](repeating: .absent, count: events[planned].parameters.count)
        for (position, parameter) in event.parameters.enumerated() {
            guard let index = parameter.planned else { continue }
            let place = PseudonymTable.Place(capture: origin.capture, line: origin.line, position: position)
            values[index] = value(bytes, parameter.value, of: (planned, index), at: place)
        }
        return RedactedEvent(
            planned: planned, name: events[planned].name, values: values, unplannedParameters: unplanned, origin: origin
        )
    }

    /// The place of a parameter, or of the event's name, as it may be shown; `bytes` hold their names.
    public func place(of event: Event, parameter: Event.Parameter?, bytes: Span<UInt8>) -> HiddenValues.Place {
        guard let planned = event.planned else {
            var place = HiddenValues.Place(unplanned: event, parameter: parameter, bytes: bytes)
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
    private mutating func unplannedName(_ name: Range<Int>, _ bytes: Span<UInt8>) -> Public {
        let text = decoded(bytes, name)
        let isWord = WordRule.isWord(text) && !InputName.isSensitive(text)
        unplannedCounts.add(.init(rule: "event-name", action: isWord ? .kept : .dropped, subject: "(unplanned)"))
        return isWord ? Public(redacted: text) : "(other)"
    }

    private mutating func value(
        _ bytes: Span<UInt8>, _ range: Range<Int>, of subject: (event: Int, parameter: Int),
        at place: PseudonymTable.Place
    ) -> RedactedValue {
        let parameter = events[subject.event].parameters[subject.parameter]
        let slot = subject.event << 32 | subject.parameter
        var decision = decided.decision(bytes, range, slot: slot)
        if decision == nil {
            let text = decoded(bytes, range)
            let value = decide(text, parameter)
            decision = DecidedValues.Decision(value: value, action: action(value, text: text))
            decision.map { decided.keep($0, bytes, range, slot: slot) }
        }
        guard var decision else { return .dropped(parameter.kind) }
        if let pseudonym = decision.value.pseudonym, !pseudonyms.note(pseudonym, at: place) {
            decision = DecidedValues.Decision(value: .dropped(parameter.kind), action: .dropped)
        }
        plannedCounts[slot, default: [:]][decision.action, default: 0] += 1
        return decision.value
    }

    /// What the gate did so far.
    public var audit: RedactionAudit {
        var audit = unplannedCounts
        for (slot, actions) in plannedCounts {
            let parameter = events[slot >> 32].parameters[slot & 0xFFFF_FFFF]
            for (action, count) in actions {
                let rule = Public(redacted: parameter.kind.rawValue)
                audit.add(.init(rule: rule, action: action, subject: parameter.subject), count: count)
            }
        }
        return audit
    }

    /// The decision itself, by kind.
    private func decide(_ text: String, _ parameter: Parameter) -> RedactedValue {
        if parameter.domain.contains(text), parameter.kind != .bool, parameter.kind != .number {
            return .word(Public(redacted: text))
        }
        switch parameter.kind {
        case .number, .duration:
            return NumberRule.redacted(text) ?? .dropped(parameter.kind)
        case .bool:
            return text == "true" ? .bool(true) : text == "false" ? .bool(false) : .dropped(.bool)
        case .enum:
            return parameter.domain.isEmpty && WordRule.isWord(text) ? .word(Public(redacted: text)) : .dropped(.enum)
        case .url:
            return urls.redacted(text).map { .url($0) } ?? .dropped(.url)
        case .filename:
            let (stem, suffix) = FilenameRule.parts(of: text)
            return .filename(Pseudonym(family: .file, token: key.token(of: stem, family: .file)), extension: suffix)
        case .error:
            return .error(errors.redacted(text))
        case .identifier:
            return .identifier(Pseudonym(family: .id, token: key.token(of: text, family: .id)))
        case .text:
            return .text(TextFacts(text, key: key))
        case .timestamp, .path, .blob:
            return .dropped(parameter.kind)
        }
    }

    private func action(_ value: RedactedValue, text: String) -> RedactionAudit.Action {
        switch value {
        case .absent, .bool, .integer, .decimal, .word: .kept
        case .url(let url): url.label.text == text ? .kept : .generalized
        case .error(let error): error.identity == nil && error.description == nil ? .dropped : .generalized
        case .filename, .identifier: .pseudonym
        case .text, .dropped: .dropped
        }
    }

    /// The decision on a text as the value of a declared parameter.
    func decision(
        on text: String, of parameter: (event: Int, index: Int)
    ) -> (value: RedactedValue, kind: ParameterKind, action: RedactionAudit.Action) {
        let parameter = events[parameter.event].parameters[parameter.index]
        let value = decide(text, parameter)
        return (value, parameter.kind, action(value, text: text))
    }

    private func decoded(_ bytes: Span<UInt8>, _ range: Range<Int>) -> String {
        var copy: [UInt8] = []
        copy.reserveCapacity(range.count)
        for place in range { copy.append(bytes[place]) }
        return String(decoding: copy, as: UTF8.self)
    }
}

extension RedactedValue {
    fileprivate var pseudonym: Pseudonym? {
        switch self {
        case .filename(let pseudonym, _), .identifier(let pseudonym): pseudonym
        default: nil
        }
    }
}
