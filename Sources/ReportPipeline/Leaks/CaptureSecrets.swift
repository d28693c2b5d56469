internal import Configuration
public import Diagnostics
internal import EventModel
internal import LogIngest
public import Redaction

/// What must not be found in anything that is published of captures: the second pass over them that `check --leaks --against`
/// makes.
public struct CaptureSecrets: Sendable {
    /// The values, as keyed hashes.
    public let secrets: SecretSet
    /// What there is to say about the inputs.
    public private(set) var notes: [Diagnostic]
    /// Captures that could not be read, or not to their end.
    public private(set) var unreadableCaptures = 0

    /// Reads captures.
    ///
    /// - Throws: `Diagnostics` when a named input cannot be opened, or a pack is wrong.
    public init(captures inputs: [String], options: ReportOptions) throws(Diagnostics) {
        let policy: RunPolicy
        do throws(Diagnostic) { policy = try options.runPolicy() } catch { throw Diagnostics([error]) }
        let packs: [Pack]
        if let chosen = options.packs { packs = chosen } else { packs = try Pack.builtIn() }
        let found = try CaptureFinder(keepsDuplicates: false).captures(of: inputs)
        notes = found.notes
        var collector = SecretCollector(
            catalogues: packs.map(\.catalogue),
            vocabulary: packs.reduce(into: Vocabulary(policy.policy)) { $0.add($1.vocabulary) },
            policy: policy)
        SiteWording.texts(of: packs).forEach { collector.allow(wordsOf: $0) }
        var sink = SecretSink(extractors: packs.map { EventExtractor(catalogue: $0.catalogue) }, collector: collector)
        if policy.policy.texts.minimumInstalls != nil { sink.words = SharedWordsOfCaptures(policy) }
        unreadableCaptures = found.unreadableInputs
        var opener = CaptureOpener()
        for (number, capture) in found.captures.enumerated() {
            sink.words?.begin(number)
            do throws(Diagnostic) {
                var source = try opener.open(capture)
                if let failure = options.reader.read(&source, into: &sink).failure { throw failure }
            } catch {
                notes.append(error)
                unreadableCaptures += 1
            }
        }
        for text in sink.words?.texts ?? [] { sink.collector.allow(wordsOf: text) }
        secrets = sink.collector.secrets
    }
}

private struct SecretSink: RecordSink {
    let extractors: [EventExtractor]
    var collector: SecretCollector
    /// Where the policy has words shown that enough installs say.
    var words: SharedWordsOfCaptures?
    private let anyEvent = EventExtractor(grammar: .common)

    init(extractors: [EventExtractor], collector: SecretCollector) {
        self.extractors = extractors
        self.collector = collector
    }

    mutating func accept(_ record: LogRecord, bytes: Span<UInt8>) -> LineClass {
        collector.note(name: record.process, bytes, allowsBlanks: true)
        for name in [record.sender, record.subsystem, record.category] { collector.note(name: name, bytes) }
        collector.note(host: record.details.host, bytes)
        collector.note(host: record.details.job, bytes)
        if !record.metadata.isEmpty { collector.note(record.metadata, bytes) }
        for (app, extractor) in extractors.enumerated() {
            guard let event = extractor.event(of: record, bytes: bytes) else { continue }
            collector.note(event, ofApp: app, message: record.message, bytes)
            return .event
        }
        if let event = anyEvent.event(of: record, bytes: bytes) {
            collector.note(word: event.name, bytes)
            for parameter in event.parameters {
                collector.note(word: parameter.key, bytes)
                collector.note(hidden: parameter.value, bytes)
            }
        } else {
            collector.note(hidden: record.message, bytes)
            words?.add(record, bytes)
        }
        collector.note(record.message, bytes)
        return .other
    }
}
