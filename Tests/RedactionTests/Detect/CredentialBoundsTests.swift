import Testing

@testable import Redaction

/// Hostile texts: the detectors of credentials and identifiers stay linear.
@Suite struct CredentialBoundsTests {
    static let units = [
        "password ", "password a ", "password a: ", "password: \"", "secret=", "code ", "code 1234 ", "your code ",
        "1234 5678 ", "backup codes: ab12-cd34 ", "?code=a1B2c3D4", "seed ", "phrase: abc def ", "abc ", "abc, ",
        "security answer ", "security answer: ", "answer='", "player g:1", "g:12345678 ", "T:_", "order ", "order-",
        "order number ", "meter number 1", "hotspot key ", "request id ", "amzn ", "Task <", "00000000-", "deadbeef",
        "password to ", "with password ", "wrong password a ", "密码改", "パスワードを", "$6$a", "ABCD-", "key ABCD-EFGH-",
        "card security code ", "unlock pattern 1-", "memorable word ", "2fa token ", "mnemonic abcde ", "mysql -p",
        "sshpass -p '", "echo a", "echo a | sudo -S ", "net use ", "login mia ", "Bearer ", "eyJ", "eyJ.",
        "-----BEGIN ", "Cookie: a=b; ", "://a:b", "sk_live_", "a1B", "=", "\u{301}", "é",
    ]

    @Test(arguments: units) func costGrowsWithTheText(_ unit: String) {
        let detectors = Detector.credentials + Detector.identifiers
        let short = DetectorCost.cost(of: detectors, on: unit, times: 200)
        let long = DetectorCost.cost(of: detectors, on: unit, times: 2_000, runs: 1)
        #expect(DetectorCost.isLinear(short: short, long: long), "\(short) for 200, \(long) for 2,000")
    }
}
