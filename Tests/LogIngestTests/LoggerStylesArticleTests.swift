import EventModel
import Foundation
import Testing

@testable import LogIngest

/// The samples of the article about copies, loggers, dumps and JSON: the first block of each of its sections.
@Suite struct LoggerStylesArticleTests {
    /// The formats of a section's records.
    private static let formats: [(section: String, formats: Set<LogStyle>)] = [
        ("Xcode 15 and newer, copied with metadata", [.xcodeCopy]), ("Console.app", [.consoleCopy]),
        ("Console.app of the Apple System Log", [.asl]), ("OSLogStore", [.logStoreDump]),
        ("Files of CocoaLumberjack", [.cocoaLumberjack]), ("SwiftyBeaver", [.swiftyBeaver]),
        ("React Native", [.reactNative]), ("Files of a sysdiagnose", [.sysdiagnose]),
        (
            "Records in JSON",
            [.pyMobileDeviceJSON, .goIOSTraceJSON, .goIOSJSON, .unifiedLogJSON, .swiftyBeaverJSON, .records]
        ),
        ("CSV of unifiedlog_iterator", [.unifiedLogCSV]),
    ]

    /// The first block of each section.
    private func samples() throws -> [String: String] {
        let article = fixtures.appendingPathComponent("../../Sources/LogIngest/LogIngest.docc/LoggerStyles.md")
        let text = try String(contentsOf: article, encoding: .utf8)
        var samples: [String: String] = [:]
        for section in text.components(separatedBy: "\n## ").dropFirst() {
            let lines = section.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
            let block = lines.dropFirst().drop { !$0.hasPrefix("    ") }.prefix { $0.hasPrefix("    ") }
            samples[lines[0]] = block.map { $0.dropFirst(4) + "\n" }.joined()
        }
        return samples
    }

    @Test func everySampleIsRead() throws {
        let samples = try samples()
        #expect(Set(samples.keys) == Set(Self.formats.map(\.section) + ["Dates of locales"]))
        for (section, formats) in Self.formats {
            let (records, tally) = try read(try #require(samples[section], "\(section)"))
            #expect(Set(records.map(\.style)) == formats, "\(section)")
            #expect(tally.lines.rejected == 0, "\(section)")
            if !formats.contains(.xcodeCopy) { #expect(tally.lines.continuation == 0, "\(section)") }
        }
    }
}
