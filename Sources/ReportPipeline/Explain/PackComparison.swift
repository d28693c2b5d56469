internal import Diagnostics
internal import EventModel
internal import LogIngest
internal import Redaction

/// Says why a record is an event of a pack or why not, down to the nearest thing that would have to differ.
///
/// Texts of the record are compared, and shown only as `RecordText` lets them through.
struct PackComparison {
    let catalogue: EventCatalogue
    let record: LogRecord
    let text: RecordText

    /// The reason why the pack does not take the record.
    func refusal(_ bytes: Span<UInt8>) -> Public {
        if selects(catalogue.eventRecords, bytes) { return messageRefusal(bytes) }
        if selects(catalogue.otherRecords, bytes) {
            return "no: a record of the app that is never an event (category \(shown(record.category, bytes)))"
        }
        let subsystem = string(record.subsystem, bytes)
        let ofSubsystem = catalogue.eventRecords.filter { $0.subsystem.fits(subsystem) }
        if !record.subsystem.isEmpty, !ofSubsystem.isEmpty {
            let wanted = list(ofSubsystem.map(\.category))
            return """
                no: its subsystem is the app's, but its category is \(shown(record.category, bytes)); \
                events have \(Public(authored: wanted))
                """
        }
        if let process = catalogue.process, string(record.process, bytes) == process {
            let wanted = list(catalogue.eventRecords.map(\.subsystem))
            return """
                no: the app's process logged it, but its subsystem is \(shown(record.subsystem, bytes)); \
                events have \(Public(authored: wanted))
                """
        }
        return "no: another process and subsystem"
    }

    /// The planned event whose name is nearest to the name of an event that is not planned.
    func suggestion(for name: Range<Int>, _ bytes: Span<UInt8>) -> Public? {
        nearest(to: string(name, bytes), among: catalogue.events.map(\.name)).map { Public(authored: $0) }
    }

    /// The record is where events stand, but its message is none.
    private func messageRefusal(_ bytes: Span<UInt8>) -> Public {
        guard record.type == .log else {
            return "no: it stands where events stand, but is a record of type \(Public(authored: record.type.rawValue))"
        }
        guard let grammar = catalogue.grammar else {
            return "no: it stands where events stand, but no planned message has its shape"
        }
        let prefix = Public(authored: grammar.prefix)
        let message = string(record.message.prefix(1 << 12), bytes)
        if message == grammar.prefix || message.hasPrefix(grammar.prefix + grammar.parametersMark) {
            return "no: it begins with “\(prefix)” as events do, but no name follows"
        }
        let start = grammar.prefix.filter { !$0.isWhitespace }.lowercased()
        if message.filter({ !$0.isWhitespace }).lowercased().hasPrefix(start) {
            return "no: it begins nearly as events do; expected “\(prefix)” letter for letter"
        }
        if message.contains(grammar.prefix) {
            return "no: “\(prefix)” stands in the message, but not at its begin"
        }
        return "no: it stands where events stand, but does not begin with “\(prefix)”"
    }

    private func selects(_ selectors: [EventCatalogue.Selector], _ bytes: Span<UInt8>) -> Bool {
        RecordSelectors(selectors, process: catalogue.process).contain(record, bytes)
    }

    /// Each part once, in the order of the pack.
    private func list(_ parts: [EventCatalogue.Selector.Part?]) -> String {
        var words: [String] = []
        for part in parts.compactMap({ $0?.words }) where !words.contains(part) { words.append(part) }
        return listing(words)
    }

    private func shown(_ range: Range<Int>, _ bytes: Span<UInt8>) -> Public {
        var text = text
        return range.isEmpty ? "none" : text.name(bytes, range)
    }

    private func string(_ range: some Sequence<Int>, _ bytes: Span<UInt8>) -> String {
        String(decoding: range.map { bytes[$0] }, as: UTF8.self)
    }
}

extension EventCatalogue.Selector.Part {
    /// The part as a reader meets it.
    fileprivate var words: String {
        switch self {
        case .exact(let text): text
        case .prefix(let text): "\(text)…"
        }
    }
}

extension EventCatalogue.Selector.Part? {
    fileprivate func fits(_ text: String) -> Bool {
        switch self {
        case nil: true
        case .exact(let whole): text == whole
        case .prefix(let start): text.hasPrefix(start)
        }
    }
}
