import Foundation
import Testing

@testable import Redaction

/// Redacts a labelled corpus, for a scorer outside: it runs only when `CTREPORT_SCORE_CORPUS` names a file of
/// `{"id", "text"}` lines, and writes `{"id", "output", "rules"}` lines to `CTREPORT_SCORE_OUT`.
@Suite struct CorpusScoreTests {
    private struct Row: Decodable {
        var id: String
        var text: String
    }

    private struct Output: Encodable {
        var id: String
        var output: String
        var rules: [String]
    }

    private static let environment = ProcessInfo.processInfo.environment

    @Test(.enabled(if: environment["CTREPORT_SCORE_CORPUS"] != nil))
    func redactsACorpus() throws {
        let corpus = try #require(Self.environment["CTREPORT_SCORE_CORPUS"])
        let out = try #require(Self.environment["CTREPORT_SCORE_OUT"])
        let decoder = JSONDecoder()
        let lines = try String(contentsOfFile: corpus, encoding: .utf8).split(separator: "\n")
        let rows = try lines.map { try decoder.decode(Row.self, from: Data($0.utf8)) }
        try #require(!rows.isEmpty)
        var redactor = MessageRedactor()
        var written = ""
        let encoder = JSONEncoder()
        for row in rows {
            let redacted = redactor.redact(row.text)
            let rules = redacted.claims.map { "\($0.rule.text)=\($0.type.rawValue)" }
            let output = Output(id: row.id, output: redacted.text.text, rules: rules)
            written += String(decoding: try encoder.encode(output), as: UTF8.self) + "\n"
        }
        try written.write(toFile: out, atomically: true, encoding: .utf8)
        measure(rows)
    }

    /// Says how many messages one core redacts in a second of its time; meaningful in a release build. It goes on for
    /// `CTREPORT_SCORE_SECONDS`, or one second.
    private func measure(_ rows: [Row]) {
        let messages = rows.map { Array($0.text.utf8) }
        let size = messages.reduce(0) { $0 + $1.count } / messages.count
        let seconds = Self.environment["CTREPORT_SCORE_SECONDS"].flatMap(Double.init) ?? 1
        var redactor = MessageRedactor()
        var count = 0
        let start = clock()
        var spent = 0.0
        while spent < seconds {
            for message in messages { _ = redactor.redact(message.span) }
            count += messages.count
            spent = Double(clock() - start) / Double(CLOCKS_PER_SEC)
        }
        print("\(Int(Double(count) / spent)) messages a second of \(size) bytes")
    }
}
