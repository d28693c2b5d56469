import Testing

@testable import LogIngest

@Suite struct SyslogStyleTests {
    private static let lines: [(String, [String: String])] = [
        (
            "2018-05-24 09:41:16.873052-0700  localhost Our Rather Plain Map[28406]: (Pigment) Debug port: 1",
            [
                "time": "2018-05-24T09:41:16.873052-07:00", "host": "localhost", "process": "Our Rather Plain Map",
                "pid": "28406", "library": "Pigment", "message": "Debug port: 1",
            ]
        ),
        (
            "2024-07-08 06:20:35.419+0200  desk.local kernel[0]: (Fence) Fence: run(52761) (x) [a:b] y[1]: z",
            [
                "time": "2024-07-08T06:20:35.419+02:00", "host": "desk.local", "process": "kernel", "pid": "0",
                "library": "Fence", "message": "Fence: run(52761) (x) [a:b] y[1]: z",
            ]
        ),
        (
            "2024-07-08 06:20:35.419807+0200  localhost app[3]: (Kit) [com.example.kit:a::b] [c:d] text",
            [
                "time": "2024-07-08T06:20:35.419807+02:00", "host": "localhost", "process": "app", "pid": "3",
                "library": "Kit", "subsystem": "com.example.kit", "category": "a::b", "message": "[c:d] text",
            ]
        ),
        (
            "2023-10-17 06:48:39.270514+0100 localhost knobd[2903]: [spid 0x5d04c7e91fa2836b, process,   end] "
                + "[com.example.knobs:DialQueueFeeder] Dial::turned: Ahead of Queue",
            [
                "time": "2023-10-17T06:48:39.270514+01:00", "type": "signpost", "host": "localhost",
                "process": "knobd", "pid": "2903", "subsystem": "com.example.knobs", "category": "DialQueueFeeder",
                "spid": "0x5d04c7e91fa2836b", "scope": "process", "kind": "end", "name": "Dial::turned",
                "message": "Dial::turned: Ahead of Queue",
            ]
        ),
        (
            "2024-07-08 06:20:35.419807+0200  localhost app[3]:",
            ["time": "2024-07-08T06:20:35.419807+02:00", "host": "localhost", "process": "app", "pid": "3"]
        ),
        (
            "2024-07-08 06:20:35.419807+0200  localhost === system boot: A-B",
            [
                "time": "2024-07-08T06:20:35.419807+02:00", "type": "timesync", "host": "localhost",
                "message": "=== system boot: A-B",
            ]
        ),
    ]

    @Test(arguments: lines)
    func aLineIsRead(_ line: String, _ expected: [String: String]) {
        let fields = StyleFields(stamped: line, SyslogStyle.match).fields
        #expect(fields == expected.merging(["style": "log-syslog"]) { $1 })
    }

    @Test(arguments: [
        "2024-07-08 06:20:35-0700 logd[31]: no fraction", "2024-07-08 06:20:35.1-0700 localhost app: x",
        "2024-07-08 06:20:35.1-0700 app[31]: x", "2024-07-08 06:20:35.1-0700 localhost app[31:5] x",
        "2024-07-08 06:20:35.1-0700 localhost",
        "2024-07-08 06:20:35.1-0700 App[31:5] peer[3]: x", "2024-07-08 06:20:35.1-0700 My App[31:5] peer[3]: x",
        "2024-07-08 06:20:35.1-0700 My App[31] peer[3]: x", "2024-07-08 06:20:35.1-0700 ",
    ])
    func anotherLineIsNone(_ line: String) {
        #expect(StyleFields(stamped: line, SyslogStyle.match).fields == ["match": "none"])
    }

    @Test func oldSimulatorsPrintTheMonth() {
        let line = "Sep 13 15:28:51 desk localhost My Runner[37195]: (Pigment) Listening"
        #expect(
            StyleFields(line: line, SyslogStyle.matchOld).fields == [
                "style": "log-syslog", "time": "--09-13T15:28:51", "host": "desk", "process": "My Runner",
                "pid": "37195", "library": "Pigment", "message": "Listening",
            ])
        let impossible = line.replacing("Sep 13", with: "Sep 31")
        #expect(StyleFields(line: impossible, SyslogStyle.matchOld).fields == ["match": "impossibleTime"])
        let other = line.replacing("localhost ", with: "")
        #expect(StyleFields(line: other, SyslogStyle.matchOld).fields == ["match": "none"])
    }

    @Test func aSignpostHasItsParts() {
        let cases: [(String, [String?])] = [
            ("[spid 0x1, process, begin] App: [a:b] load: x", ["0x1", "process", "begin", "load"]),
            ("[spid excl, thread,   end] App: [a:b] load", ["excl", "thread", "end", "load"]),
            ("[spid 12, system, event] App: (Kit) [a:b] load:x", ["12", "system", "event", "load"]),
            ("[spid broken] App: load: x", [nil, nil, nil, "load"]),
            ("App: [a:b] load: x", [nil, nil, nil, "load"]),
        ]
        for (body, parts) in cases {
            let line = "2023-10-17 06:48:39.270514+0100 0x2b47a    Signpost    0x0                  2903   0    " + body
            let fields = StyleFields(stamped: line, StandardStyle.match).fields
            #expect(["spid", "scope", "kind", "name"].map { fields[$0] } == parts, "\(body)")
            #expect(fields["process"] == "App", "\(body)")
        }
        for body in ["[a:b] [spid 0x1, process, begin] load: x", "[spid 0x1, process, begin] [a:b] load: x"] {
            let fields = StyleFields(stamped: "2026-07-29 14:00:00.412 Sp App[8:3a] " + body, CompactStyle.match).fields
            #expect(
                ["spid", "kind", "name", "subsystem"].map { fields[$0] } == ["0x1", "begin", "load", "a"], "\(body)")
            #expect(fields["message"] == "load: x", "\(body)")
        }
    }

    @Test func aBracketWithTheOwnProcessIDIsText() {
        let cases: [(String, String?)] = [
            ("[kiln-812:ERROR] x", nil), ("[kiln-813:ERROR] x", "kiln-813"), ("[com.kiln-812:a] x", "com.kiln-812"),
            ("[kiln812:ERROR] x", "kiln812"), ("[812:a] x", "812"), ("[-812:a] x", nil),
        ]
        for (body, subsystem) in cases {
            let line = "2023-10-17 06:48:39.270514+0100  localhost app[812]: " + body
            #expect(StyleFields(stamped: line, SyslogStyle.match).fields["subsystem"] == subsystem, "\(body)")
            let compact = "2023-10-17 06:48:39.270 E  app[812:1f] " + body
            #expect(StyleFields(stamped: compact, CompactStyle.match).fields["subsystem"] == subsystem, "\(body)")
        }
    }
}
