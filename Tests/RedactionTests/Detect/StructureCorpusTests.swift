import Foundation
import Testing

@testable import Redaction

/// Messages with what must be hidden in them marked, and messages in which nothing may be hidden: names of files, paths,
/// identifiers in URLs, bodies of JSON and other fields in many languages.
@Suite struct StructureCorpusTests {
    private struct Message {
        var text = ""
        var hidden: [Range<Int>] = []

        /// What stands in ⟦ ⟧ must be hidden.
        init(marked line: Substring) {
            var scalars = ""
            var count = 0
            var start = 0
            for scalar in line.unicodeScalars {
                switch scalar {
                case "⟦": start = count
                case "⟧": hidden.append(start..<count)
                default:
                    scalars.unicodeScalars.append(scalar)
                    count += 1
                }
            }
            text = scalars
        }
    }

    private static func messages() throws -> [Message] {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("Fixtures/redaction/structures.txt")
        return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").filter { !$0.hasPrefix("#") }
            .map(Message.init)
    }

    @Test func nearlyAllThatIsMarkedIsHidden() throws {
        var (count, shown) = (0, [String]())
        for message in try Self.messages() where !message.hidden.isEmpty {
            let claimed = Set(Detectors.standard.claims(in: message.text).flatMap(\.range))
            let scalars = Array(message.text.unicodeScalars)
            for range in message.hidden {
                count += 1
                // What stands between words, such as a quote, may stay.
                let open = range.filter { !claimed.contains($0) && scalars[$0].properties.isAlphabetic }
                if !open.isEmpty { shown.append(message.text) }
            }
        }
        #expect(count > 140)
        #expect(shown.count * 100 <= count * 3, "\(shown)")
    }

    @Test func nearlyAllOtherMessagesStay() throws {
        let messages = try Self.messages().filter(\.hidden.isEmpty)
        let changed = messages.filter { !Detectors.standard.claims(in: $0.text).isEmpty }.map(\.text)
        #expect(messages.count > 200)
        #expect(changed.count * 100 <= messages.count * 3, "\(changed)")
    }
}
