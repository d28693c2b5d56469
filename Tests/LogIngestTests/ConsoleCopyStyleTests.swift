import EventModel
import Testing

@testable import LogIngest

@Suite struct ConsoleCopyStyleTests {
    private static let copies: [(text: String, fields: [String: String])] = [
        (
            "default\t08:05:46.217903 -0700\tpostie\tRunning Nag or Wait.sh helper.",
            [
                "style": "console-app-copy", "time": "T08:05:46.217903-07:00", "level": "Default", "word": "default",
                "process": "postie", "message": "Running Nag or Wait.sh helper.",
            ]
        ),
        (
            "error\t09:12:53.640281+0530\tBlue Quin\ta\tb ",
            [
                "style": "console-app-copy", "time": "T09:12:53.640281+05:30", "level": "Error", "word": "error",
                "process": "Blue Quin", "message": "a\tb ",
            ]
        ),
        (
            "activity\t09:12:53.640281-0500\tQuin\t417\t0x1fd07c\t0x24e855\topening",
            [
                "style": "console-app-copy", "time": "T09:12:53.640281-05:00", "type": "activity", "process": "Quin",
                "pid": "417", "tid": "2084988", "activity": "0x24e855", "message": "opening",
            ]
        ),
        (
            "info\t09:12:53.640281-0500\tQuin",
            [
                "style": "console-app-copy", "time": "T09:12:53.640281-05:00", "level": "Info", "word": "info",
                "process": "Quin",
            ]
        ),
        (
            "fault\t09:12:53-0500\tQuin\t12",
            [
                "style": "console-app-copy", "time": "T09:12:53-05:00", "level": "Fault", "word": "fault",
                "process": "Quin", "message": "12",
            ]
        ),
        ("default\t28:05:46.217903-0700\tpostie\tx", ["match": "impossibleTime"]),
        ("default\t08:05:46.217903-0700\t", ["match": "damaged"]),
        ("default\t08:05:46.217903\tpostie\tx", ["match": "none"]),
        ("default 08:05:46.217903-0700\tpostie\tx", ["match": "none"]), ("\tdefault\tx", ["match": "none"]),
        ("defaults\t08:05:46.217903-0700\tpostie\tx", ["match": "none"]), ("default", ["match": "none"]),
    ]

    @Test func copiesAreRead() {
        for (text, fields) in ConsoleCopyStyleTests.copies {
            #expect(StyleFields(line: text, ConsoleCopyStyle.match).fields == fields, "\(text)")
        }
    }

    private static let exports: [(text: String, order: DateOrder, fields: [String: String])] = [
        (
            "01/10/2015 18:12:07.089 Larder Box[412]: shelf: full", .assumed,
            [
                "style": "asl-syslog", "time": "2015-10-01T18:12:07.089", "process": "Larder Box", "pid": "412",
                "message": "shelf: full",
            ]
        ),
        (
            "1/10/15 6:12:07.089 PM launchd[1] (org.tin.box[77]): gone", .assumed,
            [
                "style": "asl-syslog", "time": "2015-01-10T18:12:07.089", "process": "launchd", "pid": "1",
                "job": "org.tin.box[77]", "message": "gone",
            ]
        ),
        (
            "28/02/2015 18:12:07 tin[3]:", .assumed,
            ["style": "asl-syslog", "time": "2015-02-28T18:12:07", "process": "tin", "pid": "3"]
        ),
        ("29/02/2015 18:12:07 tin[3]: x", .assumed, ["match": "impossibleTime"]),
        ("28/02/2015 18:12 tin[3]: x", .assumed, ["match": "none"]),
        ("28/02/2015 18:12:07 tin[3:4] x", .assumed, ["match": "none"]),
        ("28/02/2015 18:12:07 tin", .assumed, ["match": "none"]), ("28/02/2015", .assumed, ["match": "none"]),
    ]

    @Test func exportsOfTheOldConsoleAreRead() {
        for (text, order, fields) in ConsoleCopyStyleTests.exports {
            let read = StyleFields(line: text) { ConsoleExportStyle.match($0, $1, order: order, into: &$2) }
            #expect(read.fields == fields, "\(text)")
        }
    }
}
