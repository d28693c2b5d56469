public import EventModel

/// Gathers from captures what must not be found in anything that is published of them.
public struct SecretCollector: Sendable {
    private var redactors: [Redactor]
    private let detectors: Detectors
    private var rule: NameRule
    /// What was gathered.
    public private(set) var secrets: SecretSet

    /// A collector for the events of these catalogues, whose own words may be shown.
    public init(catalogues: [EventCatalogue], vocabulary: Vocabulary, policy: RunPolicy) {
        redactors = catalogues.map { Redactor(catalogue: $0, vocabulary: vocabulary, policy: policy) }
        detectors = policy.detectors
        rule = NameRule(policy.detectors)
        secrets = SecretSet(key: policy.key)
        secrets.allow(catalogues, vocabulary)
    }

    /// Words of pages and packs, which may be shown.
    public mutating func allow(wordsOf text: String) {
        secrets.allow(wordsOf: text)
    }

    /// Notes the values of an event of the `app`th catalogue, and what is claimed beside them.
    public mutating func note(_ event: Event, ofApp app: Int, message: Range<Int>, _ bytes: Span<UInt8>) {
        for parameter in event.parameters {
            let text = text(bytes, parameter.value)
            guard let planned = event.planned, let index = parameter.planned else {
                secrets.add(wordsOf: text, shown: "")
                continue
            }
            let decision = redactors[app].decision(on: text, of: (planned, index))
            let shown = decision.value.label(PseudonymTable().names()).text
            if decision.action == .kept {
                secrets.allow(wordsOf: shown)
            } else {
                secrets.add(wordsOf: text, shown: shown)
            }
        }
        note(message, bytes)
    }

    /// Notes what is claimed in a message.
    public mutating func note(_ message: Range<Int>, _ bytes: Span<UInt8>) {
        let text = text(bytes, message.prefix(MessageRedactor.longestMessage))
        let scalars = Array(text.unicodeScalars)
        for claim in detectors.hidden(in: DetectableText(text)) {
            var claimed = String.UnicodeScalarView()
            claimed.append(contentsOf: scalars[claim.range])
            secrets.add(wordsOf: String(claimed), shown: "")
        }
    }

    /// Notes a text of which a report shows listed words at most.
    public mutating func note(hidden text: Range<Int>, _ bytes: Span<UInt8>) {
        secrets.add(wordsOf: self.text(bytes, text.prefix(MessageRedactor.longestMessage)), shown: "")
    }

    /// Notes the name of an event that nobody planned, or of a key of it.
    public mutating func note(word: Range<Int>, _ bytes: Span<UInt8>) {
        guard !word.isEmpty else { return }
        if let shown = rule.shown(word: word.map { bytes[$0] }) {
            secrets.allow(wordsOf: shown.text)
        } else {
            secrets.add(wordsOf: text(bytes, word), shown: "")
        }
    }

    /// Notes the name of a process, an image, a subsystem or a category: it is shown if it may be.
    public mutating func note(name: Range<Int>, _ bytes: Span<UInt8>, allowsBlanks: Bool = false) {
        guard !name.isEmpty else { return }
        if let shown = rule.shown(name.map { bytes[$0] }, allowsBlanks: allowsBlanks) {
            secrets.allow(wordsOf: shown.text)
        } else {
            secrets.add(wordsOf: text(bytes, name), shown: "")
        }
    }

    /// Notes the name of a host or a job, which is never shown.
    public mutating func note(host: Range<Int>, _ bytes: Span<UInt8>) {
        if !host.isEmpty { secrets.add(value: text(bytes, host)) }
    }

    private func text(_ bytes: Span<UInt8>, _ range: Range<Int>) -> String {
        String(decoding: range.map { bytes[$0] }, as: UTF8.self)
    }
}
