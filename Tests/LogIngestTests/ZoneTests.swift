import EventModel
import Foundation
import Testing

@testable import LogIngest

/// Seconds since 1970 of a civil time or an instant.
private func seconds(_ year: Int, _ month: Int, _ day: Int, _ hour: Int = 0, _ minute: Int = 0) -> Int64 {
    Int64(Timestamp.days(year: year, month: month, day: day)) * 86_400 + Int64(hour * 3600 + minute * 60)
}

@Suite struct ZoneRuleTests {
    @Test(arguments: [
        // Central Europe 2026: summer time from 29 March 01:00 UTC to 25 October 01:00 UTC.
        ("CET-1CEST,M3.5.0,M10.5.0/3", seconds(2026, 3, 29, 0, 59), 3600),
        ("CET-1CEST,M3.5.0,M10.5.0/3", seconds(2026, 3, 29, 1, 0), 7200),
        ("CET-1CEST,M3.5.0,M10.5.0/3", seconds(2026, 10, 25, 0, 59), 7200),
        ("CET-1CEST,M3.5.0,M10.5.0/3", seconds(2026, 10, 25, 1, 0), 3600),
        // New York 2024: from 10 March 07:00 UTC (the second Sunday) to 3 November 06:00 UTC (the first one).
        ("EST5EDT,M3.2.0,M11.1.0", seconds(2024, 3, 10, 6, 59), -18_000),
        ("EST5EDT,M3.2.0,M11.1.0", seconds(2024, 3, 10, 7, 0), -14_400),
        ("EST5EDT,M3.2.0,M11.1.0", seconds(2024, 11, 3, 5, 59), -14_400),
        ("EST5EDT,M3.2.0,M11.1.0", seconds(2024, 11, 3, 6, 0), -18_000),
        // Lord Howe, in the south, by half an hour: to 5 April 2026, from 4 October.
        ("<+1030>-10:30<+11>-11,M10.1.0,M4.1.0", seconds(2026, 1, 1), 39_600),
        ("<+1030>-10:30<+11>-11,M10.1.0,M4.1.0", seconds(2026, 4, 4, 14, 59), 39_600),
        ("<+1030>-10:30<+11>-11,M10.1.0,M4.1.0", seconds(2026, 4, 4, 15, 0), 37_800),
        ("<+1030>-10:30<+11>-11,M10.1.0,M4.1.0", seconds(2026, 12, 31, 23, 59), 39_600),
        // Ireland, whose standard time is that of summer.
        ("IST-1GMT0,M10.5.0,M3.5.0/1", seconds(2026, 7, 1), 3600),
        ("IST-1GMT0,M10.5.0,M3.5.0/1", seconds(2026, 12, 1), 0),
        // Days by number: 60 is 1 March with J in every year, 29 February without it in a leap year.
        ("AAA0BBB,J60/0,J300/0", seconds(2024, 2, 29, 23, 59), 0),
        ("AAA0BBB,J60/0,J300/0", seconds(2024, 3, 1), 3600),
        ("AAA0BBB,59/0,300/0", seconds(2024, 2, 28, 23, 59), 0),
        ("AAA0BBB,59/0,300/0", seconds(2024, 2, 29), 3600),
        // A change before its day begins.
        ("<-02>2<-01>,M3.5.0/-1,M10.5.0/0", seconds(2026, 3, 29, 0, 59), -7200),
        ("<-02>2<-01>,M3.5.0/-1,M10.5.0/0", seconds(2026, 3, 29, 1, 0), -3600),
        ("UTC0", seconds(2026, 7, 1), 0), ("<+0530>-5:30", seconds(2026, 7, 1), 19_800),
    ])
    func offset(text: String, instant: Int64, expected: Int32) throws {
        #expect(try #require(ZoneRule(text)).offset(at: instant) == expected)
    }

    @Test(arguments: [
        "", "C", "CET", "CET-1CEST,", "CET-1CEST,M3.5.0", "CET-1CEST,M13.5.0,M10.5.0", "CET-1CEST,M3.6.0,M10.5.0",
        "CET-1CEST,M3.5.7,M10.5.0", "CET-999", "<CET-1", "CET-1CEST,M3.5.0,M10.5.0/3x", "CET-1CEST,J0,J10",
    ])
    func whatIsNoRuleIsNotRead(text: String) {
        #expect(ZoneRule(text) == nil)
    }
}

@Suite(.enabled(if: FileManager.default.fileExists(atPath: "/usr/share/zoneinfo/Europe/Berlin")))
struct ZoneInfoTests {
    @Test(arguments: [
        ("Europe/Berlin", seconds(2026, 1, 1, 12), 3600), ("Europe/Berlin", seconds(2026, 7, 1, 12), 7200),
        // 02:30 does not exist on 29 March: the offset before goes on. 02:30 on 25 October comes twice: the first.
        ("Europe/Berlin", seconds(2026, 3, 29, 1, 59), 3600), ("Europe/Berlin", seconds(2026, 3, 29, 2, 30), 3600),
        ("Europe/Berlin", seconds(2026, 3, 29, 3, 0), 7200), ("Europe/Berlin", seconds(2026, 10, 25, 2, 30), 7200),
        ("Europe/Berlin", seconds(2026, 10, 25, 3, 0), 3600),
        // In the table of changes, not by the rule at its end.
        ("Europe/Berlin", seconds(1995, 7, 1, 12), 7200), ("America/New_York", seconds(1990, 7, 1, 12), -14_400),
        ("America/Sao_Paulo", seconds(2018, 1, 15), -7200), ("America/Sao_Paulo", seconds(2026, 1, 15), -10_800),
        ("Asia/Kolkata", seconds(2026, 7, 1), 19_800), ("Etc/GMT+5", seconds(2026, 7, 1), -18_000),
        ("UTC", seconds(2026, 7, 1), 0),
    ])
    func offset(name: String, civil: Int64, expected: Int32) throws {
        #expect(try ZoneInfo(named: name).offset(civilSeconds: civil) == expected)
    }

    @Test(arguments: [
        "", "Europe/Atlantis", "../zoneinfo/UTC", "/etc/passwd", "Europe", "Europe/Berlin/", "tzdata.zi", "zone.tab",
    ])
    func aZoneThatIsNoneIsSaid(name: String) {
        #expect(throws: (any Error).self) { try ZoneInfo(named: name) }
    }

    /// Every cut and every changed count of a real file is refused or read, never a trap.
    @Test func damagedFilesAreHarmless() throws {
        let bytes = try Array(Data(contentsOf: URL(fileURLWithPath: "/usr/share/zoneinfo/Europe/Berlin")))
        for length in stride(from: 0, to: bytes.count, by: 7) { _ = ZoneInfo(Array(bytes[..<length]))?.offset(at: 0) }
        for position in 0..<44 {
            for value: UInt8 in [0, 1, 0x7F, 0xFF] {
                var changed = bytes
                changed[position] = value
                _ = ZoneInfo(changed)?.offset(at: 1_800_000_000)
            }
        }
        #expect(ZoneInfo(bytes) != nil)
        #expect(ZoneInfo(Array(bytes[..<100])) == nil)
    }
}
