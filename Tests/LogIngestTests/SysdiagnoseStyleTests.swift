import EventModel
import Testing

@testable import LogIngest

@Suite struct SysdiagnoseStyleTests {
    private static let stamped: [(text: String, fields: [String: String])] = [
        (
            "2022-06-27 22:58:31-0400 logd[31]: Moved to another zone",
            [
                "style": "sysdiagnose-text", "time": "2022-06-27T22:58:31-04:00", "process": "logd", "pid": "31",
                "message": "Moved to another zone",
            ]
        ),
        (
            "2022-06-27 22:58:31-0400 logd[31]:",
            ["style": "sysdiagnose-text", "time": "2022-06-27T22:58:31-04:00", "process": "logd", "pid": "31"]
        ),
        (
            "2023-06-08 14:51:38.987368 (restore-shelf) <Notice>: Doing a step",
            [
                "style": "sysdiagnose-text", "time": "2023-06-08T14:51:38.987368", "job": "restore-shelf",
                "level": "Default", "word": "Notice", "message": "Doing a step",
            ]
        ),
        (
            "2023-06-08 14:51:38.987368 (system/org.tin.box (old) [77]) <Error>:",
            [
                "style": "sysdiagnose-text", "time": "2023-06-08T14:51:38.987368",
                "job": "system/org.tin.box (old) [77]",
                "level": "Error", "word": "Error",
            ]
        ),
        ("2022-06-27 22:58:31 logd[31]: x", ["match": "none"]), ("2022-06-27 22:58:31-0400 x", ["match": "none"]),
        ("2022-06-27 22:58:31.123-0400 logd[31]: x", ["match": "none"]),
        ("2022-06-27 22:58:31-0400 logd[31:4] x", ["match": "none"]),
        ("2023-06-08 14:51:38.987368 (a) x", ["match": "none"]), ("2023-06-08 14:51:38.987368 (", ["match": "none"]),
        ("2023-06-08 14:51:38.987368 (a) <Note>: x", ["match": "none"]),
    ]

    @Test func filesOfLogdAndLaunchdAreRead() {
        for (text, fields) in SysdiagnoseStyleTests.stamped {
            #expect(StyleFields(stamped: text, SysdiagnoseStyle.match).fields == fields, "\(text)")
        }
    }

    private static let days: [(text: String, fields: [String: String])] = [
        (
            "Mon Jun 27 19:40:53 2022 [214] <notice> (0x27cd3f000) -[PKCrate put:]: Crate put",
            [
                "style": "sysdiagnose-text", "time": "2022-06-27T19:40:53", "pid": "214", "level": "Default",
                "word": "notice", "address": "0x27cd3f000", "message": "-[PKCrate put:]: Crate put",
            ]
        ),
        (
            "Tue Mar  2 08:24:17 2024 [196] <debug> (0x27de8a000) WK:",
            [
                "style": "sysdiagnose-text", "time": "2024-03-02T08:24:17", "pid": "196", "level": "Debug",
                "word": "debug", "address": "0x27de8a000", "message": "WK:",
            ]
        ),
        (
            "Thu Feb 29 08:24:17 2024 [196] (sic) x",
            ["style": "sysdiagnose-text", "time": "2024-02-29T08:24:17", "pid": "196", "message": "(sic) x"]
        ),
        (
            "Wed Dec 11 06:52:10.470 ***Starting Up***",
            ["style": "sysdiagnose-text", "time": "--12-11T06:52:10.470", "message": "***Starting Up***"]
        ),
        (
            "Wed Dec 11 07:19:35.206 <airwaved[64]> _pickNetNow: “LoftMesh88”.",
            [
                "style": "sysdiagnose-text", "time": "--12-11T07:19:35.206", "process": "airwaved", "pid": "64",
                "message": "_pickNetNow: “LoftMesh88”.",
            ]
        ),
        ("Wed Feb 29 08:24:17 2023 [196] x", ["match": "impossibleTime"]),
        ("Wed Dec 32 07:19:35.206 x", ["match": "impossibleTime"]), ("Wed Dec 11 07:19:35 x", ["match": "none"]),
        ("Wed Dec 11 07:19:35 2023 x", ["match": "none"]), ("Wed", ["match": "none"]), ("Wed Dec", ["match": "none"]),
        ("Abc Dec 11 07:19:35.206 x", ["match": "none"]), ("Wed Dec 11 07:19:35 2023 [", ["match": "none"]),
    ]

    @Test func filesWithWeekdaysAreRead() {
        for (text, fields) in SysdiagnoseStyleTests.days {
            #expect(StyleFields(line: text, SysdiagnoseDayStyle.match).fields == fields, "\(text)")
        }
    }

    @Test func linesOfLockdowndAreRead() {
        let read = StyleFields(line: "10/03/21 07:57:42.865446 pid=69 open_lid: lid: off", LockdownStyle.match)
        #expect(
            read.fields == [
                "style": "sysdiagnose-text", "time": "2021-10-03T07:57:42.865446", "pid": "69",
                "message": "open_lid: lid: off",
            ])
        for text in [
            "10/03/21 07:57:42.865446 open_lid: x", "10/03/21", "10/03/21 07:57:42 pid=x y",
            "1/3/21 07:57:42.8 pid=1 x",
        ] {
            #expect(StyleFields(line: text, LockdownStyle.match).fields == ["match": "none"], "\(text)")
        }
    }

    @Test func linesOfTheShutdownLogAreRecords() {
        let lines: [(String, [String: String])] = [
            (
                "After 1.05s, these clients are still here:",
                ["style": "sysdiagnose-text", "message": "After 1.05s, these clients are still here:"]
            ),
            (
                "\t\tremaining client pid: 97 (/usr/libexec/boxd/3FE3D810-8967-43B0-A67A-650DE26897AD)",
                [
                    "style": "sysdiagnose-text", "pid": "97", "process": "boxd",
                    "message": "remaining client pid: 97 (/usr/libexec/boxd/3FE3D810-8967-43B0-A67A-650DE26897AD)",
                ]
            ),
            (
                "    remaining client pid: 8 (/opt/lid (old))",
                [
                    "style": "sysdiagnose-text", "pid": "8", "process": "lid (old)",
                    "message": "remaining client pid: 8 (/opt/lid (old))",
                ]
            ),
            (
                "SIGTERM: [1654725098] all lids closed",
                [
                    "style": "sysdiagnose-text", "time": "2022-06-08T21:51:38+00:00",
                    "message": "SIGTERM: [1654725098] all lids closed",
                ]
            ),
            ("After all, these", ["match": "none"]), ("SIGTERM: x", ["match": "none"]), ("\t", ["match": "none"]),
        ]
        for (text, fields) in lines {
            #expect(StyleFields(line: text, ShutdownLogStyle.match).fields == fields, "\(text)")
        }
    }
}
