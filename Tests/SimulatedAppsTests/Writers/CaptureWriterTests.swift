import EventModel
import Foundation
import SimulatedApps
import Testing

/// What each style prints: against captures where there are some, else against the form that the tools are known to print.
@Suite struct CaptureWriterTests {
    static let captured: [(style: CaptureStyle, ending: String)] = [
        (.logCompact, "compact"), (.logDefault, "default"), (.logNDJSON, "ndjson"),
    ]

    @Test func scenariosWereCapturedInEveryStyle() {
        #expect(CapturedEntries.scenarios.count == 18)
    }

    @Test(arguments: CapturedEntries.scenarios)
    func capturesAreWrittenAgainByteForByte(scenario: String) throws {
        let captured = try CapturedEntries(scenario: scenario)
        for (style, ending) in Self.captured {
            var options = CaptureOptions()
            options.predicate = captured.predicate
            options.utcOffsetMinutes = captured.utcOffsetMinutes
            let expected = try CapturedEntries.bytes("\(scenario).\(ending).log")
            let found = written(captured.entries, style, options)
            let lines = (lines(of: found), lines(of: expected))
            #expect(zip(lines.0, lines.1).first { $0 != $1 } == nil, "\(ending)")
            #expect(found == expected)
        }
    }

    @Test func jsonHoldsTheSameMembersInAnArray() throws {
        let captured = try CapturedEntries(scenario: "counter-web-offline")
        var options = CaptureOptions()
        options.utcOffsetMinutes = captured.utcOffsetMinutes
        options.tool = .show
        let text = String(decoding: written(captured.entries, .logJSON, options), as: UTF8.self)
        let head = "Skipping debug messages, pass --debug to include.\n"
        try #require(text.hasPrefix(head + "[{\n  \"timezoneName\" : \"\",\n"))
        #expect(text.hasSuffix("\n}]\n"))
        let array = try JSONSerialization.jsonObject(with: Data(text.dropFirst(head.count).utf8)) as? [NSDictionary]
        let lines = try CapturedEntries.bytes("counter-web-offline.ndjson.log").split(separator: 0x0A).dropFirst()
        let objects = try lines.map { try JSONSerialization.jsonObject(with: Data($0)) as? NSDictionary }
        #expect(array == objects)
    }

    struct Case: Sendable, CustomTestStringConvertible {
        var style: CaptureStyle
        var text: String
        var testDescription: String { style.rawValue }
    }

    /// Three entries: one of the app, one of a library of another process, one of a swift-log logger.
    static let examples = [
        Case(
            style: .logCompact,
            text: """
                Timestamp               Ty Process[PID:TID]
                2026-07-09 23:59:59.999 I  Sample[812:2fd6] [com.example.sample:Analytics] Tür offen: a/b\\c
                  zweite Zeile
                2026-07-10 00:00:00.000 Df kernel[0:10] (Fence) checked\u{1B}
                2026-07-10 00:00:00.000 E  Printer[77:3e7] [com.example.Printer:Printing] out of paper

                """),
        Case(
            style: .logDefault,
            text: """
                Timestamp                       Thread     Type        Activity             PID    TTL  \n\
                2026-07-09 23:59:59.999999-0430 0x2fd6     Info        0x0                  812    0    \
                Sample: [com.example.sample:Analytics] Tür offen: a/b\\c
                  zweite Zeile
                2026-07-10 00:00:00.000000-0430 0x10       Default     0x0                  0      0    \
                kernel: (Fence) checked\u{1B}
                2026-07-10 00:00:00.000500-0430 0x3e7      Error       0x0                  77     0    \
                Printer: [com.example.Printer:Printing] out of paper

                """),
        Case(
            style: .logSyslog,
            text: """
                Timestamp                       (process)[PID]    \n\
                2026-07-09 23:59:59.999999-0430  localhost Sample[812]: [com.example.sample:Analytics] Tür offen: a/b\\c
                  zweite Zeile
                2026-07-10 00:00:00.000000-0430  localhost kernel[0]: (Fence) checked\u{1B}
                2026-07-10 00:00:00.000500-0430  localhost Printer[77]: [com.example.Printer:Printing] out of paper

                """),
        Case(
            style: .nslogConsole,
            text: """
                2026-07-09 23:59:59.999999-0430 Sample[812:12246] [Analytics] Tür offen: a/b\\c
                  zweite Zeile
                2026-07-10 00:00:00.000000-0430 kernel[0:16] checked\u{1B}
                2026-07-10 00:00:00.000500-0430 Printer[77:999] [Printing] out of paper

                """),
        Case(
            style: .relay,
            text: """
                [connected:00008110-000A1C2E3F58801E]
                Jul  9 23:59:59 Sample[812] <Info>: T\\M-C\\M-<r offen: a/b\\134c
                  zweite Zeile
                Jul 10 00:00:00 kernel(Fence)[0] <Notice>: checked\\^[
                Jul 10 00:00:00 Printer[77] <Error>: out of paper
                [disconnected:00008110-000A1C2E3F58801E]

                """),
        Case(
            style: .osTrace,
            text: """
                [connected:00008110-000A1C2E3F58801E]
                Jul  9 23:59:59.999999 Sample[812] <Info>: Tür offen: a/b\\c
                  zweite Zeile
                Jul 10 00:00:00.000000 kernel(Fence)[0] <Notice>: checked\u{1B}
                Jul 10 00:00:00.000500 Printer[77] <Error>: out of paper
                [disconnected:00008110-000A1C2E3F58801E]

                """),
        Case(
            style: .swiftLog12,
            text: """
                2026-07-09T23:59:59-0430 info: Tür offen: a/b\\c
                  zweite Zeile
                2026-07-10T00:00:00-0430 notice: checked\u{1B}
                2026-07-10T00:00:00-0430 warning: out of paper

                """),
        Case(
            style: .swiftLog13,
            text: """
                2026-07-09T23:59:59-0430 info com.example.sample : Tür offen: a/b\\c
                  zweite Zeile
                2026-07-10T00:00:00-0430 notice kernel : checked\u{1B}
                2026-07-10T00:00:00-0430 warning com.example.Printer : out of paper

                """),
        Case(
            style: .swiftLog14,
            text: """
                2026-07-09T23:59:59-0430 info com.example.sample : [Analytics] Tür offen: a/b\\c
                  zweite Zeile
                2026-07-10T00:00:00-0430 notice kernel : [Fence] checked\u{1B}
                2026-07-10T00:00:00-0430 warning com.example.Printer : [Printing] out of paper

                """),
        Case(
            style: .swiftLog16,
            text: """
                2026-07-09T23:59:59-0430 info com.example.sample: [Analytics] Tür offen: a/b\\c
                  zweite Zeile
                2026-07-10T00:00:00-0430 notice kernel: [Fence] checked\u{1B}
                2026-07-10T00:00:00-0430 warning com.example.Printer: [Printing] out of paper

                """),
    ]

    @Test(arguments: examples)
    func stylesPrintWhatTheToolsPrint(_ example: Case) {
        var options = CaptureOptions()
        options.utcOffsetMinutes = -270
        let found = written(Self.threeEntries, example.style, options)
        #expect(String(decoding: found, as: UTF8.self) == example.text)
    }

    @Test func showEndsWithAFooterAndLeavesDebugLinesOut() {
        var options = CaptureOptions()
        options.tool = .show
        options.predicate = "process == \"Sample\""
        var entries = Self.threeEntries
        entries[1].level = .debug
        let found = String(decoding: written(entries, .logCompact, options), as: UTF8.self)
        #expect(found.hasPrefix("Filtering the log data using \"process == \"Sample\"\"\nSkipping debug messages"))
        let tail = """

            \(String(repeating: "-", count: 116))
            Log      - Default:          0, Info:                1, Debug:             0, Error:          1, Fault:          0
            Activity - Create:           0, Transition:          0, Actions:           0

            """
        #expect(found.hasSuffix(tail))
        #expect(!found.contains("checked"))
        let ndjson = String(decoding: written(entries, .logNDJSON, options), as: UTF8.self)
        #expect(ndjson.hasSuffix("}\n{\"count\":2,\"finished\":1}\n"))
    }

    @Test func anEmptyArrayIsOne() {
        var options = CaptureOptions()
        options.tool = .show
        #expect(written([], .logJSON, options).suffix(3) == Array("[]\n".utf8))
    }

    /// Signs of vis(3) that captures of devices show: letters beyond ASCII, controls, a backslash, a meta blank.
    @Test func escapesOfTheRelayAreThoseOfVis() {
        let entry = SimulatedEntry(
            instant: 1_783_461_600_000_000_000, level: .standard, origin: Self.threeEntries[0].origin,
            message: "☕️ ¯\\o/ à\u{7}\u{7F}\tend", processID: 3, threadID: 1)
        let line = String(decoding: written([entry], .relay, CaptureOptions()), as: UTF8.self).split(separator: "\n")[1]
        #expect(
            line.hasSuffix(
                "<Notice>: \\M-b\\M^X\\M^U\\M-o\\M-8\\M^O \\M-B\\M-/\\134o/ \\M-C\\240\\^G\\^?\tend"))
    }

    private static var threeEntries: [SimulatedEntry] {
        // 2026-07-10T04:29:59.999999Z
        let instant: Int64 = 1_783_657_799_999_999_000
        return [
            SimulatedEntry(
                instant: instant, level: .info,
                origin: LogOrigin(
                    process: "Sample", subsystem: "com.example.sample", category: "Analytics", imagePath: "/Sample"),
                message: "Tür offen: a/b\\c\n  zweite Zeile", processID: 812, threadID: 12246),
            SimulatedEntry(
                instant: instant + 1000, level: .standard,
                origin: LogOrigin(
                    process: "kernel", library: "Fence", subsystem: "", category: "", imagePath: "/kernel"),
                message: "checked\u{1B}", processID: 0, threadID: 16),
            SimulatedEntry(
                instant: instant + 501_000, level: .warning,
                origin: LogOrigin(
                    process: "Printer", label: "com.example.Printer", source: "Printing", imagePath: "/Printer"),
                message: "out of paper", processID: 77, threadID: 999),
        ]
    }

    private func lines(of bytes: [UInt8]) -> [String] {
        String(decoding: bytes, as: UTF8.self).components(separatedBy: "\n")
    }

    private func written(_ entries: [SimulatedEntry], _ style: CaptureStyle, _ options: CaptureOptions) -> [UInt8] {
        let writer = CaptureWriter(style: style, options: options)
        writer.begin()
        entries.forEach(writer.receive)
        writer.end()
        return writer.bytes
    }
}
