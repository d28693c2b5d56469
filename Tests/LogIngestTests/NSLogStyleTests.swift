import Testing

@testable import LogIngest

@Suite struct NSLogStyleTests {
    private static let lines: [(String, [String: String])] = [
        (
            "2022-07-04 19:36:28.514907+0700 NightChore[417:20836] Began pretend chore: <decode: missing data>",
            [
                "time": "2022-07-04T19:36:28.514907+07:00", "process": "NightChore", "pid": "417", "tid": "20836",
                "message": "Began pretend chore: <decode: missing data>",
            ]
        ),
        (
            "2019-01-15 21:25:40.307918+0800 星图册[2063:2507384] [PlacingRulesClash] Not every rule.",
            [
                "time": "2019-01-15T21:25:40.307918+08:00", "process": "星图册", "pid": "2063", "tid": "2507384",
                "category": "PlacingRulesClash", "message": "Not every rule.",
            ]
        ),
        (
            "2016-12-21 07:58:49.126405 Chalk[20746:803157] subsystem: com.example.ChalkKit, category: TouchSifting",
            [
                "time": "2016-12-21T07:58:49.126405", "process": "Chalk", "pid": "20746", "tid": "803157",
                "message": "subsystem: com.example.ChalkKit, category: TouchSifting",
            ]
        ),
        (
            "2022-04-12 06:17:00.853 Walnut Helper (Painter)[30751:6024987] TypeBench hint: [a] +[TBFace b:].",
            [
                "time": "2022-04-12T06:17:00.853", "process": "Walnut Helper (Painter)", "pid": "30751",
                "tid": "6024987", "message": "TypeBench hint: [a] +[TBFace b:].",
            ]
        ),
        (
            "2012-05-06 10:11:12.131 Old[123:60b] first: 2012-05-06 10:11:12.131 Old[1:2] twice",
            [
                "time": "2012-05-06T10:11:12.131", "process": "Old", "pid": "123", "tid": "1547",
                "message": "first: 2012-05-06 10:11:12.131 Old[1:2] twice",
            ]
        ),
        (
            "2024-02-03 04:05:06.789 xcodebuild[12:3456]  IDETool: two blanks",
            [
                "time": "2024-02-03T04:05:06.789", "process": "xcodebuild", "pid": "12", "tid": "3456",
                "message": " IDETool: two blanks",
            ]
        ),
        (
            "2024-02-03 04:05:06.789012+0100 App[12:3456]",
            ["time": "2024-02-03T04:05:06.789012+01:00", "process": "App", "pid": "12", "tid": "3456"]
        ),
    ]

    @Test(arguments: lines)
    func aLineIsRead(_ line: String, _ expected: [String: String]) {
        let fields = StyleFields(stamped: line, NSLogStyle.match).fields
        #expect(fields == expected.merging(["style": "nslog-console"]) { $1 })
    }

    @Test func aCategoryIsOneShortGroup() {
        let long = String(repeating: "é", count: 64)
        let cases: [(String, String?)] = [
            ("[MT] x", "MT"), ("[a b::c] x", "a b::c"), ("[\(long)] x", long), ("[\(long)e] x", nil), ("[] x", nil),
            ("[VERBOSE0:Engine.mm(231)] x", nil), ("[a[b]] x", nil), ("[a]x", nil), ("[a]", nil), ("[a", nil),
            (" [a] x", nil),
        ]
        for (message, category) in cases {
            let line = "2024-02-03 04:05:06.789 App[1:2] " + message
            let fields = StyleFields(stamped: line, NSLogStyle.match).fields
            #expect(fields["category"] == category, "\(message)")
            #expect(fields["message"] == (category == nil ? message : "x"), "\(message)")
        }
    }

    @Test(arguments: [
        "2024-02-03 04:05:06.789 no brackets", "2024-02-03 04:05:06.789 words [12:34] x",
        "2024-02-03 04:05:06.789 [12:34] x", "2024-02-03 04:05:06.789 App[12] x",
        "2024-02-03 04:05:06.789 logd[12]: App[1:2] x",
        "2024-02-03 04:05:06.789 Pod{Pod}[3] <INFO>: App[1:2] x", "2024-02-03 04:05:06.789 App[1:2]: App[1:2] x",
        "2024-02-03 04:05:06.789 App[12:34]x",
        "2024-02-03 04:05:06:789 App[12:34] x", "2024-02-03 04:05:06.789 [info][tid:main] x", "2024-02-03 04:05:06.789",
    ])
    func anotherLineIsNone(_ line: String) {
        #expect(StyleFields(stamped: line, NSLogStyle.match).fields == ["match": "none"])
    }

    @Test func theAllocatorPrintsWithoutATime() {
        let line = "PB(52071,0x102a5c300) malloc: tiny pool given up"
        #expect(
            StyleFields(line: line, NSLogStyle.matchMalloc).fields == [
                "style": "nslog-console", "type": "stdio", "process": "PB", "pid": "52071",
                "message": "malloc: tiny pool given up",
            ])
        for other in ["PB(52071) malloc: x", "(1,0x2) malloc: x", "PB(1,0xz) malloc: x", "PB(1,0x2) mallow: x", "PB"] {
            #expect(StyleFields(line: other, NSLogStyle.matchMalloc).fields == ["match": "none"], "\(other)")
        }
    }
}
