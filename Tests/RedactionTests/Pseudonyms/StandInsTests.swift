import Testing

@testable import Redaction

@Suite struct StandInsTests {
    private static let salt = "7f83b1657ff1fc53b92dc18148a1d65dfc2d4b1fa3d677284addd200126d9069"

    private func salted() throws -> RunKey {
        let date = try #require(CivilDate(parsing: "2026-11-30"))
        return RunKey(
            series: PseudonymSeries(salt: try Salt(parsing: Self.salt), scope: "default", period: .none, date: date))
    }

    @Test func withoutASaltByClass() {
        var standIns = StandIns()
        let given: [(String, SensitiveType, Public)] = [
            ("hunter2", .secret, "(secret)"), ("anna@example.com", .email, "(email)"),
            ("E621E1F8-C36C-495A-93FC-0C247A3E6E5F", .uuid, "uuid-1"), ("Anna", .person, "person-1"),
            ("e621e1f8c36c495a93fc0c247a3e6e5f", .uuid, "uuid-1"), ("  anna ", .person, "person-1"),
            ("Борис", .person, "person-2"), ("БОРИС", .person, "person-2"),
        ]
        for (value, type, expected) in given { #expect(standIns.standIn(for: value, type: type) == expected) }
    }

    @Test func credentialsNeverGetAPseudonym() throws {
        var standIns = StandIns(key: try salted())
        for type in SensitiveType.allCases {
            let shown = standIns.standIn(for: "Abc-123", type: type)
            #expect((shown.text == "(\(type.rawValue))") == (type.sensitivity == .credential))
        }
    }

    @Test func actionsOfThePolicy() {
        var policy = RedactionPolicy()
        policy.types = [
            .ip: .init(.truncate, v4: 16, v6: 32), .location: .init(.truncate), .birthDate: .init(.truncate),
            .email: .init(.generalize), .file: .init(.generalize), .card: .init(.mask), .person: .init(.count),
            .uuid: .init(.keep),
        ]
        var standIns = StandIns(policy: policy)
        let given: [(String, SensitiveType, Public)] = [
            ("203.0.113.77", .ip, "203.0.0.0/16"), ("2001:DB8:1:2::5", .ip, "2001:db8::/32"),
            ("no address", .ip, "(ip)"),
            ("52.52000, 13.40495", .location, "52.5, 13.4"), ("-33.8688;151.2093", .location, "-33.8, 151.2"),
            ("52.52", .location, "(location)"), ("1984-03-12", .birthDate, "1984"), ("12.03.1984", .birthDate, "1984"),
            ("19840312", .birthDate, "1984"), ("12/03/84", .birthDate, "(birth-date)"),
            ("Anna@Gmail.com", .email, "(email)@gmail.com"), ("anna@petrov.example", .email, "(email)"),
            ("Anna.PDF", .file, "(file).pdf"), ("Anna", .file, "(file)"), ("4111 1111 1111 1111", .card, "********"),
            ("Anna", .person, "(person)"), ("ABC", .uuid, "ABC"),
        ]
        for (value, type, expected) in given { #expect(standIns.standIn(for: value, type: type) == expected) }
    }

    @Test(
        arguments: [
            (SensitiveType.phone, ["+49 (30) 123-456", "0049 30 123456", "49.30.123456"]),
            (.card, ["4111 1111 1111 1111", "4111-1111-1111-1111", "4111111111111111"]),
            (.iban, ["DE89 3704 0044 0532 0130 00", "de89370400440532013000"]),
            (.mac, ["3C:22:FB:AA:BB:CC", "3c-22-fb-aa-bb-cc"]),
            (.ip, ["2001:db8:0:0:0:0:0:1", "2001:DB8::1", "[2001:db8::1]"]),
            (.ip, ["::ffff:192.0.2.7", "192.0.2.7", "192.0.2.7:8080"]), (.pushToken, ["<0A1B 2c3d>", "0a1b2c3d"]),
            (.location, ["52.5200, 13.4050", "(52.5200;13.4050)"]), (.person, ["Anna  Petrova", "anna petrova"]),
        ] as [(SensitiveType, [String])])
    func spellingsHaveOneForm(_ type: SensitiveType, _ spellings: [String]) {
        #expect(Set(spellings.map { CanonicalForm.text(of: $0, type: type) }).count == 1)
    }

    @Test func addresses() {
        let forms: [(String, String?)] = [
            ("1.2.3.4", "1.2.3.4"), ("1.2.3", nil), ("1.2.3.256", nil), ("::", "::"), ("::1", "::1"), ("1::", "1::"),
            ("fe80::1%en0", "fe80::1"), ("1:2:3:4:5:6:7:8", "1:2:3:4:5:6:7:8"), ("1:2:3:4:5:6:7", nil),
            ("1::2::3", nil),
            ("2001:db8:0:1:0:0:0:1", "2001:db8:0:1::1"), (":1:2:3:4:5:6:7", nil),
            ("64:ff9b::1.2.3.4", "64:ff9b::102:304"),
            ("12345::", nil), ("", nil), (":", nil), (":::", nil),
        ]
        for (text, expected) in forms { #expect(InternetAddress(text)?.text == expected, "\(text)") }
    }

    @Test func customDetectorsHaveTheirOwnNameAndAction() throws {
        var policy = RedactionPolicy()
        let pattern = try Pattern("LC[0-9]{10}")
        policy.custom = [
            CustomDetector(id: "loyalty", pattern: pattern, sensitivity: .guessable, action: .pseudonym),
            CustomDetector(id: "ticket", pattern: pattern, sensitivity: .guessable),
        ]
        var standIns = StandIns(policy: policy)
        #expect(standIns.standIn(for: "LC1234567897", type: .nationalID, rule: "custom.loyalty") == "loyalty-1")
        #expect(standIns.standIn(for: "lc1234567897", type: .nationalID, rule: "custom.loyalty") == "loyalty-1")
        #expect(standIns.standIn(for: "LC1234567897", type: .nationalID, rule: "custom.ticket") == "(ticket)")
    }

    @Test func roomForPseudonymsIsBounded() {
        var standIns = StandIns()
        for number in 0...StandIns.limit { _ = standIns.standIn(for: "\(number)", type: .user) }
        #expect(standIns.overflow == 1)
        #expect(standIns.standIn(for: "\(StandIns.limit)", type: .user) == "(user-id)")
        #expect(standIns.standIn(for: "0", type: .user) == "user-id-1")
    }
}
