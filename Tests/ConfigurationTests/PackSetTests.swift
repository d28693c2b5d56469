import Diagnostics
import EventModel
import Flows
import Redaction
import Testing
import YAMLDocument

@testable import Configuration

/// Packs of the user's beside, instead of and on top of the built-in ones.
@Suite struct PackSetTests {
    private static func set(_ configuration: String, _ files: [String: String] = [:]) throws -> PackSet {
        let read = try ReportConfiguration(parsing: Array(configuration.utf8), file: "ctreport.yml")
        return try PackSet(read) { named throws(Diagnostic) in
            (named.value, Array((files[named.value] ?? "").utf8))
        }
    }

    private func apps(_ set: PackSet) -> [String] { set.members.map { "\($0.pack.catalogue.app) \($0.file)" } }

    private func counts(_ pack: Pack) -> [String] {
        pack.program.flows.compactMap { if case .count(let count) = $0 { count.id.text } else { nil } }
    }

    private static let own = BrokenConfigurationTests.pack

    @Test func packsStandBehindTheBuiltInOnes() throws {
        let builtIn = ["countertestapp", "fun", "orion"].map { "\($0) built-in/\($0).yml" }
        #expect(apps(try Self.set("")) == builtIn)
        #expect(apps(try Self.set("packs: [a.yml]", ["a.yml": Self.own])) == builtIn + ["basket a.yml"])
        #expect(apps(try Self.set("built_in: []\npacks: [a.yml]", ["a.yml": Self.own])) == ["basket a.yml"])
        #expect(apps(try Self.set("built_in: [orion, fun]")) == [builtIn[2], builtIn[1]])
    }

    @Test func aPackOfTheSameAppTakesItsPlace() throws {
        let mine = Self.own.replacing("app: basket", with: "app: fun")
        let set = try Self.set("packs: [a.yml]", ["a.yml": mine])
        #expect(apps(set) == ["countertestapp built-in/countertestapp.yml", "fun a.yml", "orion built-in/orion.yml"])
        #expect(set.packs[1].program.flows.count == 3)
        #expect(set.members.map(\.isBuiltIn) == [true, false, true])
    }

    @Test func anExtensionReplacesAddsAndRemoves() throws {
        let change = """
            extends: countertestapp
            title: Größer
            vocabulary: { hosts: [example.com] }
            remove: { flows: [counter.resets, counter.bests] }
            events: { shared: { place: { enum: [home] } }, counter_reset: { best_score: number, by: { enum: [hand] } } }
            flows:
              - { id: counter.games, kind: count, events: counter_reset, by: by }
              - { id: shares, kind: count, events: shared }
            """
        let before = try #require(try Self.set("").packs.first)
        let pack = try #require(try Self.set("packs: [a.yml]", ["a.yml": change]).packs.first)
        #expect(pack.catalogue.app == "countertestapp" && pack.catalogue.title == "Größer")
        #expect(pack.program.flows.count == before.program.flows.count - 2 + 1)
        #expect(pack.catalogue.events.map(\.name) == before.catalogue.events.map(\.name) + ["shared"])
        let reset = try #require(pack.catalogue.events.first { $0.name == "counter_reset" })
        #expect(reset.parameters.map(\.name) == ["best_score", "by"])
        let removed = ["counter.resets", "counter.bests"]
        #expect(counts(pack) == counts(before).filter { !removed.contains($0) } + ["shares"])
    }

    @Test func extensionsBuildOnOneAnother() throws {
        let files = [
            "a.yml": Self.own, "b.yml": "extends: basket\ntitle: B\n",
            "c.yml": "extends: basket\nremove: { flows: [buying] }\n",
        ]
        let set = try Self.set("built_in: []\npacks: [a.yml, b.yml, c.yml]", files)
        #expect(set.packs.map(\.catalogue.title) == ["B"] && set.packs[0].program.flows.count == 2)
    }

    @Test func aPackThatIsLeftOutCanBeExtended() throws {
        let set = try Self.set("built_in: []\npacks: [a.yml]", ["a.yml": "extends: orion\ntitle: Mine\n"])
        #expect(apps(set) == ["orion a.yml"])
    }

    @Test func whatFlowsLostIsNamedInThePackThatHasThem() {
        let texts = BrokenConfigurationTests.faults([
            "ctreport.yml": Array("packs: [a.yml]\n".utf8),
            "a.yml": Array("extends: countertestapp\nremove: { events: [web_view_back_tapped] }\n".utf8),
        ])
        #expect(texts.hasPrefix("built-in/countertestapp.yml:"))
        #expect(texts.contains("expected an event of the pack, found 'web_view_back_tapped'"))
        #expect(texts.contains("| "))
    }

    @Test func sessionsOfAllAppsEndAsTheConfigurationSays() throws {
        let set = try Self.set("sessions: { inactivity: 5min }\nmin_n: 20")
        #expect(set.packs.allSatisfy { $0.program.fewest == 20 })
        #expect(set.packs.allSatisfy { $0.program.inactivityNanoseconds == 300_000_000_000 })
        #expect(try Self.set("sessions: {}").packs.allSatisfy { $0.program.inactivityNanoseconds == 1_800_000_000_000 })
    }
}
