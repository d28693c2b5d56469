public import Diagnostics
public import Redaction

/// A corpus of labelled messages: JSON, one object a line, with `text`, `sensitive` as `[[start, end, type], …]` in Unicode
/// scalars, and `keep`.
public struct CorpusFile: Sendable {
    /// The messages.
    public let messages: [CorpusMessage]

    /// Reads a corpus.
    ///
    /// - Throws: `policy.corpus`, all lines that are wrong, at most twenty; the text of a line is never quoted.
    public init(parsing bytes: [UInt8], file: String) throws(Diagnostics) {
        var messages: [CorpusMessage] = []
        var problems: [Diagnostic] = []
        for (index, line) in bytes.lines.enumerated() where problems.count < 20 {
            let text = Array(bytes[line])
            if text.allSatisfy({ $0 == 0x20 || $0 == 0x0D || $0 == 0x09 }) { continue }
            do throws(Fault) {
                messages.append(try CorpusMessage(text))
            } catch {
                problems.append(
                    Diagnostic(
                        "policy.corpus", at: SourcePlace(file: file, line: index + 1, column: 1), error.expected,
                        help: #"a line is {"text": "…", "sensitive": [[start, end, "EMAIL"]], "keep": ["…"]}"#))
            }
        }
        if problems.isEmpty, messages.isEmpty {
            problems.append(Diagnostic("policy.corpus", "expected labelled messages in \(quoted(file)), found none"))
        }
        guard problems.isEmpty else { throw Diagnostics(problems) }
        self.messages = messages
    }

    fileprivate struct Fault: Error {
        var expected: String
    }
}

extension CorpusMessage {
    fileprivate init(_ line: [UInt8]) throws(CorpusFile.Fault) {
        guard let value = PlainJSON(parsing: line) else {
            throw CorpusFile.Fault(expected: "expected an object of JSON")
        }
        guard let text = value["text"]?.text else { throw CorpusFile.Fault(expected: "expected a text as 'text'") }
        let count = text.unicodeScalars.count
        var spans: [Span] = []
        for element in value["sensitive"]?.elements ?? [] {
            guard let parts = element.elements, parts.count == 3, let start = parts[0].integer,
                let end = parts[1].integer,
                let type = parts[2].text, start >= 0, start < end, end <= count
            else { throw CorpusFile.Fault(expected: "expected spans as [start, end, type] inside of the text") }
            spans.append(Span(start..<end, type: type))
        }
        let keep = (value["keep"]?.elements ?? []).compactMap(\.text)
        self.init(text: text, sensitive: spans, keep: keep)
    }
}
