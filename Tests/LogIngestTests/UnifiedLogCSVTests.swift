import EventModel
import Testing

@testable import LogIngest

@Suite struct UnifiedLogCSVTests {
    private static let header =
        "Timestamp,Event Type,Log Type,Subsystem,Thread ID,PID,EUID,Library,Library UUID,Activity ID,Category,Process,"
        + "Process UUID,Message,Raw Message,Boot UUID,System Timezone Name"

    private static func table(_ header: String) -> UnifiedLogCSV? {
        let bytes = Array(header.utf8)
        return UnifiedLogCSV(header: bytes.span, 0..<bytes.count)
    }

    private func read(_ row: String, header: String = header, copies: Bool = false) throws -> [String: String] {
        var table = try #require(UnifiedLogCSVTests.table(header))
        let bytes = Array(row.utf8)
        var record = LogRecord(style: .custom, line: 1)
        var text: [UInt8] = []
        let match = table.match(bytes.span, 0..<bytes.count, copies: copies, into: &record, text: &text)
        guard match == .record else { return ["match": "\(match)"] }
        return StyleFields(record, text.isEmpty ? bytes : text).fields
    }

    private static let rows: [(row: String, fields: [String: String])] = [
        (
            "2022-02-11T20:46:33.746Z,Log,Info,a.b,18446744073709551615,59,0,/usr/lib/lid.dylib,AB,9,c,"
                + "/usr/libexec/tind,CD,\"one, \"\"two\"\"\n three\n\",%s,EF,Pacific",
            [
                "style": "unifiedlog-csv", "time": "2022-02-11T20:46:33.746+00:00", "level": "Info", "word": "Info",
                "process": "tind", "library": "lid.dylib", "pid": "59", "tid": "18446744073709551615",
                "activity": "0x9", "subsystem": "a.b", "category": "c", "message": "one, \"two\"\n three",
            ]
        ),
        (
            "2022-02-11T20:46:33.746Z,Signpost,SystemSignpostEnd,,0,0,0,,,0,,/kernel,,,%s,,",
            [
                "style": "unifiedlog-csv", "time": "2022-02-11T20:46:33.746+00:00", "type": "signpost",
                "process": "kernel", "pid": "0", "tid": "0", "message": "%s",
            ]
        ),
        ("2022-02-11T20:46:33.746Z,Log", ["match": "damaged"]),
        ("2022-02-11T20:46:33.746Z,Log,Info,a.b,1,1,0,l,u,0,c,p,u,\"open,r,b,z", ["match": "damaged"]),
        ("2022-02-11T20:46:33.746Z,Log,Info,a.b,1,1,0,l,u,0,c,p,u,\"a\"b,r,b,z", ["match": "damaged"]),
        ("2022-02-31T20:46:33.746Z,Log,Info,a.b,1,1,0,l,u,0,c,p,u,m,r,b,z", ["match": "impossibleTime"]),
        ("yesterday,Log,Info,a.b,1,1,0,l,u,0,c,p,u,m,r,b,z", ["match": "damaged"]),
        ("2022-02-11T20:46:33.746Z,Log,Info,a.b,1,1,0,l,u,0,c,p,u,m,r,b,z,more", ["match": "damaged"]),
        ("", ["match": "damaged"]),
    ]

    @Test func rowsAreRead() throws {
        for (row, fields) in UnifiedLogCSVTests.rows {
            #expect(try read(row) == fields, "\(row)")
            #expect(try read(row, copies: true) == fields, "\(row)")
        }
    }

    @Test func columnsAreKnownByName() throws {
        let fields = try read(
            "2022-02-11T20:46:33.746Z,x,\"Error\",7", header: "Timestamp,Message,Log Type,Activity ID")
        #expect(
            fields == [
                "style": "unifiedlog-csv", "time": "2022-02-11T20:46:33.746+00:00", "level": "Error", "word": "Error",
                "message": "x", "activity": "0x7",
            ])
        for header in ["Timestamp,Message", "Message,Log Type", "Timestamp,Log Type", "", "Timestamp,", "a,b"] {
            #expect(UnifiedLogCSVTests.table(header) == nil, "\(header)")
        }
    }

    @Test func aRowIsWholeWhereItsQuotesAreEven() {
        for (line, isComplete) in [("", true), ("a,b", true), ("a,\"b", false), ("a,\"b\"\"", false), ("\"a\"", true)] {
            let bytes = Array(line.utf8)
            #expect(UnifiedLogCSV.isComplete(bytes.span, 0..<bytes.count) == isComplete, "\(line)")
        }
    }
}
