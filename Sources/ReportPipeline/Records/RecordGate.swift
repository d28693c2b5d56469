internal import Configuration
internal import EventModel
internal import LogIngest
internal import Redaction

/// What may be shown of single records: messages keep what no rule claims, values of the parameters of known apps are
/// decided by their kinds. Equal values have equal stand-ins in all captures of a call.
struct RecordGate: Sendable {
    private let extractors: [EventExtractor]
    private var text: RecordText
    private var gate: CaptureGate

    /// A gate for the apps and under the policy of `options`.
    init(_ options: ReportOptions) throws {
        let packs = try options.packs ?? Pack.builtIn()
        extractors = packs.map { EventExtractor(catalogue: $0.catalogue) }
        gate = try CaptureGate(options, packs: packs)
        text = RecordText(detectors: try options.runPolicy().detectors)
    }

    /// The message as it may be shown.
    mutating func message(of record: LogRecord, _ bytes: Span<UInt8>) -> Public {
        let message = record.message.map { bytes[$0] }
        for (app, extractor) in extractors.enumerated() {
            guard let event = extractor.event(of: record, bytes: bytes) else { continue }
            return TextEdit.shown(message, gate.edits(of: event, ofApp: app, message: record.message, bytes))
        }
        let format = record.details.format
        guard !format.isEmpty else { return TextEdit.shown(message, gate.edits(of: message)) }
        return TextEdit.shown(message, gate.edits(of: message, format: format.map { bytes[$0] }))
    }

    /// A name as it may be shown: without what a detector claims, and only in the shape of names in code.
    mutating func name(_ bytes: Span<UInt8>, _ range: Range<Int>, allowsBlanks: Bool) -> Public {
        let name = range.map { bytes[$0] }
        let edits = gate.edits(ofName: name)
        return edits.isEmpty ? text.name(bytes, range, allowsBlanks: allowsBlanks) : TextEdit.shown(name, edits)
    }
}

extension CaptureGate {
    /// The gate for the events of `packs`, under the policy of `options`.
    init(_ options: ReportOptions, packs: [Pack], defersNumbers: Bool = false) throws {
        let policy = try options.runPolicy()
        self.init(
            catalogues: packs.map(\.catalogue),
            vocabulary: packs.reduce(into: Vocabulary(policy.policy)) { $0.add($1.vocabulary) }, policy: policy,
            defersNumbers: defersNumbers)
    }
}
