import EventModel
import Testing

@testable import LogIngest

@Suite struct JSONRecordsTests {
    /// The fields of an object's record, or what else it is.
    private func read(_ object: String, copies: Bool = false) -> [String: String] {
        var records = JSONRecords()
        let bytes = Array(object.utf8)
        var record = LogRecord(style: .custom, line: 1)
        var text: [UInt8] = []
        switch records.match(bytes.span, 0..<bytes.count, copies: copies, into: &record, text: &text) {
        case .record: return StyleFields(record, text.isEmpty ? bytes : text).fields
        case .wrapped: return ["wrapped": String(decoding: text, as: UTF8.self)]
        case .footer(let count): return ["footer": "\(count)"]
        case .impossibleTime: return ["match": "impossibleTime"]
        case .rejected(let reason): return ["match": reason.rawValue]
        }
    }

    private static let apple: [(object: String, fields: [String: String])] = [
        (
            #"""
            {"eventMessage":"Paper, please.","messageType":"Default","eventType":"logEvent","source":{"symbol":"$S1",
            "line":31,"image":"Tests","file":"trial.swift"},"threadID":20498153,"processID":73185,"subsystem":"note",
            "category":"","activityIdentifier":2418773,"parentActivityIdentifier":2418772,"signpostID":0,
            "timestamp" : "2019-07-22 15:19:06.714295-0700","processImagePath":"\/a\/b c","senderImagePath":"\/kernel"}
            """#,
            [
                "style": "log-ndjson", "time": "2019-07-22T15:19:06.714295-07:00", "level": "Default",
                "message": "Paper, please.", "symbol": "$S1", "line": "31", "image": "Tests",
                "file": "trial.swift", "tid": "20498153", "pid": "73185", "subsystem": "note", "activity": "0x24e855",
                "process": "b c", "library": "kernel",
            ]
        ),
        (
            #"""
            {"eventType":"signpostEvent","eventMessage":"","signpostID":18446744073709551615,"signpostName":"crop",
            "signpostType":"end","signpostScope":"process"}
            """#,
            [
                "style": "log-ndjson", "type": "signpost", "spid": "18446744073709551615", "name": "crop",
                "kind": "end",
                "scope": "process",
            ]
        ),
        (
            #"{"eventType":"timesyncEvent","eventMessage":null,"processID":0,"threadID":0}"#,
            ["style": "log-ndjson", "type": "timesync"]
        ),
        (#"{"eventMessage":"a\nb\n","source":null}"#, ["style": "log-ndjson", "message": "a\nb"]),
        (#"{"count":4172,"finished":1}"#, ["footer": "4172"]), (#"{"count":3}"#, ["match": "foreign-json"]),
        (#"{"eventMessage":"a","timestamp":"2026-13-01 00:00:00.0+0000"}"#, ["match": "impossible-time"]),
        (#"{"eventMessage":"a"#, ["match": "cut-json"]), (#"{"eventMessage":}"#, ["match": "invalid-json"]),
    ]

    @Test func entriesOfTheLogAreRead() {
        for (object, fields) in JSONRecordsTests.apple {
            var expected = fields
            if fields["match"] == "impossible-time" { expected["match"] = "impossibleTime" }
            #expect(read(object) == expected, "\(object)")
            #expect(read(object, copies: true) == expected, "\(object)")
        }
    }

    private static let tools: [(object: String, fields: [String: String])] = [
        (
            #"""
            {"pid": 50428, "procid": 3, "thread_id": 6083, "timestamp": "2025-12-27T03:14:50.628194", "level": "NOTICE",
             "image_name": "/private/B/Pod.app/Frameworks/Lid", "image_offset": 8147, "filename": "/private/B/Pod",
             "message": "cheers", "label": {"subsystem": "org.s.pod", "category": "mail"}}
            """#,
            [
                "style": "pymobiledevice3-json", "time": "2025-12-27T03:14:50.628194", "level": "Default",
                "word": "NOTICE", "process": "Pod", "pid": "50428", "tid": "6083", "library": "Lid",
                "subsystem": "org.s.pod", "category": "mail", "message": "cheers",
            ]
        ),
        (
            #"{"pid":1,"procid":3,"timestamp":"2025-12-27T03:14:50","level":"USER_ACTION","message":"x","label":null}"#,
            [
                "style": "pymobiledevice3-json", "time": "2025-12-27T03:14:50", "type": "userAction",
                "word": "USER_ACTION", "pid": "1", "message": "x",
            ]
        ),
        (
            #"""
            {"pid":71,"timestamp":"2025-09-16T07:44:12.5+02:00","level":16,"levelName":"Error","threadId":12,
            "imageName":"/System/PaneFront","imageOffset":64,"filename":"/Springboard","message":"tilt \u003c3\u003e",
            "label":{"subsystem":"a.b","category":"c"}}
            """#,
            [
                "style": "go-ios-ostrace-json", "time": "2025-09-16T07:44:12.5+02:00", "level": "Error",
                "word": "Error",
                "process": "Springboard", "pid": "71", "tid": "12", "library": "PaneFront", "subsystem": "a.b",
                "category": "c", "message": "tilt <3>",
            ]
        ),
        (
            #"{"levelName":"","level":17,"pid":3,"timestamp":"2025-09-16T07:44:12Z","message":"x","label":null}"#,
            [
                "style": "go-ios-ostrace-json", "time": "2025-09-16T07:44:12+00:00", "level": "Fault", "pid": "3",
                "message": "x",
            ]
        ),
        (
            #"""
            {"timestamp":"2025-09-16T07:44:12","device":"iPhone","process":"SpringBoard(PaneFront)","pid":"71",
            "level":"Notice","message":"turned"}
            """#,
            [
                "style": "go-ios-json", "time": "2025-09-16T07:44:12", "host": "iPhone", "process": "SpringBoard",
                "library": "PaneFront", "pid": "71", "level": "Default", "word": "Notice", "message": "turned",
            ]
        ),
        (
            #"{"msg":"Sep 16 07:44:12 iPhone Tin(Lid)[71] \u003cNotice\u003e: open\n"}"#,
            ["wrapped": "Sep 16 07:44:12 iPhone Tin(Lid)[71] <Notice>: open"]
        ),
        (#"{"error":"no match","msg":"what \u0026 ever"}"#, ["wrapped": "what & ever"]),
        (#"{"level":"info","msg":"starting","time":"2025-09-16T07:44:12Z"}"#, ["match": "foreign-json"]),
        (#"{"msg":12}"#, ["match": "foreign-json"]), (#"{"message":"x"}"#, ["match": "foreign-json"]),
        (#"{"message":"x","level":"info","timestamp":"2025-09-16T07:44:12Z"}"#, ["match": "foreign-json"]),
    ]

    @Test func recordsOfDeviceToolsAreRead() {
        for (object, fields) in JSONRecordsTests.tools {
            #expect(read(object) == fields, "\(object)")
            #expect(read(object, copies: true) == fields, "\(object)")
        }
    }

    private static let others: [(object: String, fields: [String: String])] = [
        (
            #"""
            {"subsystem":"a.b","thread_id":18446744073709551615,"pid":59,"euid":0,"library":"/usr/lib/lid.dylib",
            "activity_id":9223372036854775809,"time":1644612393746018304.0,"category":"c",
            "event_type":"Log","log_type":"Info","process":"/usr/libexec/tind","message":"open","raw_message":"%s",
            "message_entries":[{"message_strings":"open","item_type":34}],"timestamp":"2022-02-11T20:46:33.746018304Z"}
            """#,
            [
                "style": "unifiedlog-jsonl", "time": "2022-02-11T20:46:33.746018304+00:00", "level": "Info",
                "word": "Info", "process": "tind", "library": "lid.dylib", "pid": "59", "tid": "18446744073709551615",
                "activity": "0x8000000000000001", "subsystem": "a.b", "category": "c",
                "message": "open",
            ]
        ),
        (
            #"{"time":1.5e18,"event_type":"Signpost","log_type":"ThreadSignpostEnd","message":"","raw_message":"r"}"#,
            [
                "style": "unifiedlog-jsonl", "time": "2017-07-14T02:40:00.000000000+00:00", "type": "signpost",
                "message": "r",
            ]
        ),
        (
            #"{"event_type":"Activity","log_type":"Useraction","message":"tap"}"#,
            ["style": "unifiedlog-jsonl", "type": "userAction", "message": "tap"]
        ),
        (
            #"{"event_type":"Statedump","log_type":"Default","message":"x"}"#,
            ["style": "unifiedlog-jsonl", "type": "state", "message": "x"]
        ),
        (
            #"""
            {"timestamp":1465920331.8392,"level":3,"message":"lid","thread":"main","file":"/src/Tin.swift","line":7,
            "function":"open()","context":{"a":1}}
            """#,
            [
                "style": "swiftybeaver-json", "time": "2016-06-14T16:05:31.8392+00:00", "level": "Warning",
                "message": "lid", "thread": "main", "file": "/src/Tin.swift", "function": "open()", "line": "7",
            ]
        ),
        (
            #"{"timestamp":1465920331,"level":9,"message":"lid"}"#,
            ["style": "swiftybeaver-json", "time": "2016-06-14T16:05:31+00:00", "message": "lid"]
        ),
        (#"{"timestamp":1e300,"level":1,"message":"lid"}"#, ["match": "impossibleTime"]),
        (#"{"timestamp":-1,"level":1,"message":"lid"}"#, ["match": "impossibleTime"]),
    ]

    @Test func recordsOfOtherToolsAreRead() {
        for (object, fields) in JSONRecordsTests.others {
            #expect(read(object) == fields, "\(object)")
            #expect(read(object, copies: true) == fields, "\(object)")
        }
    }

    private static let own: [(members: String, fields: [String: String])] = [
        (
            #"""
            "timestamp_local":"--10-07T08:21:33","level":"Notice","process":"Tin","pid":83,"tid":12,"library":"Lid",
            "subsystem":"a.b","category":null,"activity":"0x24e855","ttl":14,"type":"activity","host":"shelf",
            "job":"j[1]","image_offset":"0x2c3d"
            """#,
            [
                "time": "--10-07T08:21:33", "level": "Default", "word": "Notice", "process": "Tin", "pid": "83",
                "tid": "12", "library": "Lid", "subsystem": "a.b", "activity": "0x24e855", "ttl": "14",
                "type": "activity", "host": "shelf", "job": "j[1]", "offset": "0x2c3d",
            ]
        ),
        (
            #""timestamp_local":"T09:12:53.640281-05:00","tid":"803","thread_name":"main","thread_address":"0x2f""#,
            ["time": "T09:12:53.640281-05:00", "tid": "803", "thread": "main", "address": "0x2f"]
        ),
        (
            #""timestamp_local":"2024-12-08T18:17""#,
            ["time": "2024-12-08T18:17"]
        ),
        (#""timestamp":"2024-12-08T18:17+05:30""#, ["time": "2024-12-08T18:17+05:30"]),
        (#""timestamp":null,"timestamp_local":"T09:12:53""#, ["time": "T09:12:53"]),
        (#""timestamp_local":"2024-12-08T18:17:03.5""#, ["time": "2024-12-08T18:17:03.5"]),
        (#""timestamp":"2024-12-08T18:17:03+05:30""#, ["time": "2024-12-08T18:17:03+05:30"]),
        (
            #""signpost":{"id":1,"scope":"process","type":"begin","name":"crop"},"type":"signpost""#,
            ["type": "signpost", "spid": "1", "scope": "process", "kind": "begin", "name": "crop"]
        ),
        (
            #""source":{"file":"a.m","function":"f()","line":52,"symbol":"s","image":"i"}"#,
            ["file": "a.m", "function": "f()", "line": "52", "symbol": "s", "image": "i"]
        ),
        (#""timestamp_local":"--13-07T08:21:33""#, ["match": "impossibleTime"]),
    ]

    @Test func recordsOfThisToolAreReadAgain() {
        for (members, fields) in JSONRecordsTests.own {
            let object = #"{"capture":"a.log","line":7,"format":"asl-syslog","message":"m","# + members + "}"
            var expected = fields
            if fields["match"] == nil {
                expected.merge(["style": "ctreport-records", "message": "m"]) { one, _ in one }
            }
            #expect(read(object) == expected, "\(members)")
        }
    }

    @Test func recordsOfSwiftLogAreReadAgain() {
        let object =
            #"{"line":7,"format":"swift-log","message":"m","label":"a.b","library":"Box","metadata":{"k":"a b","n":"1"}}"#
        let fields = [
            "style": "ctreport-records", "message": "m", "subsystem": "a.b", "category": "Box", "metadata": "k=a b n=1",
        ]
        #expect(read(object) == fields)
        #expect(read(object, copies: true) == fields)
    }

    @Test func everyKeyIsFoundByItsName() {
        for name in ["timestamp", "eventMessage", "thread_id", "msg", "ttl"] {
            let bytes = Array(name.utf8)
            #expect(JSONKeyTable.shared.key(bytes.span, 0..<bytes.count) != nil, "\(name)")
            #expect(JSONKeyTable.shared.key(bytes.span, 0..<bytes.count - 1) == nil, "\(name)")
        }
    }

    /// The texts of a record lie in its bytes, whatever the object is.
    private func check(_ bytes: [UInt8]) {
        var records = JSONRecords()
        for copies in [false, true] {
            var record = LogRecord(style: .custom, line: 1)
            var text: [UInt8] = []
            let match = records.match(bytes.span, 0..<bytes.count, copies: copies, into: &record, text: &text)
            guard case .record = match else { continue }
            let count = text.isEmpty ? bytes.count : text.count
            var areInside = true
            record.mapTexts { range in
                areInside = areInside && range.lowerBound >= 0 && range.upperBound <= count
                return range
            }
            #expect(areInside, "\(String(decoding: bytes, as: UTF8.self))")
        }
    }

    @Test func damagedObjectsAreRead() {
        var random = SplitMix(state: 3)
        let marks = Array("{}[]\":,\\u0-.eE/n \u{1}".utf8)
        let all = JSONRecordsTests.apple + JSONRecordsTests.tools + JSONRecordsTests.others
        let own = JSONRecordsTests.own.map { #"{"line":7,"format":"swift-log","message":"m","# + $0.members + "}" }
        for object in all.map(\.object) + own {
            let whole = Array(object.utf8)
            for end in 1...whole.count {
                check(Array(whole[..<end]))
            }
            for _ in 0..<200 {
                var bytes = whole
                for _ in 0..<Int.random(in: 1...4, using: &random) {
                    let place = Int.random(in: 1..<bytes.count, using: &random)
                    switch Int.random(in: 0..<3, using: &random) {
                    case 0: bytes[place] = marks.randomElement(using: &random) ?? 0
                    case 1: bytes.remove(at: place)
                    default: bytes.insert(marks.randomElement(using: &random) ?? 0, at: place)
                    }
                }
                check(bytes)
            }
        }
    }
}
