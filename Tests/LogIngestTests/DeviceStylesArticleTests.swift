import Foundation
import Testing

@testable import LogIngest

/// The samples of the article about consoles, devices and the system log: the first block of each of its sections.
@Suite struct DeviceStylesArticleTests {
    private static let styles: [String: Set<String>] = [
        "NSLog and os_log in a console": ["nslog-console"], "Syslog style of `log`": ["log-syslog"],
        "idevicesyslog": ["idevicesyslog-relay", "idevicesyslog-ostrace"], "pymobiledevice3": ["pymobiledevice3"],
        "go-ios": ["go-ios-ostrace"], "Apple System Log": ["asl-syslog", "marker"],
    ]

    /// The lines of the first block of each section.
    private func samples() throws -> [String: [String]] {
        let article = fixtures.appendingPathComponent("../../Sources/LogIngest/LogIngest.docc/DeviceStyles.md")
        let text = try String(contentsOf: article, encoding: .utf8)
        var samples: [String: [String]] = [:]
        for section in text.components(separatedBy: "\n## ").dropFirst() {
            let lines = section.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
            let block = lines.dropFirst().drop { !$0.hasPrefix("    ") }.prefix { $0.hasPrefix("    ") }
            if !block.isEmpty { samples[lines[0]] = block.map { String($0.dropFirst(4)) } }
        }
        return samples
    }

    /// The style of the first reader that takes the line.
    private func style(of line: String) -> String? {
        let bytes = Array(line.utf8)
        if RepeatMarker.count(bytes.span, 0..<bytes.count) != nil { return "marker" }
        let whole: [(Span<UInt8>, Range<Int>, inout LogRecord) -> HeaderMatch] = [
            NSLogStyle.matchMalloc, DeviceTraceStyle.match, SyslogStyle.matchOld,
            { DeviceRelayStyle.match($0, $1, devices: DeviceNames(), into: &$2) }, ASLStyle.match, ASLListStyle.match,
        ]
        let stamped: [(Span<UInt8>, Range<Int>, inout LogRecord) -> HeaderMatch] = [
            GoIOSTraceStyle.match, SyslogStyle.match, NSLogStyle.match, PyMobileDeviceStyle.match, ASLStyle.matchDated,
        ]
        let fields = whole.map { StyleFields(line: line, $0) } + stamped.map { StyleFields(stamped: line, $0) }
        return fields.lazy.compactMap { $0.fields["style"] }.first
    }

    @Test func everySampleIsRead() throws {
        let samples = try samples()
        #expect(Set(samples.keys) == Set(Self.styles.keys))
        for (section, lines) in samples {
            #expect(Set(lines.map { style(of: $0) ?? "none: " + $0 }) == Self.styles[section], "\(section)")
        }
    }
}
