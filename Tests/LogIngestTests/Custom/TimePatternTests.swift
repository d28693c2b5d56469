import EventModel
import Testing

@testable import LogIngest

@Suite struct TimePatternTests {
    /// A time in a log; `shown` is what is read, nil for no time, `impossible` for one that no clock shows. What follows `~`
    /// in the text is no part of the time.
    struct Case: Sendable {
        var pattern: String
        var text: String
        var shown: String?
    }

    static let cases = [
        Case(pattern: "yyyy-MM-dd HH:mm:ss.SSS", text: "2026-07-29 14:00:00.412~ x", shown: "2026-07-29T14:00:00.412"),
        Case(
            pattern: "yyyy-MM-dd HH:mm:ss.SSS", text: "2026-07-29 14:00:00.412337~", shown: "2026-07-29T14:00:00.412337"
        ),
        Case(pattern: "yyyy-MM-dd HH:mm:ss.SSS", text: "2026-07-29 14:00:00.41 ", shown: nil),
        Case(pattern: "yyyy-MM-dd HH:mm:ss.SSS", text: "2026-7-29 14:00:00.412", shown: nil),
        Case(pattern: "yyyy-MM-dd HH:mm:ss", text: "2026-02-30 14:00:00~", shown: "impossible"),
        Case(pattern: "yyyy-MM-dd HH:mm:ss", text: "2026-02-28 24:00:00~", shown: "impossible"),
        Case(pattern: "dd.MM.yy HH:mm", text: "29.07.26 14:00~:", shown: "2026-07-29T14:00"),
        Case(pattern: "d/M/y, h:mm a", text: "9/7/2026, 2:05 pm~ x", shown: "2026-07-09T14:05"),
        Case(pattern: "M/d/yy, h:mm:ss a", text: "7/29/26, 12:00:01\u{202F}AM~", shown: "2026-07-29T00:00:01"),
        Case(pattern: "M/d/yy, h:mm:ss a", text: "7/29/26, 12:00:01\u{A0}PM~", shown: "2026-07-29T12:00:01"),
        Case(pattern: "M/d/yy, h:mm:ss a", text: "7/29/26, 13:00:01 PM~", shown: "impossible"),
        Case(pattern: "M/d/yy, h:mm:ss a", text: "7/29/26, 1:00:01 XM", shown: nil),
        Case(pattern: "MMM d HH:mm:ss", text: "Jul  9 14:00:00~", shown: "--07-09T14:00:00"),
        Case(pattern: "EEE MMM d HH:mm:ss yyyy", text: "Wed Jul 29 14:00:00 2026~ x", shown: "2026-07-29T14:00:00"),
        Case(
            pattern: "EEEE, d. MMMM yyyy, HH:mm:ss", text: "Mittwoch, 29. July 2026, 14:00:00~",
            shown: "2026-07-29T14:00:00"),
        Case(
            pattern: "EEEE, d. MMMM yyyy, HH:mm:ss", text: "Mittwoch, 29. Juli 2026, 14:00:00~",
            shown: "2026-07-29T14:00:00"),
        Case(pattern: "EEEE, d. MMMM yyyy, HH:mm:ss", text: "Mittwoch, 29. Mai 2026, 14:00:00", shown: nil),
        Case(pattern: "HH:mm:ss,SSSSSS", text: "14:00:00,412337~", shown: "T14:00:00.412337"),
        Case(pattern: "HHmmssSSS", text: "140000412~", shown: "T14:00:00.412"),
        Case(
            pattern: "yyyyMMdd'T'HHmmssSSSZ", text: "20260729T140000412+0300~", shown: "2026-07-29T14:00:00.412+03:00"),
        Case(pattern: "SSS ss mm HH", text: "412 00 00 14~", shown: "T14:00:00.412"),
        Case(pattern: "yyyy-MM-dd'T'HH:mm:ssXXX", text: "2026-07-29T14:00:00Z~", shown: "2026-07-29T14:00:00+00:00"),
        Case(pattern: "yyyy-MM-dd'T'HH:mm:ssx", text: "2026-07-29T14:00:00-03~:", shown: "2026-07-29T14:00:00-03:00"),
        Case(pattern: "HH:mm:ss ZZZZ", text: "14:00:00 GMT-03:30~", shown: "T14:00:00-03:30"),
        Case(pattern: "HH:mm:ss z", text: "14:00:00 GMT+3~ x", shown: "T14:00:00+03:00"),
        Case(pattern: "HH:mm:ss z", text: "14:00:00 UTC~ x", shown: "T14:00:00+00:00"),
        Case(pattern: "HH:mm:ss z", text: "14:00:00 CEST~ x", shown: "T14:00:00"),
        Case(pattern: "HH:mm:ss Z", text: "14:00:00 CEST x", shown: nil),
        Case(pattern: "HH:mm:ss Z", text: "14:00:00 +9900 x", shown: nil),
        Case(pattern: "HH 'o''clock' mm", text: "14 o'clock 05~", shown: "T14:05"),
        Case(pattern: "HH''mm", text: "14'05~", shown: "T14:05"),
        Case(pattern: "HH:mm", text: "14:", shown: nil),
        Case(pattern: "HH:mm", text: "", shown: nil),
    ]

    @Test(arguments: cases) func timesAreReadByTheirPattern(_ example: Case) throws {
        let pattern = try TimePattern(parsing: example.pattern)
        let parts = example.text.split(separator: "~", omittingEmptySubsequences: false)
        let bytes = Array(parts.joined().utf8)
        let stamp = pattern.stamp(bytes.span, at: 0, before: bytes.count)
        let shown = stamp.map { $0.isPossible ? $0.time.civilText + ($0.time.utcOffsetText ?? "") : "impossible" }
        #expect(shown == example.shown)
        if let stamp { #expect(stamp.end == parts[0].utf8.count) }
    }

    struct Fault: Sendable {
        var pattern: String
        var offset: Int
        var message: String
        var suggestion: String?
    }

    private static let letters =
        "expected one of the letters y M d E H h m s S a Z X x z, or text in single quotes, found "

    static let faults = [
        Fault(pattern: "", offset: 0, message: "expected a pattern such as yyyy-MM-dd HH:mm:ss.SSS, found nothing"),
        Fault(pattern: "YYYY-MM-dd HH:mm", offset: 0, message: letters + "'YYYY'", suggestion: "yyyy"),
        Fault(pattern: "HH:mm at", offset: 7, message: letters + "'t'"),
        Fault(pattern: "HH:mm 'at", offset: 6, message: "expected a second ' to end the quoted text"),
        Fault(pattern: "HHH:mm", offset: 0, message: "expected H or HH, found 'HHH'"),
        Fault(pattern: "HH:mm:ss.SSSSSSSSSS", offset: 9, message: "expected one to nine S, found 'SSSSSSSSSS'"),
        Fault(pattern: "MMMMM d HH:mm", offset: 0, message: "expected M, MM, MMM or MMMM, found 'MMMMM'"),
        Fault(pattern: "HH:mm HH", offset: 6, message: "expected each part of a time once, found another one in 'HH'"),
        Fault(pattern: "HH:mm h a", offset: 6, message: "expected each part of a time once, found another one in 'h'"),
        Fault(
            pattern: "Hmm", offset: 0,
            message: "expected 'HH' or text behind 'H', since nothing tells where the number ends"),
        Fault(
            pattern: "HH", offset: 0, message: "expected hours and minutes (H, m) in the pattern as well as the rest"),
        Fault(
            pattern: "h:mm", offset: 0,
            message:
                "expected AM or PM (a) in the pattern as well as the hour from 1 to 12; hours from 0 to 23 are written H"
        ),
        Fault(
            pattern: "yyyy HH:mm", offset: 0,
            message: "expected month and day (M, d) in the pattern as well as the year"),
        Fault(pattern: "MM HH:mm", offset: 0, message: "expected the day (d) in the pattern as well as the month"),
    ]

    @Test(arguments: faults) func faultsHaveTheirPlaceAndWords(_ example: Fault) {
        let error = #expect(throws: TimePatternError.self) { try TimePattern(parsing: example.pattern) }
        #expect(error?.offset == example.offset)
        #expect(error?.text == example.message)
        #expect(error?.suggestion == example.suggestion)
    }
}
