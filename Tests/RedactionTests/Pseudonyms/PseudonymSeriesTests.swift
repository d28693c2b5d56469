import EventModel
import Testing

@testable import Redaction

@Suite struct PseudonymSeriesTests {
    private static let salts = [
        "7f83b1657ff1fc53b92dc18148a1d65dfc2d4b1fa3d677284addd200126d9069",
        "2c26b46b68ffc68ff99b453c1d30413413422d706483bfa0f98a5e886266e7ae",
    ]

    private func series(
        _ period: RedactionPolicy.Period = .none, salt: Int = 0, scope: String = "default",
        on day: String = "2026-11-30"
    ) throws -> PseudonymSeries {
        let date = try #require(CivilDate(parsing: day))
        return PseudonymSeries(salt: try Salt(parsing: Self.salts[salt]), scope: scope, period: period, date: date)
    }

    private static let files = ["report.pdf", "Ünïcode 名前.txt", "", "a"]

    private func labels(_ key: RunKey) -> [Public] {
        var gate = Redactor(catalogue: everyKind, vocabulary: Vocabulary(), key: key)
        let values = Self.files.map { gate.redact(0, [Written(index(of: .filename), $0)]).values[index(of: .filename)] }
        let names = gate.pseudonyms.names(in: key.series)
        return values.map { $0.label(names) }
    }

    @Test func sameSaltSameNames() throws {
        let first = labels(RunKey(series: try series()))
        #expect(first == labels(RunKey(series: try series())))
        #expect(Set(first).count == Self.files.count)
        for name in first { #expect(name.text.hasPrefix("file-") && name.text.utf8.count >= 17) }
    }

    @Test func otherSaltScopeOrPeriodNoCommonName() throws {
        let all = try [
            series(), series(salt: 1), series(scope: "other"), series(.month), series(.month, on: "2026-12-01"),
            series(.quarter), series(.quarter, on: "2027-01-01"),
        ].map { Set(labels(RunKey(series: $0))) }
        #expect(Set(all.joined()).count == all.count * Self.files.count)
    }

    @Test func periodsBeginWithTheirFirstDay() throws {
        let days = ["2026-10-01", "2026-11-30", "2026-12-31", "2027-01-01"]
        #expect(try days.map { try series(.quarter, on: $0).period } == ["2026-Q4", "2026-Q4", "2026-Q4", "2027-Q1"])
        #expect(try days.map { try series(.month, on: $0).period } == ["2026-10", "2026-11", "2026-12", "2027-01"])
        #expect(try days.map { try series(.none, on: $0).period } == ["none", "none", "none", "none"])
    }

    @Test func keyIDTellsSaltsOnly() throws {
        #expect(try series().keyID == series(.month, scope: "other").keyID)
        #expect(try series().keyID != series(salt: 1).keyID)
        #expect(try series().keyID.text.utf8.count == 4)
    }

    /// The name worked out from the definition: two codes, and the first 60 bits of the second.
    @Test func nameIsWhatTheDefinitionSays() throws {
        let salt = try Salt(parsing: Self.salts[0])
        let key = MessageCode.code(of: Array("ctreport/1|default|none|email".utf8), key: salt.bytes)
        let code = MessageCode.code(of: Array("anna@example.com".utf8), key: key)
        var standIns = StandIns(key: RunKey(series: try series()))
        for spelling in ["Anna@Example.com", "mailto:anna@example.com", "anna [at] example [dot] com"] {
            #expect(standIns.standIn(for: spelling, type: .email).text == "email-" + Base32.text(code, count: 12))
        }
    }

    @Test func collisionStopsTheRun() throws {
        var table = PseudonymTable()
        for low in [1, 2] as [UInt64] {
            _ = table.note(
                Pseudonym(family: .id, token: Token(high: 0xABCD_EF00, low: low)),
                at: .init(capture: 0, line: 1, position: 0))
        }
        #expect(throws: (any Error).self) { try table.checkNames() }
        var other = PseudonymTable()
        _ = other.note(
            Pseudonym(family: .id, token: Token(high: 0, low: 1)), at: .init(capture: 0, line: 1, position: 0))
        _ = other.note(
            Pseudonym(family: .file, token: Token(high: 0, low: 2)), at: .init(capture: 0, line: 1, position: 0))
        try other.checkNames()
    }
}
