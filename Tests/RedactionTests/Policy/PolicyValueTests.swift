import Testing

@testable import Redaction

@Suite struct PolicyValueTests {
    @Test(arguments: [
        ("2026-11-30", true), ("2024-02-29", true), ("2000-02-29", true), ("1900-02-29", false), ("2025-02-29", false),
        ("2026-04-31", false), ("2026-13-01", false), ("2026-00-10", false), ("2026-1-01", false), ("26-01-01", false),
        ("2026-11-3٠", false), ("", false), ("0000-01-01", false),
    ]) func days(_ text: String, _ isDay: Bool) {
        let date = CivilDate(parsing: text)
        #expect((date != nil) == isDay)
        if let date { #expect(date.text.text == text) }
    }

    @Test(
        arguments: [
            (0, "1970-01-01"), (86_399, "1970-01-01"), (86_400, "1970-01-02"), (-1, "1969-12-31"),
            (951_782_400, "2000-02-29"),
            (951_868_800, "2000-03-01"), (1_796_040_000, "2026-11-30"), (-2_203_891_200, "1900-03-01"),
        ] as [(Int64, String)]) func dayOfAMoment(_ seconds: Int64, _ day: String)
    {
        #expect(CivilDate(secondsSince1970: seconds).text.text == day)
    }

    @Test(arguments: [
        ("web_view_*", "web_view_load", true), ("web_view_*", "web_view", false), ("*", "", true),
        ("a*b*c", "abc", true),
        ("a*b*c", "aXbYbc", true), ("a*b*c", "ab", false), ("*ab*", "xxabyy", true), ("ab", "ab", true),
        ("ab", "abc", false),
        ("a*a", "a", false), ("", "", true), ("*é", "café", true), ("**", "x", true),
    ]) func globs(_ glob: String, _ name: String, _ matches: Bool) {
        #expect(Glob(glob).matches(name) == matches)
    }

    @Test func whatAPatternFinds() throws {
        func finds(_ pattern: String, _ text: String) throws -> Pattern.Search {
            try Pattern(pattern).finds(in: Array(text.utf8))
        }
        #expect(try finds("[0-9]+", "a12b345") == .found([1..<3, 4..<7]))
        #expect(try finds("é|名", "né 名前") == .found([1..<3, 4..<7]))
        #expect(try finds("x*", "áxxb") == .found([2..<4]))
        #expect(try finds("a", "") == .found([]))
        #expect(try finds("(?<=b)a", "aba") == .found([2..<3]))
        #expect(try finds("(a+)+$", String(repeating: "a", count: 5000) + "b") == .gaveUp)
        #expect(try Pattern("a").finds(in: [0x61, 0xFF]) == .gaveUp)
        #expect(try Pattern("[0-9]{10}").matchesWhole("2026113001"))
        #expect(try !Pattern("[0-9]{10}").matchesWhole("20261130011"))
    }

    @Test(arguments: [("(", 1), ("[a", 2), ("é(", 3), ("\\", 1)]) func faultsNameTheirPlace(
        _ pattern: String, _ offset: Int
    ) {
        let fault = #expect(throws: Pattern.Fault.self) { try Pattern(pattern) }
        #expect(fault?.offset == offset)
        #expect(fault?.message.isEmpty == false)
    }

    @Test func actionsByClass() {
        #expect(SensitiveType.secret.allowedActions == [.drop])
        #expect(SensitiveType.ip.allowedActions == [.drop, .pseudonym, .truncate, .mask, .count])
        #expect(SensitiveType.uuid.allowedActions == [.drop, .pseudonym, .mask, .count, .keep])
        for type in SensitiveType.allCases {
            for isSalted in [false, true] {
                #expect(type.allowedActions.contains(type.standardAction(isSalted: isSalted)))
            }
        }
    }

    @Test func howManyInstallsAValueNeeds() {
        var policy = RedactionPolicy()
        #expect(policy.minimumInstalls(isPublic: false) == 1)
        #expect(policy.minimumInstalls(isPublic: true) == 10)
        policy.defaults.minimumInstalls = 5
        #expect(policy.minimumInstalls(isPublic: false) == 5)
        #expect(policy.minimumInstalls(isPublic: true) == 10)
        policy.defaults.minimumInstalls = 25
        #expect(policy.minimumInstalls(isPublic: true) == 25)
    }
}
