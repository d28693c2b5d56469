import EventModel
import Testing

@testable import Redaction

/// A generator whose numbers depend on the seed alone (SplitMix64).
struct SeededRandom: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = state
        value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
        return value ^ (value >> 31)
    }
}

@Suite struct ShapeLeakTests {
    /// Values that must never be published, each with the part that is looked for.
    static let secrets: [(text: String, needle: String)] = [
        ("anna.petrova@example.com", "petrova"), ("\"Anna Petrova\"", "Anna"), ("'Zoë Quill'", "Quill"),
        ("Anna Petrova", "Petrova"),
        ("https://api.example.org/u/annapetrova?token=s3cr3tvalue", "s3cr3t"), ("4111 1111 1111 1111", "4111"),
        ("/Users/annapetrova/Documents/Passport.pdf", "annapetrova"),
        ("ghp_16C7e42F292c6912E7710c838347Ae178B4a", "16C7"),
        ("0F1E2D3C-4B5A-6978-8796-A5B4C3D2E1F0", "4B5A"), ("password=hunter2", "hunter"),
        ("passcode: window home", "window home"),
        ("token: eyJhbGciOiJIUzI1NiJ9.e30.abc", "eyJ"), ("+1 (555) 010-9999", "555"), ("name=Larry Page", "Page"),
        ("IBAN DE89370400440532013000", "DE89"), ("Müller", "ller"), ("user_41111111", "41111111"),
        ("192.168.17.44", "192"),
    ]

    static let frames = [
        "open", "failed:", "->", "(", ")", "request", ",", "for", "state:", "[x]", "at", "\n", "…", "=",
    ]

    /// Secrets made of listed words: they are known by what stands before them, so only where a blank parts them from it.
    static let listed = ["Page", "window home"]

    @Test(arguments: [UInt64(1), 2, 3, 4], [" ", ""])
    func noSecretIsPublished(seed: UInt64, separator: String) {
        var random = SeededRandom(seed: seed)
        var tally = RecordTally()
        for _ in 0..<1000 {
            let parts = (0..<Int.random(in: 1...8, using: &random)).map { _ -> String in
                Bool.random(using: &random)
                    ? Self.secrets.randomElement(using: &random)?.text ?? ""
                    : Self.frames.randomElement(using: &random) ?? ""
            }
            let fields = (0..<3).map { _ in Self.secrets.randomElement(using: &random)?.text ?? "" }
            let record = SampleRecord(fields[0], fields[1], fields[2], parts.joined(separator: separator))
            for _ in 0..<2 { tally.add(record) }
        }
        let summary = tally.summary
        let names = [summary.processes, summary.subsystems, summary.categories].flatMap(\.counts.keys).map(\.text)
        let shapes = summary.shapes.counts.keys.map(\.text)
        #expect(shapes.count > 50)
        for (_, needle) in Self.secrets {
            if separator == " " || !Self.listed.contains(needle) {
                #expect(shapes.first { $0.contains(needle) } == nil, "\(needle)")
            }
            // A process may be called as somebody is; that cannot be told from the name alone.
            if !["Anna", "Petrova"].contains(needle) {
                #expect(names.first { $0.contains(needle) } == nil, "\(needle)")
            }
        }
    }
}
