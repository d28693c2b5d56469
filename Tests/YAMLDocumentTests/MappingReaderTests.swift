import Diagnostics
import Testing
import YAMLDocument

struct MappingReaderTests {
    enum Kind: String, CaseIterable, Sendable {
        case rate, funnel, alternation
    }

    struct Flow: Sendable, Equatable {
        var name: String
        var kind: Kind
        var steps: [String] = []
        var within: Int64?
        var limit = 10
        var share: Double?
        var isHidden = false
    }

    static let flow = YAMLKind<Flow>.mapping("config.flow", help: "every flow kind: ctreport help flows") { flow in
        let name = flow.required("name", .text)
        let kind = flow.required("kind", .oneOf(Kind.self))
        let steps = flow.optional("steps", .list(of: .text), default: [])
        let within = flow.optional("within", .duration)
        let limit = flow.optional("limit", .integer(in: 1...256), default: 10)
        let share = flow.optional("share", .number)
        let isHidden = flow.optional("hidden", .bool, default: false)
        if kind == .funnel, steps.count < 2 {
            flow.reject("steps", "expected at least two steps, found \(steps.count)")
        }
        guard let name, let kind else { return nil }
        return Flow(
            name: name, kind: kind, steps: steps, within: within, limit: limit, share: share, isHidden: isHidden)
    }

    static let document = YAMLKind<[Flow]>.mapping("config") { config in
        config.optional("flows", .list(of: flow), default: [])
    }

    @Test func valuesOfEveryKindAreRead() throws {
        let text = """
            flows:
              - name: Größe
                kind: funnel
                steps: [a, 1.10]
                within: 1.5s
                limit: 256
                share: 0.25
                hidden: true
              - {name: b, kind: rate, within: , share: ~}
            """
        let flows = try YAMLNode(parsing: Array(text.utf8), file: "a.yml").read(Self.document)
        #expect(
            flows == [
                Flow(
                    name: "Größe", kind: .funnel, steps: ["a", "1.10"], within: 1_500_000_000, limit: 256, share: 0.25,
                    isHidden: true),
                Flow(name: "b", kind: .rate),
            ])
    }

    @Test func emptyDocumentsAndEmptyListsAreFine() throws {
        #expect(try YAMLNode(parsing: [], file: "a.yml").read(Self.document) == [])
        #expect(try YAMLNode(parsing: Array("flows:\n".utf8), file: "a.yml").read(Self.document) == [])
    }

    @Test func everythingWrongIsReportedAtOnceInTheOrderOfThePlaces() {
        let text = """
            flows:
              - name: größe
                kind: ratee
                limit: '12'
                hidden: yes
                within: 5 s
              - nmae: x
                kind: {}
                share: nan
                steps: a
              - kind: funnel
            flow: []
            """
        let message = """
            a.yml:3:11: error: [config.flow.kind] expected rate, funnel or alternation, found 'ratee'
                3 |     kind: ratee
                  |           ^~~~~ did you mean 'rate'?
            help: every flow kind: ctreport help flows
            a.yml:4:12: error: [config.flow.limit] expected a whole number from 1 to 256, found the text '12'
                4 |     limit: '12'
                  |            ^~~~
            help: every flow kind: ctreport help flows
            a.yml:5:13: error: [config.flow.hidden] expected true or false, found 'yes'
                5 |     hidden: yes
                  |             ^~~ did you mean 'true'?
            help: every flow kind: ctreport help flows
            a.yml:6:13: error: [config.flow.within] expected a duration such as 100ms, 1.5s, 2min or 1h, found '5 s'
                6 |     within: 5 s
                  |             ^~~
            help: every flow kind: ctreport help flows
            a.yml:7:5: error: [config.flow.unknown-key] expected name, kind, steps, within, limit or one of 2 more, \
            found the key 'nmae'
                7 |   - nmae: x
                  |     ^~~~ did you mean 'name'?
            help: every flow kind: ctreport help flows
            a.yml:8:11: error: [config.flow.kind] expected rate, funnel or alternation, found a mapping
                8 |     kind: {}
                  |           ^~
            help: every flow kind: ctreport help flows
            a.yml:9:12: error: [config.flow.share] expected a number, found 'nan'
                9 |     share: nan
                  |            ^~~
            help: every flow kind: ctreport help flows
            a.yml:10:12: error: [config.flow.steps] expected a list, found 'a'
               10 |     steps: a
                  |            ^
            help: every flow kind: ctreport help flows
            a.yml:11:5: error: [config.flow.steps] expected at least two steps, found 0
               11 |   - kind: funnel
                  |     ^~~~~~~~~~~~
            help: every flow kind: ctreport help flows
            a.yml:11:5: error: [config.flow.name] expected the key 'name', found none
               11 |   - kind: funnel
                  |     ^~~~~~~~~~~~
            help: every flow kind: ctreport help flows
            a.yml:12:1: error: [config.unknown-key] expected flows, found the key 'flow'
               12 | flow: []
                  | ^~~~

            """
        #expect(texts(of: text) { _ = try $0.read(Self.document) } == message)
    }

    struct Duration: Sendable {
        var text: String
        var nanoseconds: Int64?
    }

    static let durations = [
        Duration(text: "100ms", nanoseconds: 100_000_000),
        Duration(text: "0s", nanoseconds: 0),
        Duration(text: "1s", nanoseconds: 1_000_000_000),
        Duration(text: "2min", nanoseconds: 120_000_000_000),
        Duration(text: "30m", nanoseconds: 1_800_000_000_000),
        Duration(text: "0.5m", nanoseconds: 30_000_000_000),
        Duration(text: "1h", nanoseconds: 3_600_000_000_000),
        Duration(text: "1.5h", nanoseconds: 5_400_000_000_000),
        Duration(text: "0.000000001d", nanoseconds: 86_400),
        Duration(text: "250µs", nanoseconds: 250_000),
        Duration(text: "0.5ns", nanoseconds: 0),
        Duration(text: "9223372036854775807ns", nanoseconds: .max),
        Duration(text: "9223372036854775808ns", nanoseconds: nil),
        Duration(text: "200000000h", nanoseconds: nil),
        Duration(text: "-1s", nanoseconds: nil),
        Duration(text: "1", nanoseconds: nil),
        Duration(text: "s", nanoseconds: nil),
        Duration(text: "1.s", nanoseconds: nil),
        Duration(text: "1.2.3s", nanoseconds: nil),
        Duration(text: "1 s", nanoseconds: nil),
        Duration(text: "１s", nanoseconds: nil),
    ]

    @Test(arguments: durations) func durationsHaveAUnit(_ example: Duration) {
        let node = YAMLNode(.scalar(example.text, isPlain: true), at: SourcePlace(file: "a.yml", line: 1))
        #expect((try? node.read(.duration)) == example.nanoseconds)
    }

    @Test func tablesHaveFreeKeysAndPlaces() throws {
        let node = try YAMLNode(parsing: Array("ä: 1\nb: 2\n".utf8), file: "a.yml")
        let rows = try node.read(.table(of: .placed(.integer)))
        #expect(rows.map(\.key.value) == ["ä", "b"])
        #expect(rows.map(\.value.value) == [1, 2])
        #expect(rows.map(\.value.place.column) == [5, 4])
    }

    @Test func rulesNarrowAKind() {
        let even = YAMLKind<Int>.checked(.integer, "an even number") { $0.isMultiple(of: 2) ? $0 : nil }
        let message = """
            a.yml:1:1: error: [yaml] expected an even number, found '3'
                1 | 3
                  | ^

            """
        #expect(texts(of: "3") { _ = try $0.read(even) } == message)
    }
}
