import EventModel
import Foundation
import Testing

@testable import Redaction

/// The article that says what is shown of each kind of parameter; its table is made by the gate.
@Suite struct KindArticleTests {
    /// With CTREPORT_RECORD=1 it is written anew, and the test fails.
    @Test func theArticleShowsEveryKind() throws {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let file = root.appending(path: "Sources/Redaction/Redaction.docc/Kinds.md")
        let isRecording = ProcessInfo.processInfo.environment["CTREPORT_RECORD"] != nil
        if isRecording { try KindArticle.text.write(to: file, atomically: true, encoding: .utf8) }
        let written = try String(contentsOf: file, encoding: .utf8)
        #expect(written == KindArticle.text && !isRecording, "write it anew with CTREPORT_RECORD=1")
        #expect(ParameterKind.allCases.allSatisfy { kind in KindArticle.samples.contains { $0.kind == kind } })
    }
}

enum KindArticle {
    static let samples: [(kind: ParameterKind, value: String)] = [
        (.number, "42"), (.number, "-1.5"), (.number, "4111111111111111"), (.number, "forty"), (.bool, "true"),
        (.bool, "maybe"), (.duration, "1.2 s"), (.duration, "soon"), (.timestamp, "2026-07-29 14:00:00"),
        (.timestamp, "yesterday"), (.enum, "home_feed"), (.enum, "Anna Petrova"), (.identifier, "user-8841"),
        (.url, "https://lk.example.com/orders/8841/track?page=2&to=anna@mail.example#top"),
        (.url, "https://anna:secret@example.com:8443/"), (.url, "not a url"), (.filename, "Passport Anna Petrova.pdf"),
        (.filename, "IMG_0042.heic"), (.filename, "notes"),
        (.path, "/Users/anna/Library/Developer/CoreSimulator/Devices/0E5B2C3D-1111-4222-8333-ABCDEFABCDEF/data/a.png"),
        (.error, #"Error Domain=NSURLErrorDomain Code=-1009 "The Internet connection appears to be offline.""#),
        (.error, #"Error Domain=ShopErrorDomain Code=7 "Anna has no money""#), (.error, "something went wrong"),
        (.text, "Anna Petrova"), (.text, ""), (.blob, "iVBORw0KGgoAAAANSUhEUgAAAAEAAAAB"), (.blob, "{\"a\": 1}"),
    ]

    static var text: String {
        var redactor = Redactor(catalogue: everyKind, vocabulary: Vocabulary(hosts: ["example.com"]), key: RunKey())
        let rows = samples.enumerated().map { line, sample -> String in
            let place = index(of: sample.kind)
            let event = redactor.redact(0, [Written(place, sample.value)], line: line + 1)
            let shown = event.values[place].label(redactor.pseudonyms.names()).text
            return "| `\(sample.kind.rawValue)` | \(cell(sample.value)) | \(cell(shown)) |"
        }
        return """
            # Kinds of parameters

            What a report shows of a parameter's value, by the kind that a pack or a policy gives to it.

            Everything is denied that its kind does not let through. A parameter that nobody declared has the kind of its key, or of the
            shape of its values, and `text` where both say nothing; the values of events that no pack plans are not shown at all.

            | kind | value | shown |
            |---|---|---|
            \(rows.joined(separator: "\n"))

            Ordinals count by first appearance; under a salt pseudonyms stand in their places. What a detector claims in a value is not
            shown either, whatever its kind. Words that a pack declares for a parameter are public.

            """
    }

    private static func cell(_ text: String) -> String {
        text.isEmpty ? "(nothing)" : "`" + text.replacing("|", with: "\\|") + "`"
    }
}
