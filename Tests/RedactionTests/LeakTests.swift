import EventModel
import Testing

@testable import Redaction

/// Builds events of secrets and looks for them in everything that is public afterwards.
@Suite struct LeakTests {
    static let secrets = [
        "ivan.petrov@mail.invalid", "Ivan Petrov", "Иван Петров", "4111111111111111", "+4915112345678",
        "ghp_16C7e42F292c6912E7710c838347Ae178B4a", "eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0NSJ9.s1gn4tureXYZ",
        "DE89370400440532013000", "853B8379-F762-4ADD-8205-1094FD0F2C9A", "hunter2!correct horse",
        "52.520008,13.404954",
    ]

    /// Texts of six characters in a row of a secret, lower case: if one of them is public, the secret is.
    static let windows = Set(
        secrets.flatMap { secret in
            let text = Array(secret.lowercased())
            return (0...(text.count - 6)).map { String(text[$0..<($0 + 6)]) }
        })

    private static func url(_ random: inout SplitMix) -> String {
        func secret() -> String {
            let text = secrets.randomElement(using: &random) ?? ""
            return Bool.random(using: &random) ? text : text.utf8.map { "%" + String($0, radix: 16) }.joined()
        }
        func part(_ text: @autoclosure () -> String) -> String { Bool.random(using: &random) ? text() : "" }
        let scheme = ["https", "http", "wss", "data", "tel", "mailto", "javascript", "ivanapp"].randomElement(
            using: &random)
        return (scheme ?? "") + ["://", ":", "://", "://"][Int.random(in: 0..<4, using: &random)]
            + part(secret() + ":" + secret() + "@") + part(secret() + ".") + "notes.example"
            + part(":443") + part("/" + secret()) + part("/users/" + secret()) + part("/orders;v=" + secret())
            + part("/" + secret() + ".pdf") + part("?page=" + secret() + "&" + secret() + "=1") + part("#" + secret())
    }

    private static func error(_ random: inout SplitMix) -> String {
        func secret() -> String { secrets.randomElement(using: &random) ?? "" }
        func part(_ text: @autoclosure () -> String) -> String { Bool.random(using: &random) ? text() : "" }
        return part("Error Domain=") + part("X ") + part(secret()) + part(" Code=5") + part(secret())
            + part(" \"\(secret())\"")
            + part(
                " UserInfo={\(secret())=\(secret()), NSUnderlyingError=0x1 {Error Domain=Y \(secret()) Code=-7 \"\(secret())\"}"
                    + ", NSErrorFailingURLStringKey=\(url(&random)), NSLocalizedDescription=\(secret())}")
    }

    private static func value(of kind: ParameterKind, _ random: inout SplitMix) -> String {
        let secret = secrets.randomElement(using: &random) ?? ""
        return switch (kind, Int.random(in: 0..<4, using: &random)) {
        case (.url, 1...): url(&random)
        case (.error, 1...): error(&random)
        case (.filename, 1...): secret + [".pdf", ".PDF", ".tar.gz", ".", ""][Int.random(in: 0..<5, using: &random)]
        default: secret
        }
    }

    @Test func noSecretPassesTheGate() {
        let seed = UInt64.random(in: 0...UInt64.max)
        var random = SplitMix(state: seed)
        var gate = Redactor(catalogue: everyKind, vocabulary: Vocabulary(hosts: ["notes.example"]), key: RunKey())
        for line in 1...1500 {
            let kinds = ParameterKind.allCases.filter { _ in Bool.random(using: &random) }
            var parameters = kinds.map { Written(index(of: $0), Self.value(of: $0, &random)) }
            parameters.append(Written(nil, Self.value(of: .text, &random)))
            let planned = [0, 1, nil].randomElement(using: &random) ?? nil
            let name = Self.secrets.randomElement(using: &random) ?? ""
            if planned == nil { parameters = parameters.map { Written(nil, $0.value) } }
            let event = gate.redact(planned, name: name, parameters, line: line)
            let names = gate.pseudonyms.names()
            let raw = parameters.map(\.value).joined(separator: "\n")
            expectClean(event.values.map { $0.label(names).text }.joined(separator: "\n") + event.name.text, raw, seed)
            // Whatever else the values hold in their depth; the numbers of tokens are random.
            expectClean("\(event.values.filter { !$0.hasToken })", raw, seed)
        }
        expectClean("\(gate.audit)", "", seed)
        #expect(gate.audit.redactedValues > 1500)
    }

    private func expectClean(_ text: String, _ raw: String, _ seed: UInt64) {
        // The declared value of the second event is public by declaration.
        let shown = Array(text.replacing("Ivan Petrov", with: "").lowercased())
        guard shown.count >= 6 else { return }
        for start in 0...(shown.count - 6) {
            let window = String(shown[start..<(start + 6)])
            if Self.windows.contains(window) {
                Issue.record("'\(window)' is public, seed \(seed): \(text)\nof: \(raw)")
                return
            }
        }
    }
}

extension RedactedValue {
    fileprivate var hasToken: Bool {
        switch self {
        case .filename, .identifier, .text: true
        default: false
        }
    }
}
