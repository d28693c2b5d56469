import EventModel
import Testing

@testable import Redaction

/// Numbers are given afterwards, in the order in which they are asked for.
@Suite struct StandInNumbersTests {
    /// One policy for all gates: its key makes equal values equal.
    private let policy = RunPolicy()

    private func gate(defers: Bool) -> CaptureGate {
        CaptureGate(catalogues: [], vocabulary: Vocabulary(), policy: policy, defersNumbers: defers)
    }

    private static let messages = [
        "", "user Anna Kovaleva signed in", "user Boris Petrov signed in", "no value here, 完了",
        "user Anna Kovaleva signed in", "mail to anna@mail.example from user Boris Petrov",
    ]

    @Test func theOrderOfAskingGivesTheNumbers() {
        // Two gates on two threads, each with every other message.
        var gates = [gate(defers: true), gate(defers: true)]
        var numbers = StandInNumbers()
        let edits = Self.messages.indices.map { gates[$0 % 2].edits(of: Array(Self.messages[$0].utf8)) }
        let shown = zip(Self.messages, edits).map { message, edits in
            TextEdit.shown(Array(message.utf8), edits.compactMap { numbers.finished($0) }).text
        }
        var alone = gate(defers: false)
        let expected = Self.messages.map { message in
            TextEdit.shown(Array(message.utf8), alone.edits(of: Array(message.utf8))).text
        }
        #expect(shown == expected)
        #expect(shown[1] == "user person-1 signed in")
        #expect(shown[5] == "mail to (email) from user person-2")
        #expect(numbers.overflow == 0)
        var both = gates[0]
        both.merge(gates[1])
        #expect(both.values == alone.values)
        #expect(both.audit == alone.audit)
    }

    @Test func aStandInReplacesNothingByItself() {
        var numbers = StandInNumbers()
        var pending = PendingNumber(family: "file", token: RunKey().hash(of: "a"), after: ".pdf")
        pending.written = "file-1.pdf"
        let edit = TextEdit(0..<10, StandIn(pending), rule: "filename", kind: "filename", action: .pseudonym)
        #expect(numbers.finished(edit) == nil)
        pending.written = "a.pdf"
        let other = TextEdit(0..<5, StandIn(pending), rule: "filename", kind: "filename", action: .pseudonym)
        #expect(numbers.finished(other)?.replacement == "file-1.pdf")
        #expect(numbers.values == ["filename": 1])
    }

    @Test func whatFindsNoRoomHasNoNumber() {
        var numbers = StandInNumbers()
        let key = RunKey()
        func shown(_ number: Int) -> Public? {
            let pending = PendingNumber(family: "person", token: key.hash(of: "\(number)"))
            let edit = TextEdit(0..<1, StandIn(pending), rule: "person", kind: "person", action: .pseudonym)
            return numbers.finished(edit)?.replacement
        }
        for number in 0..<StandIns.limit { _ = shown(number) }
        #expect(shown(StandIns.limit) == "(person)")
        #expect(shown(0) == "person-1")
        #expect(numbers.overflow == 1)
    }

    struct Kept: Sendable {
        var messages: [String]
        var shown: [String]
    }

    private static let kept = [
        // A number that stands there already is nobody else's.
        Kept(
            messages: ["opened by person-1", "user Anna Kovaleva signed in", "person-1 left"],
            shown: ["opened by person-1", "user person-2 signed in", "person-1 left"]),
        // Some are taken and some free.
        Kept(
            messages: ["user Anna Kovaleva signed in", "by person-2 and person-3", "user Boris Petrov signed in"],
            shown: ["user person-1 signed in", "by person-2 and person-3", "user person-4 signed in"]),
        // Far numbers leave what is free before them.
        Kept(
            messages: ["opened by person-7, 完了", "user Anna Kovaleva signed in"],
            shown: ["opened by person-7, 完了", "user person-1 signed in"]),
        Kept(messages: ["", "step-2 person-0", "person-01"], shown: ["", "step-2 person-0", "person-01"]),
    ]

    @Test(arguments: kept, [true, false])
    func aStandInThatStandsThereKeepsItsNumber(_ example: Kept, defers: Bool) {
        var gate = gate(defers: defers)
        var numbers = StandInNumbers()
        let shown = example.messages.map { message in
            let edits = gate.edits(of: Array(message.utf8))
            return TextEdit.shown(Array(message.utf8), edits.compactMap { numbers.finished($0) }).text
        }
        #expect(shown == example.shown)
    }

    @Test func formsOfStandInsAreRead() {
        #expect(NumberedForm("text-7 of 10 letters", of: .text)?.number == 7)
        #expect(NumberedForm("②", of: .text)?.number == 2)
        #expect(NumberedForm("file-3.pdf", of: .filename)?.number == 3)
        #expect(NumberedForm("/tmp/file-3.pdf", of: .path)?.family == "file")
        #expect(NumberedForm("id-12", of: .identifier)?.number == 12)
        for other in ["", "-", "text", "text-", "text-x", "text-0", "text-1234567", "größe-"] {
            #expect(NumberedForm(other) == nil)
            #expect(NumberedForm(other, of: .text) == nil)
        }
    }
}
