public import EventModel

/// Selectors of records, in bytes.
public struct RecordSelectors: Sendable {
    /// What a text must be, or how it must begin.
    private struct Part: Sendable {
        var text: [UInt8]
        var isPrefix: Bool

        init(_ part: EventCatalogue.Selector.Part) {
            switch part {
            case .exact(let text): (self.text, isPrefix) = (Array(text.utf8), false)
            case .prefix(let text): (self.text, isPrefix) = (Array(text.utf8), true)
            }
        }

        func fits(_ range: Range<Int>, _ bytes: Span<UInt8>) -> Bool {
            (isPrefix ? range.count >= text.count : range.count == text.count)
                && bytes.hasBytes(text, at: range.lowerBound)
        }
    }

    private let selectors: [(subsystem: Part?, category: Part?)]
    private let process: [UInt8]?

    /// The selectors of a catalogue, ready to be compared; `process` is the one that logs.
    public init(_ selectors: [EventCatalogue.Selector], process: String? = nil) {
        self.selectors = selectors.map { ($0.subsystem.map(Part.init), $0.category.map(Part.init)) }
        self.process = process.map { Array($0.utf8) }
    }

    /// Whether one of them selects the record. Where the style leaves subsystems out, the process stands for them, and a
    /// category counts only if there is one.
    public func contain(_ record: LogRecord, _ bytes: Span<UInt8>) -> Bool {
        if let process, record.subsystem.isEmpty, record.style.leavesOutSubsystems {
            return record.process.count == process.count && bytes.hasBytes(process, at: record.process.lowerBound)
                && selectors.contains { record.category.isEmpty || $0.category?.fits(record.category, bytes) ?? true }
        }
        return selectors.contains { subsystem, category in
            (subsystem?.fits(record.subsystem, bytes) ?? true) && (category?.fits(record.category, bytes) ?? true)
        }
    }
}
