import EventModel
import Testing

@testable import LogIngest

@Suite struct XcodeMetadataTests {
    private static let lines: [(text: String, fields: [String: String])] = [
        (
            "Type: Error | Timestamp: 2024-12-05 07:14:29.830517+01:00 | Process: FotoFjord02 | Library: PaneKit | "
                + "Subsystem: com.example.PaneKit | Category: PaneRevivalStep | TID: 0xb2a91",
            [
                "level": "Error", "word": "Error", "time": "2024-12-05T07:14:29.830517+01:00",
                "process": "FotoFjord02", "library": "PaneKit", "subsystem": "com.example.PaneKit",
                "category": "PaneRevivalStep", "tid": "731793",
            ]
        ),
        (
            "Type: Notice | Timestamp: 2025-06-04 03:48:12.067934+0500 | Library: SXKitCore | TID: 0x27b0c54",
            [
                "level": "Default", "word": "Notice", "time": "2025-06-04T03:48:12.067934+05:00",
                "library": "SXKitCore", "tid": "41618516",
            ]
        ),
        (
            "Type: Error | Timestamp: 2025-02-26 10:53:49.614802-05:00 | Process: M | Category:  | TID: 0xc7e4a",
            [
                "level": "Error", "word": "Error", "time": "2025-02-26T10:53:49.614802-05:00", "process": "M",
                "tid": "818762",
            ]
        ),
        ("Type: stdio", ["type": "stdio"]), ("Type: Fault", ["level": "Fault", "word": "Fault"]),
        ("Type: Default | Category: ", ["level": "Default", "word": "Default"]),
        ("Type: Debug | Category:", ["level": "Debug", "word": "Debug"]),
        (
            "Type: Info | Process: a | b | Type: | Category: two words | TID: 0x1",
            ["level": "Info", "word": "Info", "process": "a | b | Type:", "category": "two words", "tid": "1"]
        ),
        ("Timestamp: 2025-02-26 10:53:49.614802-05:00", ["time": "2025-02-26T10:53:49.614802-05:00"]),
        ("Library: a | Category: b", ["library": "a", "category": "b"]),
        ("Type: Info | Timestamp: 2025-02-30 10:53:49.614802-05:00", ["match": "impossibleTime"]),
        ("Library: a", ["match": "none"]), ("Type: error", ["match": "none"]), ("Type: Info about", ["match": "none"]),
        ("Type:Info", ["match": "none"]), ("Type:", ["match": "none"]), ("Type: Info | TID: 12", ["match": "none"]),
        ("Timestamp: now | Library: a", ["match": "none"]), ("Types: Info", ["match": "none"]), ("", ["match": "none"]),
    ]

    @Test func knownKeysAreReadInOrder() {
        for (text, fields) in XcodeMetadataTests.lines {
            var expected = fields
            if fields["match"] == nil { expected["style"] = "xcode-structured-copy" }
            #expect(StyleFields(line: text, XcodeMetadata.match).fields == expected, "\(text)")
        }
    }

    @Test func aLongValueIsRead() {
        let value = String(repeating: " | Type: |", count: 50_000)
        let read = StyleFields(line: "Type: Info | Process: a" + value + " | TID: 0x1", XcodeMetadata.match)
        #expect(read.fields["process"]?.utf8.count == value.utf8.count + 1)
    }
}
