import Foundation
import Testing

@testable import Redaction

/// Messages in many languages with the values of people marked `⟦…⟧`, and messages of programs without such values.
///
/// A line is `TYPE|message`; the type of a message without values is `-`. No rule finds every name, so shares are asked for;
/// of addresses and numbers, all.
@Suite struct PersonalCorpusTests {
    private struct Message {
        var type: String
        var text = ""
        var values: [Range<Int>] = []

        init(_ line: Substring) {
            type = String(line.prefix { $0 != "|" })
            var start: Int?
            for scalar in line.dropFirst(type.count + 1).unicodeScalars {
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

        /// Whether a letter or digit of a value is claimed by nothing.
        func shows(_ value: Range<Int>, beside claims: [Claim]) -> Bool {
            let scalars = Array(text.unicodeScalars)
            return value.contains { place in
                let properties = scalars[place].properties
                return (properties.isAlphabetic || properties.numericType != nil)
                    && !claims.contains { $0.range.contains(place) }
            }
        }
    }

    private static let exact: Set<String> = ["EMAIL", "CARD", "IBAN", "NATIONAL_ID", "IP", "MAC", "PHONE", "DOB"]

    private static func messages() throws -> [Message] {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("Fixtures/redaction/people.txt")
        return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map { Message($0) }
    }

    @Test func valuesAreClaimed() throws {
        var (count, shown) = (0, 0)
        for message in try Self.messages() {
            let claims = Detectors.standard.claims(in: message.text)
            for value in message.values {
                count += 1
                guard message.shows(value, beside: claims) else { continue }
                shown += 1
                #expect(!Self.exact.contains(message.type), "\(message.text)")
            }
        }
        try #require(count > 350)
        #expect(shown * 100 <= count * 3, "\(shown) of \(count)")
    }

    @Test func messagesOfProgramsStay() throws {
        let messages = try Self.messages().filter(\.values.isEmpty)
        try #require(messages.count > 250)
        let changed = messages.filter { !Detectors.standard.claims(in: $0.text).isEmpty }
        #expect(changed.count * 100 <= messages.count * 3, "\(changed.map(\.text))")
    }
}
