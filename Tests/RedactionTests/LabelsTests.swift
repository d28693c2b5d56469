import Redaction
import Testing

@Suite struct LabelsTests {
    @Test(arguments: [
        ("build", "42"), ("device", "iPhone 16 Pro"), ("os", "iOS 26.1 (23B85)"), ("app_version", "1.2.0-beta.3"),
        ("name", "größe"),
        ("commit", "4503341"), ("x", String(repeating: "ä", count: 64)),
    ])
    func wordsOfTheAuthorAreTaken(_ key: String, _ value: String) throws {
        var labels = Labels()
        try labels.set(key, to: value)
        #expect(labels[Public(authored: key)]?.text == value)
    }

    @Test(arguments: [
        ("", "x", Labels.Fault.key), ("Build", "x", .key), ("a-b", "x", .key), ("ä", "x", .key), ("a", "", .value),
        ("a", "x\ny", .value), ("a", "\u{202E}x", .value), ("a", String(repeating: "x", count: 65), .value),
        ("tester", "anna@example.com", .sensitive), ("device", "Anna's iPhone", .sensitive),
        ("device", "Anna’s iPhone", .sensitive), ("path", "/Users/anna/x", .sensitive), ("token", "abc", .sensitive),
        ("id", "0A1B2C3D-0000-4000-8000-001122334455", .sensitive), ("phone", "491701234567", .sensitive),
    ])
    func whatMayNotBeShownIsRefused(_ key: String, _ value: String, _ fault: Labels.Fault) {
        var labels = Labels()
        #expect(throws: fault) { try labels.set(key, to: value) }
        #expect(labels.isEmpty)
    }

    @Test func thereIsALimit() throws {
        var labels = Labels()
        for number in 0..<Labels.limit { try labels.set("k\(number)", to: "x") }
        #expect(throws: Labels.Fault.tooMany) { try labels.set("one_more", to: "x") }
        try labels.set("k0", to: "y")
        #expect(labels.all.count == Labels.limit && labels["k0"] == "y")
    }
}
