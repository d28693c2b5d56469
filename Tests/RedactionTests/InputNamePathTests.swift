import Testing

@testable import Redaction

/// What messages quote of paths and of other texts of the user.
@Suite struct InputNamePathTests {
    @Test(arguments: [
        ("AnnaKowalska/app.log", "(name)/app.log"), ("logs/olga kuznetsova 2.ndjson", "logs/(name).ndjson"),
        ("/tmp/giovanni/a.log", "/tmp/(name)/a.log"), ("Quirina_Okafor", "(name)"), ("", ""), ("a//b.log", "a//b.log"),
        ("site/launches.html", "site/launches.html"),
        ("counter-web-offline.default.log", "counter-web-offline.default.log"),
        ("ünï/дело.log", "ünï/дело.log"), ("Olga.txt", "(name).txt"), ("ctreport.yml", "ctreport.yml"),
    ])
    func aPathHasNoPersonsName(_ path: String, _ shown: String) {
        #expect(InputName.quoted(path) == shown)
    }

    @Test(arguments: [
        ("found nothing at 'AnnaKowalska/app.log'", "found nothing at '(name)/app.log'"),
        ("expected text or json for X, found 'Quirina_Okafor'", "expected text or json for X, found '(name)'"),
        ("'a.log' and 'Quirina_Okafor': no", "'a.log' and '(name)': no"), ("don't 'x", "don't 'x"), ("", ""),
        ("''", "''"),
        ("it's 'Quirina_Okafor's list' here", "it's '(name)' here"),
    ])
    func aMessageQuotesNoPersonsName(_ message: String, _ shown: String) {
        #expect(InputName.quoting(message) == shown)
    }

    @Test func aVeryLongMessageIsRead() {
        let text = String(repeating: "'a.log' ", count: 2000)
        #expect(InputName.quoting(text) == text)
    }
}
