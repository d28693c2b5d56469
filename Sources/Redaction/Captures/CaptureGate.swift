public import EventModel

/// The gate for captures that stay captures: decides for each message, name and value what must not be shown, and what stands
/// in for it.
///
/// Values of declared parameters are decided by their kinds; of everything else stays what no detector claims. Equal values
/// have equal stand-ins in all captures that go through one gate.
public struct CaptureGate: Sendable {
    private var redactors: [Redactor]
    private var messages: MessageRedactor
    private let usesFormats: Bool
    private var names = KnownEdits()
    private var heads = KnownEdits()

    private var counts = EditCounts()

    /// How often each rule did what.
    public var audit: RedactionAudit { counts.audit }
    /// Values that have no stand-in of their own, for there were too many.
    public var overflow: Int { messages.standIns.overflow }
    /// Whether two different values would have had one keyed pseudonym.
    public var hasCollision: Bool { messages.standIns.hasCollision }
    /// How many values of each type or kind were not shown as they are.
    public var values: [Public: Int] { counts.values }

    /// A gate for the events of these catalogues.
    ///
    /// - Parameter defersNumbers: whether the numbers of stand-ins are left to `StandInNumbers`.
    public init(
        catalogues: [EventCatalogue], vocabulary: Vocabulary, policy: RunPolicy, defersNumbers: Bool = false
    ) {
        redactors = catalogues.map { Redactor(catalogue: $0, vocabulary: vocabulary, policy: policy) }
        messages = MessageRedactor(policy: policy)
        messages.standIns.defersNumbers = defersNumbers
        usesFormats = policy.policy.texts.literals == .formatString
    }

    /// What must not be shown of a text without a known form, in order of the places.
    public mutating func edits(of text: [UInt8]) -> [TextEdit] {
        counted(messages.edits(of: text))
    }

    /// What must not be shown of a message that was made with a format. The format's own words stay unless they hold what can
    /// do harm; what was put in is looked at by itself, too, and a text that looks like an identifier is one.
    public mutating func edits(of text: [UInt8], format: [UInt8]) -> [TextEdit] {
        guard usesFormats, let format = FormatText(format: format, message: text) else { return edits(of: text) }
        var edits = messages.edits(of: text).filter { edit in
            edit.sensitivity <= .guessable || !format.isLiteral(edit.range)
        }
        for hole in format.holes where hole.isText && !edits.contains(where: { $0.range.overlaps(hole.range) }) {
            let value = Array(text[hole.range])
            var own = messages.edits(of: value)
            let shown = String(decoding: value, as: UTF8.self)
            if own.isEmpty, KindInference.shape(of: shown) == .identifier, !shown.hasPrefix("0x") {
                let standIn = messages.standIns.openStandIn(for: shown, type: .account)
                own = [
                    TextEdit(value.indices, standIn, rule: "format-value", kind: "account-id", action: .pseudonym)
                ]
            }
            edits += own.map { $0.moved(by: hole.range.lowerBound) }
        }
        return counted(edits.sorted { $0.range.lowerBound < $1.range.lowerBound })
    }

    /// What must not be shown of a name in a record's head; names come again and again.
    public mutating func edits(ofName name: [UInt8]) -> [TextEdit] {
        if let known = names[name] { return counted(known) }
        var edits = messages.edits(of: name)
        let text = String(decoding: name, as: UTF8.self)
        if edits.isEmpty, InputName.isSensitive(text) || PersonalName.isLikely(text) {
            edits = [TextEdit(0..<name.count, "(name)", rule: "name", kind: "name", action: .dropped)]
        }
        names.keep(edits, for: name)
        return counted(edits)
    }

    /// What must not be shown of the value behind a key.
    public mutating func edits(of value: [UInt8], behind key: [UInt8]) -> [TextEdit] {
        guard !key.isEmpty, value.count <= 4096 else { return edits(of: value) }
        let lead = key + [0x3A, 0x20]
        let edits = messages.edits(of: lead + value) { _, range in range.upperBound > lead.count }.map { edit in
            var edit = edit
            edit.range = max(0, edit.range.lowerBound - lead.count)..<edit.range.upperBound - lead.count
            return edit
        }
        return counted(edits)
    }

    /// What must not be shown of the head of a line, where numbers are times, ids and sizes. Heads differ in their digits
    /// only, so those without anything are known by the rest.
    public mutating func edits(ofHead head: [UInt8]) -> [TextEdit] {
        let form = head.map { (0x30...0x39).contains($0) ? 0x30 : $0 }
        if heads[form] != nil { return [] }
        let edits = messages.edits(of: head) { type, _ in CaptureGate.headTypes.contains(type) }
        if edits.isEmpty { heads.keep([], for: form) }
        return counted(edits)
    }

    private static let headTypes: Set<SensitiveType> = [
        .secret, .apiKey, .token, .jwt, .privateKey, .cookie, .userinfo, .signature, .email, .person, .userName,
        .deviceName,
    ]

    /// What must not be shown of a message that holds an event of the `app`th catalogue. The event's ranges are places in
    /// `bytes`, as `message` is; the edits are relative to the message.
    public mutating func edits(
        of event: Event, ofApp app: Int, message: Range<Int>, _ bytes: Span<UInt8>
    ) -> [TextEdit] {
        var strong: [TextEdit] = []
        var decided: [Range<Int>] = []
        for parameter in event.parameters {
            guard let planned = event.planned, let index = parameter.planned else { continue }
            let range =
                parameter.value.lowerBound - message.lowerBound..<parameter.value.upperBound - message.lowerBound
            decided.append(range)
            let text = String(decoding: parameter.value.map { bytes[$0] }, as: UTF8.self)
            if let standIn = redactors[app].standIn(for: text, of: (planned, index), &messages.standIns) {
                strong.append(
                    TextEdit(range, standIn.text, rule: standIn.rule, kind: standIn.rule, action: standIn.action))
            }
            if let keep = redactors[app].keep(for: text, of: (planned, index)) { counts.add(keep) }
        }
        // What a declared sentence holds beside its values is declared, too.
        if event.planned != nil, event.name.isEmpty { return counted(strong) }
        // Nobody looked through the name of an event that is not declared.
        if event.planned == nil, message.count > MessageRedactor.longestMessage {
            return counted(messages.edits(of: message.map { bytes[$0] }))
        }
        if event.planned != nil, message.count > MessageRedactor.longestMessage {
            return counted(
                (strong + longEdits(of: event, message, bytes)).sorted { $0.range.lowerBound < $1.range.lowerBound })
        }
        let name =
            event.planned.map { redactors[app].name(ofEvent: $0) }
            ?? String(decoding: event.name.map { bytes[$0] }, as: UTF8.self)
        var free = messages.edits(of: message.map { bytes[$0] }, event: name) { _, range in
            !decided.contains { $0.overlaps(range) }
        }
        if event.planned == nil, PersonalName.isLikely(name) {
            let place = event.name.lowerBound - message.lowerBound..<event.name.upperBound - message.lowerBound
            free.removeAll { $0.range.overlaps(place) }
            strong.append(TextEdit(place, "(name)", rule: "name", kind: "name", action: .dropped))
        }
        for parameter in event.parameters where event.planned == nil || parameter.planned == nil {
            strong += undeclaredEdit(of: parameter, event: name, app, message, bytes, &free).map { [$0] } ?? []
        }
        return counted((free + strong).sorted { $0.range.lowerBound < $1.range.lowerBound })
    }

    /// What must not be shown of a declared event whose message is too long to be looked through: all but the event's name, its
    /// keys, and the values that are declared.
    private mutating func longEdits(of event: Event, _ message: Range<Int>, _ bytes: Span<UInt8>) -> [TextEdit] {
        func dropped(_ range: Range<Int>) -> TextEdit {
            TextEdit(
                range.lowerBound - message.lowerBound..<range.upperBound - message.lowerBound, "(text)",
                rule: "too-long", kind: "text", action: .dropped)
        }
        var edits: [TextEdit] = []
        var place = event.name.upperBound
        for parameter in event.parameters {
            let start = parameter.key.isEmpty ? parameter.value.lowerBound : parameter.key.lowerBound
            if start - place > CaptureGate.longestGap { edits.append(dropped(place..<start)) }
            if parameter.planned == nil {
                let key = messages.edits(of: parameter.key.map { bytes[$0] })
                edits += key.map { $0.moved(by: parameter.key.lowerBound - message.lowerBound) }
                if !parameter.value.isEmpty { edits.append(dropped(parameter.value)) }
            }
            place = max(place, parameter.value.upperBound)
        }
        if message.upperBound > place { edits.append(dropped(place..<message.upperBound)) }
        return edits
    }

    /// The marks of a grammar between a name and its parameters are no longer.
    private static let longestGap = 32

    /// What must not be shown of a value that nobody declared, by the kind that its key and its shape give it. What is
    /// claimed in it gives way, unless all of it is claimed as something.
    private mutating func undeclaredEdit(
        of parameter: Event.Parameter, event: String, _ app: Int, _ message: Range<Int>, _ bytes: Span<UInt8>,
        _ free: inout [TextEdit]
    ) -> TextEdit? {
        let range = parameter.value.lowerBound - message.lowerBound..<parameter.value.upperBound - message.lowerBound
        guard !range.isEmpty, !free.contains(where: { $0.range == range }) else { return nil }
        let text = String(decoding: parameter.value.map { bytes[$0] }, as: UTF8.self)
        let key = String(decoding: parameter.key.map { bytes[$0] }, as: UTF8.self)
        guard let standIn = redactors[app].standIn(for: text, event: event, key: key, &messages.standIns) else {
            return nil
        }
        free.removeAll { $0.range.overlaps(range) }
        return TextEdit(range, standIn.text, rule: standIn.rule, kind: standIn.rule, action: standIn.action)
    }

    private mutating func counted(_ edits: [TextEdit]) -> [TextEdit] {
        // What may be its own stand-in is counted once that is known.
        for edit in edits where edit.pending?.written == nil { counts.add(edit) }
        return edits
    }

    /// Takes over what another gate counted.
    public mutating func merge(_ other: CaptureGate) {
        counts.merge(other.counts)
        messages.standIns.merge(other.messages.standIns)
    }
}

/// What was decided on texts before, bounded: when it is full it starts anew.
private struct KnownEdits: Sendable {
    private static let mostTexts = 4096
    private static let longestText = 512
    private var known: [[UInt8]: [TextEdit]] = [:]

    subscript(text: [UInt8]) -> [TextEdit]? { text.count > KnownEdits.longestText ? nil : known[text] }

    mutating func keep(_ edits: [TextEdit], for text: [UInt8]) {
        guard text.count <= KnownEdits.longestText else { return }
        if known.count >= KnownEdits.mostTexts { known.removeAll(keepingCapacity: true) }
        known[text] = edits
    }
}
