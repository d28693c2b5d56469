import Testing

@testable import LogIngest

@Suite struct DeviceStylesTests {
    private static let traceLines: [(String, [String: String])] = [
        (
            "Aug  4 22:07:38.160937 TrayUIServer(TiltKit)[30486] <Debug>: TKSlopeReading: <private>",
            [
                "time": "--08-04T22:07:38.160937", "word": "Debug", "level": "Debug", "process": "TrayUIServer",
                "library": "TiltKit", "pid": "30486", "message": "TKSlopeReading: <private>",
            ]
        ),
        (
            "Feb 21 23:15:39.420763 kernel[0] <Notice>: [a] b[1] <Error>: c",
            [
                "time": "--02-21T23:15:39.420763", "word": "Notice", "level": "Default", "process": "kernel",
                "pid": "0", "message": "[a] b[1] <Error>: c",
            ]
        ),
        (
            "Feb 29 23:15:39.420763 My App (Helper)(/usr/lib/my (2).dylib)[7] <Unknown>:  x",
            [
                "time": "--02-29T23:15:39.420763", "word": "Unknown", "process": "My App (Helper)",
                "library": "/usr/lib/my (2).dylib", "pid": "7", "message": " x",
            ]
        ),
        (
            "Mar 4 21:35:47 fern(fern.debug.dylib)[2704] <Fault>: lost fraction",
            [
                "time": "--03-04T21:35:47", "word": "Fault", "level": "Fault", "process": "fern",
                "library": "fern.debug.dylib", "pid": "2704", "message": "lost fraction",
            ]
        ),
    ]

    @Test(arguments: traceLines)
    func aLineOfTheTraceIsRead(_ line: String, _ expected: [String: String]) {
        let fields = StyleFields(line: line, DeviceTraceStyle.match).fields
        #expect(fields == expected.merging(["style": "idevicesyslog-ostrace"]) { $1 })
    }

    @Test func aTimeOfNoClockIsTold() {
        let line = "Feb 30 22:07:38.160937 a[1] <Debug>: x"
        #expect(StyleFields(line: line, DeviceTraceStyle.match).fields == ["match": "impossibleTime"])
    }

    @Test(arguments: [
        "Mar 4 21:35:47 iPhone fern[2704] <Notice>: a device, so the relay", "Mar  4 21:35:47 fern[2704] <Notice>: x",
        "Mar  4 21:35:47.1 fern[2704] <Warning>: x", "Mar  4 21:35:47.1 fern[2704]: x",
        "Mar  4 21:35:47.1 fern <Info>: x",
        "Mar  4 21:35:47.1", "Mar  4 21:35:47.1 (a)[1] <Info>: x", "Mar  4 21:35:47.1 a[1]: b[2] <Info>: x",
    ])
    func anotherLineIsNoTrace(_ line: String) {
        #expect(StyleFields(line: line, DeviceTraceStyle.match).fields == ["match": "none"])
    }

    private static let pyLines: [(String, [String: String])] = [
        (
            "2025-12-27 03:14:50.628194 Pod{Pod.debug.dylib+0x2c3d}[50428] <NOTICE>: cheers [org.s.pod][mail]",
            [
                "time": "2025-12-27T03:14:50.628194", "word": "NOTICE", "level": "Default", "process": "Pod",
                "library": "Pod.debug.dylib", "offset": "0x2c3d", "pid": "50428",
                "message": "cheers [org.s.pod][mail]",
            ]
        ),
        (
            "2025-12-27 03:14:50 My Pod{C++ lib}[3] <USER_ACTION>: numbers [7, 8]",
            [
                "time": "2025-12-27T03:14:50", "word": "USER_ACTION", "process": "My Pod", "library": "C++ lib",
                "pid": "3", "message": "numbers [7, 8]",
            ]
        ),
        (
            "2025-12-27 03:14:50 Pod[3] <FAULT>: {x}",
            [
                "time": "2025-12-27T03:14:50", "word": "FAULT", "level": "Fault", "process": "Pod", "pid": "3",
                "message": "{x}",
            ]
        ),
    ]

    @Test(arguments: pyLines)
    func aLineOfPyMobileDeviceIsRead(_ line: String, _ expected: [String: String]) {
        let fields = StyleFields(stamped: line, PyMobileDeviceStyle.match).fields
        #expect(fields == expected.merging(["style": "pymobiledevice3"]) { $1 })
    }

    @Test func aLabelNamesASubsystem() {
        let cases: [(String, [String]?)] = [
            ("cheers [org.s.pod][mail]", ["cheers", "org.s.pod", "mail"]), (" [a.b][]", ["", "a.b", ""]),
            ("two\nlines [a.b-c_d.e][f g]", ["two\nlines", "a.b-c_d.e", "f g"]), ("numbers [7, 8]", nil),
            ("numbers [7][8]", nil), ("cheers [pod][mail]", nil), ("cheers[a.b][c]", nil), ("cheers [a.b][c] ", nil),
            ("x [1.5][2.5]", nil), ("x [a..b][c]", nil), ("x [a.b.][c]", nil), ("[a.b][c]", nil), ("]", nil), ("", nil),
            ("[[a.b][c]", nil), ("x [a.b c][d]", nil),
        ]
        for (message, parts) in cases {
            let bytes = Array(message.utf8)
            let label = PyMobileDeviceStyle.label(bytes.span, of: 0..<bytes.count)
            let texts = label.map { [$0.message, $0.subsystem, $0.category] }
            #expect(texts?.map { String(decoding: bytes[$0], as: UTF8.self) } == parts, "\(message)")
        }
    }

    private static let goLines: [(String, [String: String])] = [
        (
            "2024-05-06T07:08:09.123+02:00  PID:71     <Notice >  [com.example.a:b c]   cheers",
            [
                "time": "2024-05-06T07:08:09.123+02:00", "word": "Notice", "level": "Default", "pid": "71",
                "subsystem": "com.example.a", "category": "b c", "message": " cheers",
            ]
        ),
        (
            "2024-05-06T07:08:09.123Z  PID:12345  <Error  >  [no label] cheers",
            [
                "time": "2024-05-06T07:08:09.123+00:00", "word": "Error", "level": "Error", "pid": "12345",
                "message": "[no label] cheers",
            ]
        ),
        (
            "2024-05-06T07:08:09.123Z  PID:1      <Unknown>  [a:]",
            ["time": "2024-05-06T07:08:09.123+00:00", "word": "Unknown", "pid": "1", "subsystem": "a"]
        ),
    ]

    @Test(arguments: goLines)
    func aLineOfGoIOSIsRead(_ line: String, _ expected: [String: String]) {
        let fields = StyleFields(stamped: line, GoIOSTraceStyle.match).fields
        #expect(fields == expected.merging(["style": "go-ios-ostrace"]) { $1 })
    }
}
