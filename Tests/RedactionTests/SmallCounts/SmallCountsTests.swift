import EventModel
import Testing

@testable import Redaction

@Suite struct SmallCountsTests {
    private func candidate(_ text: String) -> Candidate { Candidate(Public(redacted: text)) }

    /// Names that show these undeclared values and no others.
    private func names(showing texts: String...) -> PseudonymNames {
        PseudonymTable().names(releasing: ReleasedValues(only: Set(texts.map(candidate))))
    }

    struct Case: Sendable, CustomTestStringConvertible {
        var testDescription: String
        /// Counts; declared ones stand in capitals.
        var group: [String: Int]
        var released: [String]
        var rows: [String: Int]
    }

    static let cases = [
        Case(testDescription: "all released", group: ["a": 5, "b": 3], released: ["a", "b"], rows: ["a": 5, "b": 3]),
        Case(
            testDescription: "two hidden", group: ["a": 50, "b": 20, "c": 3, "d": 1], released: ["a", "b"],
            rows: ["a": 50, "b": 20, "(rare)": 4]),
        Case(
            testDescription: "one hidden takes the smallest shown one along", group: ["a": 50, "b": 20, "c": 3],
            released: ["a", "b"], rows: ["a": 50, "(rare)": 23]),
        Case(
            testDescription: "of two smallest ones the first by text", group: ["b": 20, "a": 20, "c": 30, "d": 1],
            released: ["a", "b", "c"], rows: ["b": 20, "c": 30, "(rare)": 21]),
        Case(
            testDescription: "declared ones are exempt", group: ["A": 2, "B": 1, "c": 3], released: [],
            rows: ["A": 2, "B": 1, "(rare)": 3]),
        Case(testDescription: "one hidden, nothing else", group: ["a": 7], released: [], rows: ["(rare)": 7]),
        Case(testDescription: "empty", group: [:], released: [], rows: [:]),
        Case(
            testDescription: "other scripts", group: ["größe": 9, "名前": 4, "я": 2], released: ["größe", "名前"],
            rows: ["größe": 9, "(rare)": 6]),
    ]

    @Test(arguments: cases) func groupsHideWhatTooFewInstallsHave(_ example: Case) {
        let values = example.group.map { text, count in
            let isDeclared = text.first?.isUppercase == true
            return (isDeclared ? RedactedValue.word(Public(redacted: text)) : .candidate(candidate(text)), count)
        }
        let group = Dictionary(values) { $0 + $1 }
        let names = PseudonymTable().names(releasing: ReleasedValues(only: Set(example.released.map(candidate))))
        let labels = names.labels(of: group)
        var rows: [String: Int] = [:]
        for (value, count) in group { rows[labels[value]?.text ?? "", default: 0] += count }
        #expect(rows == example.rows)
        #expect(rows.values.reduce(0, +) == group.values.reduce(0, +))
    }

    @Test func vaultsMergeInAnyGroupingToTheSame() {
        for seed in 0..<200 as Range<UInt64> {
            var random = SplitMix(state: seed)
            let needed = Int.random(in: 2...5, using: &random)
            let notes = (0..<60).map { _ in
                (text: "v\(Int.random(in: 0..<8, using: &random))", install: Int.random(in: 0..<7, using: &random))
            }
            var installs: [String: Set<Int>] = [:]
            for note in notes { installs[note.text, default: []].insert(note.install) }
            var parts = notes.map { note in
                var vault = CandidateVault(needed: needed)
                _ = vault.note(candidate(note.text), install: note.install)
                return vault
            }
            while parts.count > 1 {
                let one = parts.remove(at: Int.random(in: parts.indices, using: &random))
                parts[Int.random(in: parts.indices, using: &random)].merge(one)
            }
            for (text, having) in installs {
                #expect(parts[0].released.contains(candidate(text)) == (having.count >= needed), "seed \(seed)")
            }
            #expect(parts[0].withheldCount == installs.values.count { $0.count < needed }, "seed \(seed)")
        }
    }

    @Test func roomIsBounded() {
        var vault = CandidateVault(needed: 2)
        let noted = (0...CandidateVault.limit).map { vault.note(candidate("v\($0)"), install: 0) }
        #expect(noted.count { $0 } == CandidateVault.limit)
        #expect(noted.last == false)
        let known = vault.note(candidate("v0"), install: 1)
        #expect(known)
        #expect(vault.overflow == 1)
    }

    @Test func aCandidateShowsNothingByItself() {
        let value = RedactedValue.candidate(candidate("ivan"))
        var dumped = ""
        dump(value, to: &dumped)
        #expect(!dumped.contains("ivan") && !"\(value)".contains("ivan") && !String(reflecting: value).contains("ivan"))
        #expect(value.label(.unfinished) == "(rare)")
    }

    /// Words, hosts and domains of errors that nobody declared wait; those that are declared, and numbers, do not.
    @Test func theGateHoldsBackWhatNobodyDeclared() throws {
        var policy = RedactionPolicy()
        policy.defaults.minimumInstalls = 3
        policy.urls.keptHosts = [Glob("*.shop.example")]
        let date = try #require(CivilDate(parsing: "2026-11-30"))
        let run = try RunPolicy(policy, salt: nil, date: date)
        let catalogue = EventCatalogue(
            app: "app", title: "App", eventRecords: [], otherRecords: [], grammar: .common,
            events: [
                .init(
                    name: "opened",
                    parameters: [
                        .init(name: "error", kind: .error), .init(name: "number", kind: .number),
                        .init(name: "screen", kind: .enum), .init(name: "url", kind: .url),
                    ])
            ])
        let given: [[String]] = [
            ["Error Domain=NSURLErrorDomain Code=-1009", "12", "home", "https://api.shop.example/users"],
            ["Error Domain=ShopError Code=3", "13", "home", "https://ivan.example/"],
            ["Error Domain=ShopError Code=3", "13", "home", "https://common.example/"],
            ["Error Domain=ShopError Code=3", "13", "rare", "https://common.example/"],
            ["Error Domain=ShopError Code=4", "13", "rare", "https://common.example/"],
        ]
        var gates: [Redactor] = []
        var events: [RedactedEvent] = []
        for (install, values) in given.enumerated() {
            var gate = Redactor(catalogue: catalogue, vocabulary: Vocabulary(policy), policy: run)
            let written = values.enumerated().map { Written($0.offset, $0.element) }
            events.append(gate.redact(0, written, capture: install))
            gates.append(gate)
        }
        // Every event of `Gate.swift` is of install 0: so far no value has three installs.
        let alone = try GateResult(gates, run)
        #expect(
            events[0].values.map { $0.label(alone.names) } == [
                "NSURLErrorDomain -1009", "12", "(rare)", "https://api.shop.example/users",
            ])
        #expect(events[1].values.map { $0.label(alone.names) } == ["(rare)", "13", "(rare)", "https://(rare)"])
        var vault = CandidateVault(needed: 3)
        for (install, gate) in gates.enumerated() { vault.merge(gate.candidates.moved(to: install)) }
        let names = PseudonymTable().names(releasing: vault.released)
        #expect(
            events.map { $0.values[0].label(names) } == [
                "NSURLErrorDomain -1009", "ShopError 3", "ShopError 3", "ShopError 3", "ShopError 4",
            ])
        #expect(events.map { $0.values[2].label(names) } == ["home", "home", "home", "(rare)", "(rare)"])
        #expect(
            events.map { $0.values[3].label(names) } == [
                "https://api.shop.example/users", "https://(rare)", "https://common.example/",
                "https://common.example/",
                "https://common.example/",
            ])
    }

    @Test func namesOfRecordsNeedInstallsToo() {
        func tally(_ install: Int, _ processes: [String]) -> RecordTally {
            var tally = RecordTally()
            for process in processes {
                let bytes = Array(process.utf8)
                let fields = RecordTally.Fields(
                    process: 0..<bytes.count, subsystem: 0..<0, category: 0..<0, message: 0..<0)
                tally.add(fields, bytes: bytes.span, level: nil, time: nil, content: .nothing)
            }
            tally.finish(install: install, needed: 2)
            return tally
        }
        let parts = [
            tally(0, ["Shop", "Shop", "Quay", "com.apple.tool"]), tally(1, ["Shop", "Common", "Forum"]),
            tally(2, ["Common", "Forum"]), tally(3, ["Forum"]),
        ]
        let forward = parts.dropFirst().reduce(into: parts[0]) { $0.merge($1) }
        let backward = parts.dropLast().reversed().reduce(into: parts[3]) { $0.merge($1) }
        for all in [forward, backward] {
            // Only Quay has one install: the smallest of the others goes with it.
            #expect(all.summary.processes.counts == ["Shop": 3, "Forum": 3, "com.apple.tool": 1])
            #expect(all.summary.processes.other == 3)
        }
    }
}

extension CandidateVault {
    /// The same values, all of one install.
    fileprivate func moved(to install: Int) -> CandidateVault {
        var vault = CandidateVault(needed: 3)
        for candidate in all { _ = vault.note(candidate, install: install) }
        return vault
    }
}
