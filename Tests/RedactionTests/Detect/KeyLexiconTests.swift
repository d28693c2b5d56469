import EventModel
import Testing

@testable import Redaction

@Suite struct KeyLexiconTests {
    struct Case: Sendable {
        var key: String
        var meaning: KeyMeaning

        init(_ key: String, _ meaning: KeyMeaning) {
            self.key = key
            self.meaning = meaning
        }
    }

    static let spellings = [
        Case("email", .sensitive(.email)), Case("EMAIL", .sensitive(.email)), Case("userEmail", .sensitive(.email)),
        Case("user_email", .sensitive(.email)), Case("user-e-mail", .sensitive(.email)),
        Case("emailAddress", .sensitive(.email)),
        Case("billing.emailAddress", .sensitive(.email)), Case("user[email]", .sensitive(.email)),
        Case("email2", .sensitive(.email)), Case("newPasswordConfirm", .sensitive(.secret)),
        Case("X-Api-Key", .sensitive(.apiKey)), Case("userIDs", .plausible(.user)), Case("ім’я", .sensitive(.person)),
        Case("userID", .sensitive(.user)),
        Case("NSFilePath", .kind(.path)), Case("prénom", .sensitive(.person)), Case("Имя", .sensitive(.person)),
        Case("номер_заказа", .sensitive(.account)), Case("電話番号", .sensitive(.phone)),
        Case("firstName", .sensitive(.person)), Case("first name", .sensitive(.person)),
        Case("FirstName", .sensitive(.person)), Case("HTTPToken", .sensitive(.token)),
    ]

    static let safe = [
        "email_verified", "emailVerified", "is_email", "hasPhone", "token_type", "tokenCount", "password_length",
        "expires_in", "api_key_present", "user_tier", "phone_type", "access-token-expires", "ip_version",
    ].map { Case($0, .safe) }

    static let others = [
        Case("", .unknown), Case("_", .unknown), Case("42", .unknown), Case("campaign", .unknown),
        Case("decision", .unknown), Case(String(repeating: "email", count: 20), .unknown), Case("🙂", .unknown),
        Case("id", .plausible(.user)), Case("name", .plausible(.person)), Case("title", .plausible(.text)),
        Case("url", .kind(.url)), Case("createdAt", .kind(.timestamp)), Case("filename", .sensitive(.file)),
    ]

    @Test(arguments: spellings + safe + others)
    func keysAreReadAsWords(_ key: Case) {
        #expect(KeyLexicon.meaning(of: key.key) == key.meaning)
    }

    /// A word in two rows would mean what the first says: the later one were dead.
    @Test func everyRowHasWords() {
        #expect(!KeyTable.rows.isEmpty)
        for row in KeyTable.rows {
            let words = row.words.description.split(whereSeparator: \.isWhitespace)
            #expect(!words.isEmpty)
            for word in words {
                #expect(word.lowercased() == word || word.contains { !$0.isASCII })
                #expect(word.unicodeScalars.allSatisfy { KeyScalar.isWord($0.value) }, "\(word)")
            }
        }
    }
}
