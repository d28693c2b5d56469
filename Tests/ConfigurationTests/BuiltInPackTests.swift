import Configuration
import EventModel
import Flows
import Foundation
import Redaction
import Testing

/// The built-in packs against what is known of the apps.
@Suite struct BuiltInPackTests {
    /// An event as the app's catalogue describes it; events without a name are records of another category.
    struct Described: Decodable {
        struct Parameter: Decodable {
            var name: String
            var type: String
            var domain: String
        }

        var event: String?
        var message: String
        var subsystem: String
        var category: String
        var level: String
        var parameters: [Parameter]
    }

    private func pack() throws -> Pack {
        try #require(try Pack.builtIn().first { $0.catalogue.app == "countertestapp" })
    }

    private func described() throws -> [Described] {
        let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("Fixtures/catalogues/countertestapp.json")
        let all = try JSONDecoder().decode([Described].self, from: Data(contentsOf: path))
        #expect(all.count == 44)
        return all
    }

    @Test func everyBuiltInPackReads() throws {
        let packs = try Pack.builtIn()
        #expect(!packs.isEmpty)
        #expect(Set(packs.map(\.catalogue.app)).count == packs.count)
        for pack in packs {
            #expect(pack.program.app.text == pack.catalogue.app)
            #expect(pack.program.events.map(\.name.text) == pack.catalogue.events.map(\.name))
            #expect(!pack.catalogue.eventRecords.isEmpty)
            #expect(Set(pack.catalogue.events.map(\.name)).count == pack.catalogue.events.count)
        }
    }

    @Test func thePackPlansTheEventsOfTheCatalogue() throws {
        let pack = try pack()
        let events = try described().filter { $0.event != nil }
        #expect(pack.catalogue.events.map(\.name) == events.compactMap(\.event))
        for (planned, event) in zip(pack.catalogue.events, events) {
            #expect(planned.parameters.map(\.name) == event.parameters.map(\.name), "\(planned.name)")
            // The message as the grammar writes it.
            let pairs = event.parameters.map { "\($0.name)=<\($0.name)>" }.joined(separator: ", ")
            let grammar = try #require(pack.catalogue.grammar)
            let parameters = pairs.isEmpty ? "" : grammar.parametersMark + pairs
            #expect(event.message == grammar.prefix + planned.name + parameters)
            #expect(pack.catalogue.eventRecords.contains(.init(subsystem: event.subsystem, category: event.category)))
            #expect(event.level == pack.capture.level)
            for (parameter, described) in zip(planned.parameters, event.parameters) {
                #expect(
                    Self.kinds[described.type]?.contains(parameter.kind) == true, "\(planned.name).\(parameter.name)")
                let domain = parameter.kind == .enum ? described.domain.split(separator: " | ").map(String.init) : []
                #expect(parameter.kind != .enum || parameter.domain == domain, "\(planned.name).\(parameter.name)")
            }
        }
    }

    /// What a value's type in the app means for what may be published of it.
    private static let kinds: [String: Set<ParameterKind>] = [
        "enum": [.enum], "String(Bool)": [.bool], "String(Int)": [.number], "String(Double)": [.number],
        "literal": [.number], "String": [.filename], "String(URL.absoluteString)": [.url],
        "String(describing: Error)": [.error], "localizedDescription": [.error],
    ]

    @Test func literalsOfTheCatalogueAreDeclared() throws {
        let pack = try pack()
        var declared = 0
        for (planned, event) in zip(pack.catalogue.events, try described()) {
            for (parameter, described) in zip(planned.parameters, event.parameters) where parameter.kind != .enum {
                let literals = ["unknown", "download"].filter { described.domain.contains("'\($0)'") }
                #expect(parameter.domain == literals, "\(planned.name).\(parameter.name)")
                declared += literals.count
            }
        }
        #expect(declared > 0)
    }

    @Test func recordsOfOtherCategoriesAreNoEvents() throws {
        let pack = try pack()
        for other in try described() where other.event == nil {
            let selector = EventCatalogue.Selector(subsystem: other.subsystem, category: other.category)
            #expect(pack.catalogue.otherRecords.contains(selector))
            #expect(!pack.catalogue.eventRecords.contains(selector))
        }
    }

    /// The metrics that report-json.md names for CounterTestApp, without dimensions.
    @Test func everyMetricOfTheContractIsThere() throws {
        let contract = """
            splash.started splash.succeeded splash.failed splash.cancelled splash.pending splash.success_rate splash.duration
            routes.sequence routes.alternation.pairs routes.alternation.violations routes.alternation.explained routes.forced
            counter.best counter.bests counter.games counter.increments counter.decrements counter.resets
            navigation.loads.started navigation.loads.finished navigation.loads.failed navigation.loads.cancelled
            navigation.loads.pending navigation.errors.offline navigation.errors.general navigation.errors.http
            navigation.errors.policy navigation.errors.process_terminated navigation.errors.network_down
            navigation.load_duration navigation.error_rate navigation.retries.tapped navigation.retries.succeeded
            navigation.retries.failed navigation.retries.pending navigation.back navigation.forward navigation.redirects
            navigation.popups navigation.external navigation.deep_links navigation.hosts downloads.started
            downloads.finished downloads.failed permissions imports.resolved imports.cancelled notifications.requested
            notifications.scheduled notifications.failed notifications.opened notifications.cancelled
            notifications.cancel_calls notifications.permission network.offline_time lifecycle.foreground_time
            """
        let names = contract.split { $0 == " " || $0 == "\n" }.map(String.init)
        let metrics = FlowAggregator(program: try pack().program).summary().metrics.map(\.id.text.text)
        #expect(Set(names) == Set(metrics))
        #expect(Set(metrics).count == metrics.count)
    }
}
