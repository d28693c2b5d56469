internal import LogIngest
internal import Redaction

/// The words of messages that a report shows because enough installs say them: no leaks. Each capture counts as an install.
struct SharedWordsOfCaptures {
    private let policy: RunPolicy
    private var all: RecordTally
    private var own: RecordTally
    private var capture = 0

    /// No captures, under the policy that the report has.
    init(_ policy: RunPolicy) {
        self.policy = policy
        all = RecordTally(policy: policy)
        own = RecordTally(policy: policy)
    }

    /// Begins the next capture.
    mutating func begin(_ capture: Int) {
        end()
        self.capture = capture
    }

    /// Counts the words of a message.
    mutating func add(_ record: LogRecord, _ bytes: Span<UInt8>) {
        let fields = RecordTally.Fields(
            process: record.process, subsystem: record.subsystem, category: record.category, message: record.message)
        own.add(fields, bytes: bytes, level: nil, time: nil, content: .message)
    }

    private mutating func end() {
        own.finish(install: capture, needed: policy.minimumInstalls)
        all.merge(own)
        own = RecordTally(policy: policy)
    }

    /// The shapes of messages as a report shows them.
    var texts: [String] {
        var copy = self
        copy.end()
        return copy.all.summary.shapes.counts.keys.map(\.text)
    }
}
