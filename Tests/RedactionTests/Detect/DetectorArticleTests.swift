import Foundation
import Testing

@testable import Redaction

/// The article that lists the detectors with samples; it is made of the samples beside them.
@Suite struct DetectorArticleTests {
    /// With CTREPORT_RECORD=1 it is written anew, and the test fails.
    @Test func theArticleListsEveryDetector() throws {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        let file = root.appending(path: "Sources/Redaction/Redaction.docc/Detectors.md")
        let isRecording = ProcessInfo.processInfo.environment["CTREPORT_RECORD"] != nil
        if isRecording { try DetectorArticle.text.write(to: file, atomically: true, encoding: .utf8) }
        let written = try String(contentsOf: file, encoding: .utf8)
        #expect(written == DetectorArticle.text && !isRecording, "write it anew with CTREPORT_RECORD=1")
    }

    @Test func aSampleIsOneLineWithItsClaimsInBrackets() {
        let sample = Detector.Sample("to a@b.example,\nand c@d.example", "a@b.example", "c@d.example")
        #expect(DetectorArticle.line(sample, .guessable) == "to ⟦a@b.example⟧,⏎and ⟦c@d.example⟧")
        #expect(DetectorArticle.line(.init("key abcdefgh", "abcdefgh"), .credential) == "key ⟦abcd…⟧")
        #expect(DetectorArticle.line(.init("a\u{200B}b\u{1B}``"), .personal) == "a\\u{200B}b\\u{1B}''")
        #expect(DetectorArticle.line(.init(""), .personal) == "")
        let long = String(repeating: "é", count: 300)
        #expect(DetectorArticle.line(.init(long), .personal) == String(repeating: "é", count: 140) + "…")
    }
}

enum DetectorArticle {
    static var text: String {
        let detectors = Detectors.standard.all
        let classes = SensitiveType.Sensitivity.allCases.map { sensitivity in
            let types = SensitiveType.allCases.filter { $0.sensitivity == sensitivity }
            let parts = types.flatMap { type in
                detectors.filter { $0.type == type }.sorted { $0.id.text < $1.id.text }.map(part)
            }
            return "## Class \(sensitivity.rawValue)\n\n" + parts.joined(separator: "\n")
        }
        return """
            # Detectors

            What each detector claims and what it leaves alone: the samples that stand beside it in the code and are checked.

            Claimed stretches stand in brackets; of credentials the first signs are shown. `⏎` stands for a line feed. A sample shows what one
            detector says; another one may claim more of the same message. Class A is never shown and has no pseudonym; B has one under a salt
            only; C has one; D are people and what they typed.


            """ + classes.joined(separator: "\n")
    }

    private static func part(_ detector: Detector) -> String {
        let sensitivity = detector.type.sensitivity
        let matches = detector.matches.prefix(8).map { line($0, sensitivity) }
        let rejects = detector.rejects.prefix(6).map { line(Detector.Sample($0), sensitivity) }
        return """
            ### \(detector.id.text), of type \(detector.type.rawValue)

            ```text
            \(matches.joined(separator: "\n"))
            ```

            Left alone:

            ```text
            \(rejects.joined(separator: "\n"))
            ```

            """
    }

    /// A sample on one line, its claims in brackets.
    static func line(_ sample: Detector.Sample, _ sensitivity: SensitiveType.Sensitivity) -> String {
        var rest = Substring(sample.message)
        var text = ""
        for claim in sample.claimed {
            guard let range = rest.range(of: claim, options: .literal) else { continue }
            let isShortened = sensitivity == .credential && claim.count > 4
            text += rest[..<range.lowerBound] + "⟦" + (isShortened ? claim.prefix(4) + "…" : claim) + "⟧"
            rest = rest[range.upperBound...]
        }
        text += rest
        let shown = text.count > 140 ? text.prefix(140) + "…" : text[...]
        return shown.unicodeScalars.map(visible).joined()
    }

    private static func visible(_ scalar: Unicode.Scalar) -> String {
        switch scalar {
        case "\n": return "⏎"
        case "`": return "'"
        default:
            let isHidden = [
                .control, .format, .privateUse, .surrogate, .unassigned, .lineSeparator, .paragraphSeparator,
            ]
            .contains(scalar.properties.generalCategory)
            return isHidden ? "\\u{\(String(scalar.value, radix: 16, uppercase: true))}" : String(scalar)
        }
    }
}
