import EventModel
import Testing

@testable import LogIngest

/// Loggers of third parties: React Native, CocoaLumberjack, SwiftyBeaver.
@Suite struct LoggerStylesTests {
    struct Case: CustomTestStringConvertible {
        var text: String
        var fields: [String: String]?
        var testDescription: String { text }

        init(_ text: String, _ fields: [String: String]?) {
            self.text = text
            self.fields = fields
        }
    }

    static let reactNative = [
        Case(
            "2018-09-14 22:05:37.816 [info][tid:main][QYDeckSpanPart.m:52] Preparing <QYDeckSpanPart: 0x600000271c40>",
            [
                "style": "rn-rctlog", "time": "2018-09-14T22:05:37.816", "level": "Info", "word": "info",
                "thread": "main", "file": "QYDeckSpanPart.m", "line": "52",
                "message": "Preparing <QYDeckSpanPart: 0x600000271c40>",
            ]),
        Case(
            "2018-02-06 04:33:58.927 [warn][tid:com.example.quay.Scripting]",
            [
                "style": "rn-rctlog", "time": "2018-02-06T04:33:58.927", "level": "Warning", "word": "warn",
                "thread": "com.example.quay.Scripting",
            ]),
        Case(
            "2019-02-06 04:33:58.927 [fatal][tid:main] [a.m:1] b",
            [
                "style": "rn-rctlog", "time": "2019-02-06T04:33:58.927", "level": "Fault", "word": "fatal",
                "thread": "main", "message": "[a.m:1] b",
            ]),
        Case("2018-02-06 04:33:58.927 [note][tid:main] x", nil),
        Case("2018-02-06 04:33:58.927 [info][main] x", nil),
        Case("2018-02-06 04:33:58.927+0200 [info][tid:main] x", nil),
        Case("2018-02-06 04:33:58.927", nil), Case("2018-02-06 04:33:58.927 [info][tid:", nil),
    ]

    @Test(arguments: reactNative)
    func reactNativeIsRead(_ line: Case) {
        let read = StyleFields(stamped: line.text, ReactNativeStyle.match)
        #expect(read.fields == line.fields ?? ["match": "none"])
    }

    static let lumberjack = [
        Case(
            "2024/07/15 18:26:09:834  row maker:TAB_PRESS_BACK, argumnt:Nothin",
            [
                "style": "cocoalumberjack-file", "time": "2024-07-15T18:26:09.834",
                "message": "row maker:TAB_PRESS_BACK, argumnt:Nothin",
            ]),
        Case(
            "2024/07/15 18:26:09:834 pasted",
            ["style": "cocoalumberjack-file", "time": "2024-07-15T18:26:09.834", "message": "pasted"]),
        Case(
            "2024/07/15 18:26:09:834   a blank",
            ["style": "cocoalumberjack-file", "time": "2024-07-15T18:26:09.834", "message": " a blank"]),
        Case("2024/07/15 18:26:09:834", ["style": "cocoalumberjack-file", "time": "2024-07-15T18:26:09.834"]),
        Case("2024/07/15 18:26:09.834  x", nil), Case("2024/07/15 18:26:09:8344  x", nil),
        Case("2024-07-15 18:26:09:834  x", nil), Case("2024/07/15", nil),
    ]

    @Test(arguments: lumberjack)
    func filesOfCocoaLumberjackAreRead(_ line: Case) {
        #expect(StyleFields(line: line.text, CocoaLumberjackStyle.match).fields == line.fields ?? ["match": "none"])
    }

    @Test func impossibleDatesOfCocoaLumberjackAreTold() {
        let read = StyleFields(line: "2024/17/15 18:26:09:834  x", CocoaLumberjackStyle.match)
        #expect(read.fields == ["match": "impossibleTime"])
    }

    @Test func theTerminalOfCocoaLumberjackIsRead() {
        let read = StyleFields(
            stamped: "2013-12-03 17:14:27:042 Larder Box[412:60b] [ok] shelf", CocoaLumberjackStyle.matchTerminal)
        #expect(
            read.fields == [
                "style": "cocoalumberjack-file", "time": "2013-12-03T17:14:27.042", "process": "Larder Box",
                "pid": "412", "tid": "1547", "message": "[ok] shelf",
            ])
    }

    static let swiftyBeaver = [
        Case(
            "07:25:36.841 💚 DEBUG PorchStarter.begin():58 - Hi there! One plain row",
            [
                "style": "swiftybeaver", "time": "T07:25:36.841", "level": "Debug", "word": "DEBUG",
                "file": "PorchStarter", "function": "begin()", "line": "58",
                "message": "Hi there! One plain row",
            ]),
        Case(
            "🛑06:47:52.130 ERROR PorchStarter.begin():73 - [SHELF] Drawer is stuck",
            [
                "style": "swiftybeaver", "time": "T06:47:52.130", "level": "Error", "word": "ERROR",
                "file": "PorchStarter", "function": "begin()", "line": "73",
                "message": "[SHELF] Drawer is stuck",
            ]),
        Case(
            "07:25:36.841 ❤️ ERROR Tin.open(_:with:):7 - a - b",
            [
                "style": "swiftybeaver", "time": "T07:25:36.841", "level": "Error", "word": "ERROR",
                "file": "Tin", "function": "open(_:with:)", "line": "7", "message": "a - b",
            ]),
        Case(
            "07:25:36.841 ⬜️ VERBOSE Tin.open():7 - ",
            [
                "style": "swiftybeaver", "time": "T07:25:36.841", "level": "Trace", "word": "VERBOSE",
                "file": "Tin", "function": "open()", "line": "7",
            ]),
        Case(
            "[2015-11-20 10:22:03.123] Tin.open:34 DEBUG: lid off",
            [
                "style": "swiftybeaver", "time": "2015-11-20T10:22:03.123", "level": "Debug", "word": "DEBUG",
                "file": "Tin", "function": "open", "line": "34", "message": "lid off",
            ]),
        Case(
            "2024-03-05 07:25:36.841 💙 INFO Tin.open():7 - x",
            [
                "style": "swiftybeaver", "time": "2024-03-05T07:25:36.841", "level": "Info", "word": "INFO",
                "file": "Tin", "function": "open()", "line": "7", "message": "x",
            ]),
        Case(
            "05.03.2024 07:25:36.841 🟨 WARNING Tin.open():7 - x",
            [
                "style": "swiftybeaver", "time": "2024-03-05T07:25:36.841", "level": "Warning", "word": "WARNING",
                "file": "Tin", "function": "open()", "line": "7", "message": "x",
            ]),
        Case(
            "07:25:36.841 [0;37mV[0m: plain",
            ["style": "swiftybeaver", "time": "T07:25:36.841", "level": "Trace", "word": "V", "message": "plain"]),
        Case(
            "[2015-11-20 10:22:03.123] Tin.open:34 [0;31mE[0m: plain",
            [
                "style": "swiftybeaver", "time": "2015-11-20T10:22:03.123", "level": "Error", "word": "E",
                "file": "Tin", "function": "open", "line": "34", "message": "plain",
            ]),
        Case(
            "07:25:36 🟩 DEBUG plain",
            ["style": "swiftybeaver", "time": "T07:25:36", "level": "Debug", "word": "DEBUG", "message": "plain"]),
        Case(
            "07:25:36 💜 Tin.open():7 - plain",
            [
                "style": "swiftybeaver", "time": "T07:25:36", "level": "Trace", "file": "Tin",
                "function": "open()", "line": "7", "message": "plain",
            ]),
        Case(
            "💙 07:25:36 INFO - plain",
            ["style": "swiftybeaver", "time": "T07:25:36", "level": "Info", "word": "INFO", "message": "plain"]),
        Case(
            "07:25:36 INFO Tin.swift:7 - plain",
            [
                "style": "swiftybeaver", "time": "T07:25:36", "level": "Info", "word": "INFO", "file": "Tin.swift",
                "line": "7", "message": "plain",
            ]),
        Case("07:25:36.841 DEBUG plain", nil), Case("07:25:36.841 V plain", nil), Case("💚 DEBUG x", nil),
        Case("07:25:36.841 Tin.open():7 - x", nil), Case("07:25:36.841", nil), Case("🛑", nil), Case("[", nil),
        Case("[2015-11-20 10:22:03.123] [sheet] x", nil), Case("07:25:36.841 💚", nil),
    ]

    @Test(arguments: swiftyBeaver)
    func swiftyBeaverIsRead(_ line: Case) {
        let read = StyleFields(line: line.text) { SwiftyBeaverStyle.matchLine($0, $1, order: .assumed, into: &$2) }
        #expect(read.fields == line.fields ?? ["match": "none"])
    }

    @Test func swiftyBeaverIsReadAfterAStamp() {
        let cases = [
            ("2024-03-05 07:25:36.841 💙 INFO Tin.open():7 - x", "x"),
            ("2024-03-05 07:25:36.841 INFO Tin.open():7 - x", "x"), ("2024-03-05 07:25:36.841 INFO x", nil),
            ("2024-03-05 07:25:36.841 E  Tin[1:2] x", nil), ("2024-03-05 07:25:36.841INFO Tin.open():7 - x", nil),
        ]
        for (text, message) in cases {
            #expect(StyleFields(stamped: text, SwiftyBeaverStyle.match).fields["message"] == message)
        }
    }

    @Test func longLinesAreRead() {
        for piece in ["[", "[0;", "💚", " ", "a.b:", "A", "1", ":"] {
            let text = String(repeating: piece, count: 100_000)
            let beaver = StyleFields(line: "07:25:36.841 " + text) {
                SwiftyBeaverStyle.matchLine($0, $1, order: .assumed, into: &$2)
            }
            #expect(beaver.fields == ["match": "none"])
            let native = StyleFields(stamped: "2018-02-06 04:33:58.927 " + text, ReactNativeStyle.match)
            #expect(native.fields == ["match": "none"])
        }
    }
}
