import Foundation
import Testing

@testable import Redaction

/// Messages of many wordings with the values marked `⟦…⟧` that must not be shown, and messages without such values.
///
/// A line is `TYPE|message`; the type of a message without values is `-`.
@Suite struct CredentialCorpusTests {
    private struct Message {
        var text = ""
        var values: [Range<Int>] = []

        init(_ line: Substring) {
            var start: Int?
            for scalar in line.unicodeScalars {
                let place = text.unicodeScalars.count
                switch scalar {
                case "⟦": start = place
                case "⟧":
                    if let start { values.append(start..<place) }
                    start = nil
                default: text.unicodeScalars.append(scalar)
                }
            }
        }
    }

    private static func messages() throws -> [Message] {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("Fixtures/redaction/credentials.txt")
        return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").compactMap { line in
            line.firstIndex(of: "|").map { Message(line[line.index(after: $0)...]) }
        }
    }

    @Test func everyMarkedValueIsClaimed() throws {
        let messages = try Self.messages().filter { !$0.values.isEmpty }
        try #require(messages.count > 150)
        for message in messages {
            let claims = Detectors.standard.claims(in: message.text)
            let scalars = Array(message.text.unicodeScalars)
            for value in message.values {
                let shown = value.filter { place in
                    !claims.contains { $0.range.contains(place) } && scalars[place].properties.isAlphabetic
                }
                #expect(shown.isEmpty, "\(message.text)")
            }
        }
    }

    @Test func messagesOfProgramsStay() throws {
        let messages = try Self.messages().filter(\.values.isEmpty)
        try #require(messages.count > 60)
        for message in messages {
            let claims = Detectors.standard.claims(in: message.text)
            #expect(claims.isEmpty, "\(message.text): \(claims.map(\.rule.text))")
        }
    }

    @Test func redactingTwiceEqualsOnce() throws {
        for message in try Self.messages() {
            var redactor = MessageRedactor()
            let once = redactor.redact(message.text).text.text
            #expect(redactor.redact(once).text.text == once)
        }
    }
}
