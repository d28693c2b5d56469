import EventModel
import Foundation
import Testing

@testable import LogIngest

@Suite struct TimeCompletionTests {
    /// Times as a log without years prints them, or, with `unknown: .date`, as one without dates.
    private func times(_ texts: [String], unknown: Timestamp.UnknownPart) -> [Timestamp] {
        texts.map { text in
            let numbers = text.split { !$0.isNumber }.compactMap { Int($0) }
            let date = unknown == .year ? Array(numbers.prefix(2)) : [1, 1]
            let clock = Array(numbers.suffix(3))
            let days = Timestamp.days(year: Timestamp.placeholderYear, month: date[0], day: date[1])
            let seconds = days * 86_400 + clock[0] * 3600 + clock[1] * 60 + clock[2]
            var time = Timestamp(civilNanoseconds: Int64(seconds) * 1_000_000_000, fractionDigits: 0)
            time.unknown = unknown
            return time
        }
    }

    private func completed(_ times: [Timestamp], _ completion: inout TimeCompletion) -> [String] {
        times.map { time in
            var time = time
            completion.complete(&time)
            return time.civilText + (time.utcOffsetText ?? "")
        }
    }

    @Test func nothingIsMadeUp() {
        var completion = TimeCompletion()
        let texts = completed(times(["--03-01T10:00:00", "--03-02T09:00:00"], unknown: .year), &completion)
        #expect(texts == ["--03-01T10:00:00", "--03-02T09:00:00"])
        #expect(completion.assumptions == [.yearUnknown: 2, .zoneUnknown: 2])
    }

    @Test func aYearTurns() {
        var completion = TimeCompletion(zone: .offset(-3600), year: 2025)
        let texts = completed(
            times(["--12-31T23:59:58", "--01-01T00:00:01", "--12-31T23:59:59", "--01-01T00:00:02"], unknown: .year),
            &completion)
        #expect(
            texts == [
                "2025-12-31T23:59:58-01:00", "2026-01-01T00:00:01-01:00", "2025-12-31T23:59:59-01:00",
                "2026-01-01T00:00:02-01:00",
            ])
        #expect(completion.assumptions == [.yearAssumed: 4, .zoneAssumed: 4, .yearTurned: 1])
    }

    /// Without a year the turn still puts times in order.
    @Test func anUnknownYearTurns() {
        var completion = TimeCompletion()
        var (before, after) = (
            times(["--12-31T23:59:58"], unknown: .year)[0], times(["--01-01T00:00:01"], unknown: .year)[0]
        )
        completion.complete(&before)
        completion.complete(&after)
        #expect(after.civilNanoseconds - before.civilNanoseconds == 3_000_000_000)
        #expect(after.civilText == "--01-01T00:00:01")
        #expect(completion.assumptions == [.yearUnknown: 2, .zoneUnknown: 2, .yearTurned: 1])
    }

    @Test func lessThanHalfAYearBackIsNoTurn() {
        var completion = TimeCompletion(year: 2025)
        #expect(
            completed(times(["--08-30T00:00:00", "--03-01T00:00:00"], unknown: .year), &completion).last
                == "2025-03-01T00:00:00")
        #expect(completion.assumptions[.yearTurned] == nil)
    }

    /// A leap day in a year that has none: that year is wrong.
    @Test func aDayThatTheYearLacksStaysUnknown() {
        var completion = TimeCompletion(year: 2025)
        #expect(
            completed(times(["--02-29T10:00:00", "--03-01T10:00:00"], unknown: .year), &completion)
                == ["--02-29T10:00:00", "2025-03-01T10:00:00"])
        #expect(completion.assumptions == [.yearUnknown: 1, .yearAssumed: 1, .zoneUnknown: 2])
    }

    @Test func aDayTurns() {
        var completion = TimeCompletion(date: TimeCompletion.Day(year: 2026, month: 2, day: 28))
        let texts = completed(
            times(
                ["T23:59:58", "T00:00:01", "T23:59:59", "T12:00:00", "T11:00:00", "T23:30:00", "T01:00:00"],
                unknown: .date),
            &completion)
        #expect(
            texts == [
                "2026-02-28T23:59:58", "2026-03-01T00:00:01", "2026-02-28T23:59:59", "2026-03-01T12:00:00",
                "2026-03-01T11:00:00", "2026-03-01T23:30:00", "2026-03-02T01:00:00",
            ])
        #expect(completion.assumptions == [.dateAssumed: 7, .dayTurned: 2, .zoneUnknown: 7])
    }

    @Test func theYearOfADateCounts() {
        var completion = TimeCompletion(date: TimeCompletion.Day(year: 2026, month: 2, day: 28))
        #expect(completed(times(["--03-01T10:00:00"], unknown: .year), &completion) == ["2026-03-01T10:00:00"])
    }

    /// A zone with rules says nothing of a time whose day is unknown.
    @Test func rulesNeedADay() throws {
        var completion = TimeCompletion(zone: .named(try ZoneInfo(named: "UTC")))
        #expect(completed(times(["T10:00:00"], unknown: .date), &completion) == ["T10:00:00"])
        #expect(completion.assumptions == [.dateUnknown: 1, .zoneUnknown: 1])
    }

    @Test func thereAreOnlyRealDays() {
        #expect(TimeCompletion.Day(year: 2025, month: 2, day: 29) == nil)
        #expect(TimeCompletion.Day(year: 2024, month: 2, day: 29)?.days == 19_782)
        #expect(TimeCompletion.Day(year: 2024, month: 13, day: 1) == nil)
        #expect(TimeCompletion.Day(year: 0, month: 1, day: 1) == nil)
    }

    /// Through the reader: a capture in milliseconds without offsets.
    @Test func theReaderCompletes() throws {
        var reader = CaptureReader()
        reader.completion = TimeCompletion(zone: .offset(7200))
        var source = MemorySource(Array("2026-03-01 10:00:00.100 Df App[7:1f] a\n".utf8))
        var sink = CollectingSink()
        let tally = reader.read(&source, into: &sink)
        #expect(sink.records.map(\.offset) == ["+02:00"])
        #expect(tally.assumptions == [.zoneAssumed: 1])
        #expect(tally.first?.utcOffsetText == "+02:00")
    }
}
