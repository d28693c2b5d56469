public import EventModel

/// The gate for captures that stay captures: decides for each message, name and value what must not be shown, and what stands
/// in for it.
///
/// Values of declared parameters are decided by their kinds; of everything else stays what no detector claims. Equal values
/// have equal stand-ins in all captures that go through one gate.
public struct CaptureGate: Sendable {
    private var redactors: [Redactor]
    private var ordinals = CaptureOrdinals()
    private var names: [[UInt8]: [TextEdit]] = [:]
    private static let mostNames = 4096

    /// How often each rule did what.
    public private(set) var audit = RedactionAudit()

    /// A gate for the events of these catalogues.
    public init(catalogues: [EventCatalogue], vocabulary: Vocabulary) {
        let key = RunKey()
        redactors = catalogues.map { Redactor(catalogue: $0, vocabulary: vocabulary, key: key) }
    }

    /// What must not be shown of a text without a known form, in order of the places.
    public mutating func edits(of text: [UInt8]) -> [TextEdit] {
        let edits = claimed(text)
        count(edits)
        return edits
    }

    /// What must not be shown of a name in a record's head; names come again and again.
    public mutating func edits(ofName name: [UInt8]) -> [TextEdit] {
        if let known = names[name] {
            count(known)
            return known
        }
        var edits = claimed(name)
        if edits.isEmpty, InputName.isSensitive(String(decoding: name, as: UTF8.self)) {
            edits = [TextEdit(0..<name.count, "(name)", rule: "name", action: .dropped)]
        }
        if names.count >= CaptureGate.mostNames { names.removeAll(keepingCapacity: true) }
        names[name] = edits
        count(edits)
        return edits
    }

    /// What must not be shown of the value behind a key.
    public mutating func edits(of value: [UInt8], behind key: [UInt8]) -> [TextEdit] {
        guard !key.isEmpty, value.count <= 4096 else { return edits(of: value) }
        let lead = key + [0x3A, 0x20]
        let edits = claimed(lead + value).filter { $0.range.upperBound > lead.count }.map { edit in
            var edit = edit.moved(by: -lead.count)
            edit.range = max(0, edit.range.lowerBound)..<edit.range.upperBound
            return edit
        }
        count(edits)
        return edits
    }

    /// What must not be shown of the head of a line, where numbers are times, ids and sizes.
    public mutating func edits(ofHead head: [UInt8]) -> [TextEdit] {
        []
    }

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
            if let standIn = redactors[app].standIn(for: text, of: (planned, index), &ordinals) {
                strong.append(TextEdit(range, standIn.text, rule: standIn.rule, action: standIn.action))
            }
        }
        let free = claimed(message.map { bytes[$0] }).filter { edit in
            !decided.contains { $0.overlaps(edit.range) }
        }
        let edits = free.overruled(by: strong)
        count(edits)
        return edits
    }

    private mutating func count(_ edits: [TextEdit]) {
        for edit in edits {
            audit.add(.init(rule: edit.rule, action: edit.action, subject: "(capture)"))
        }
    }

    /// What the detectors claim.
    private mutating func claimed(_ text: [UInt8]) -> [TextEdit] {
        []
    }
}
