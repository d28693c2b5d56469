import Testing

@testable import LogIngest

@Suite struct ASLStyleTests {
    private static let lines: [(String, [String: String])] = [
        (
            "Mar  8 06:40:53 Guests-MacBook-Pro com.apple.xpc.launchd[1] (org.sample.ParcelSorter[20736]): fell: port[0]",
            [
                "time": "--03-08T06:40:53", "host": "Guests-MacBook-Pro", "process": "com.apple.xpc.launchd",
                "pid": "1", "job": "org.sample.ParcelSorter[20736]", "message": "fell: port[0]",
            ]
        ),
        (
            "Apr  2 19:07:44 other-hostbox launchd_mock[30509] (org.sample.panelightd): No such switch",
            [
                "time": "--04-02T19:07:44", "host": "other-hostbox", "process": "launchd_mock", "pid": "30509",
                "job": "org.sample.panelightd", "message": "No such switch",
            ]
        ),
        (
            "Apr 17 08:31:59  unpackers[41836] <Notice>: Readying folder \"Attic\"",
            [
                "time": "--04-17T08:31:59", "process": "unpackers", "pid": "41836", "word": "Notice",
                "level": "Default", "message": "Readying folder \"Attic\"",
            ]
        ),
        (
            "Aug  7 05:14:36 guestdesk-10-118-207-133 Sample Typist[25908]: Macro bridge fault",
            [
                "time": "--08-07T05:14:36", "host": "guestdesk-10-118-207-133", "process": "Sample Typist",
                "pid": "25908", "message": "Macro bridge fault",
            ]
        ),
        (
            "Aug  7 05:14:36 desk [0x0-0x14014].com.example.Browser[3127]: [1:2] text[3]: x",
            [
                "time": "--08-07T05:14:36", "host": "desk", "process": "[0x0-0x14014].com.example.Browser",
                "pid": "3127", "message": "[1:2] text[3]: x",
            ]
        ),
        (
            "Mar 19 07:30:28 vaultd[7] <Error> [user{} ]: table KeepsakeBoxAd[4186] Þessi",
            [
                "time": "--03-19T07:30:28", "process": "vaultd", "pid": "7", "word": "Error", "level": "Error",
                "message": "table KeepsakeBoxAd[4186] Þessi",
            ]
        ),
        (
            "Nov  8 03:52:14 vaultd[7] <Error> [user{} ]:",
            ["time": "--11-08T03:52:14", "process": "vaultd", "pid": "7", "word": "Error", "level": "Error"]
        ),
        (
            "Nov  8 03:52:14 desk agent[7]: --- agent is back ---",
            [
                "time": "--11-08T03:52:14", "host": "desk", "process": "agent", "pid": "7",
                "message": "--- agent is back ---",
            ]
        ),
    ]

    @Test(arguments: lines)
    func aLineIsRead(_ line: String, _ expected: [String: String]) {
        let fields = StyleFields(line: line, ASLStyle.match).fields
        #expect(fields == expected.merging(["style": "asl-syslog"]) { $1 })
    }

    @Test(arguments: [
        "Nov  8 03:52:14 desk agent: no process id", "Nov  8 03:52:14 desk agent[7] no colon",
        "Nov  8 03:52:14 desk agent [7]: x", "Nov  8 03:52:14.123 desk agent[7]: x", "Nov  8 03:52:14",
        "Nov  8 03:52:14   desk agent[7]: x", "Nov  8 desk agent[7]: x", "Nov  8 03:52:14 desk agent[7]:x",
        "Nov  8 03:52:14 desk agent[7] <Loud>: x", "Nov  8 03:52:14 desk agent[7] no colon, peer[3]: x",
        "Nov  8 03:52:14 desk agent[7:8] peer[3]: x", "Nov  8 03:52:14 --- last message repeated 4 times ---",
    ])
    func anotherLineIsNone(_ line: String) {
        #expect(StyleFields(line: line, ASLStyle.match).fields == ["match": "none"])
    }

    @Test func datesMayBeWhole() {
        let cases: [(String, String?, String?)] = [
            ("2024-05-06 07:08:09-07 desk installer[12]: x", "2024-05-06T07:08:09-07:00", "desk"),
            ("2024-05-06 07:08:09+02 installer[12]: x", "2024-05-06T07:08:09+02:00", nil),
            ("2024-05-06 07:08:09Z desk my installer[12] <Notice>: x", "2024-05-06T07:08:09+00:00", "desk"),
            ("2024-05-06T07:08:09.123Z desk installer[12] <Notice>: x", "2024-05-06T07:08:09.123+00:00", "desk"),
            ("2024-05-06 07:08:09-0700 desk installer[12]: x", "2024-05-06T07:08:09-07:00", "desk"),
            ("2024-05-06 07:08:09-0700 logd[12]: x", nil, nil),
            ("2024-05-06 07:08:09.123+0100  desk a[12]: x", nil, nil),
            ("2024-05-06 07:08:09+99 desk installer[12]: x", nil, nil), ("2024-05-06 07:08:09Z", nil, nil),
        ]
        for (line, time, host) in cases {
            let fields = StyleFields(stamped: line, ASLStyle.matchDated).fields
            #expect(fields["time"] == time, "\(line)")
            #expect(fields["host"] == host, "\(line)")
        }
    }

    @Test func aListOfKeysIsRead() {
        let line =
            "[ASLMessageID 7] [Time 1400000000] [TimeNanoSec 5] [Level 4] [PID 12] [UID 0] [Host desk] [Sender my agent] "
            + #"[Facility user] [Message a \[b\] c]"#
        #expect(
            StyleFields(line: line, ASLListStyle.match).fields == [
                "style": "asl-syslog", "time": "2014-05-13T16:53:20.000000005+00:00", "level": "Warning", "pid": "12",
                "host": "desk", "process": "my agent", "message": #"a \[b\] c"#,
            ])
        let words = "[Time 0] [Sender x] [Level Critical] [Message ]"
        #expect(
            StyleFields(line: words, ASLListStyle.match).fields == [
                "style": "asl-syslog", "time": "1970-01-01T00:00:00+00:00", "level": "Critical", "word": "Critical",
                "process": "x",
            ])
        let late = "[Time 9999999999] [Message x]"
        #expect(StyleFields(line: late, ASLListStyle.match).fields == ["match": "impossibleTime"])
        for other in [
            "[Time 1] [Sender x]", "[Message x]", "[Time 1] [Message x] y", "[Time x] [Message x]", "[Time 1", "[]",
        ] {
            #expect(StyleFields(line: other, ASLListStyle.match).fields == ["match": "none"], "\(other)")
        }
    }

    @Test func repeatMarkersAreCounted() {
        let cases: [(String, Int?)] = [
            ("Mar  8 06:40:51 --- last message repeated 4 times ---", 4),
            ("--- last message repeated 26 times ---", 26),
            ("Dec 30 20:04:35: --- last message repeated 1 time ---", 1),
            ("Dec 30 20:04:35 my-desk.local --- last message repeated 2 time ---", 2),
            ("Dec 30 20:04:35  --- last message repeated 2 times --- ", 2), ("--- agent is back ---", nil),
            ("Dec 30 20:04:35 desk agent[1]: --- last message repeated 2 times ---", nil),
            ("--- last message repeated x times ---", nil), ("--- last message repeated 2 times --- x", nil),
            ("Dec 32 20:04:35 --- last message repeated 2 times ---", nil), ("Dec 30 20:04:35", nil), ("", nil),
        ]
        for (line, count) in cases {
            let bytes = Array(line.utf8)
            #expect(RepeatMarker.count(bytes.span, 0..<bytes.count) == count, "\(line)")
        }
    }
}
