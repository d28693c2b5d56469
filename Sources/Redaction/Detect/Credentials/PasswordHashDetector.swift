extension Detector {
    /// What systems keep of passwords: `$6$salt$…` of `crypt`, and hexadecimal digits behind a word for such a hash.
    static let passwordHashes = Detector(
        "password-hash", .secret, needs: .digit,
        matches: [
            Sample("root:$6$Qx7sdf9a$Yl8cVbnmQwErTyUi:19700:0:", "$6$Qx7sdf9a$Yl8cVbnmQwErTyUi:19700:0:"),
            Sample("mia:$2y$10$abcdefghijklmnopqrstuu8A9Bc0D1e2F", "$2y$10$abcdefghijklmnopqrstuu8A9Bc0D1e2F"),
            Sample(
                "$argon2id$v=19$m=65536,t=3,p=4$c29tZXNhbHQ$RdescudvJCsgt3ub+b",
                "$argon2id$v=19$m=65536,t=3,p=4$c29tZXNhbHQ$RdescudvJCsgt3ub+b"),
            Sample("ntlm hash 8846f7eaee8fb117ad06bdd830b7586c sent", "8846f7eaee8fb117ad06bdd830b7586c"),
            Sample(
                "NTLM: aad3b435b51404ee:8846f7eaee8fb117ad06bdd830b7586c",
                "aad3b435b51404ee:8846f7eaee8fb117ad06bdd830b7586c"),
            Sample("Passwort-Hash = 5f4dcc3b5aa765d61d8327deb882cf99", "5f4dcc3b5aa765d61d8327deb882cf99"),
        ],
        rejects: [
            "", "$5 off", "cost $2 $3", "$1 $2", "ntlm hash mismatch", "commit hash 8846f7eaee8fb117ad06bdd830b7586c",
            "password hash algorithm bcrypt12", "file hash 5f4dcc3b5aa765d61d8327deb882cf99", "$6$", "$HOME/bin",
        ]
    ) { text, claim in
        var place = 0
        while let start = text.scalars[place...].firstIndex(of: 0x24) {
            place = start + 1
            guard let range = PasswordHash.crypt(from: start, text) else { continue }
            claim(range)
            place = range.upperBound
        }
        guard text.roles.contains(.secretThing), text.features.contains(.longWord) else { return }
        for index in text.lexicalWords.indices where text.lexicalWords[index].has(.secretThing) {
            PasswordHash.digits(after: index, text).map(claim)
        }
    }
}

private enum PasswordHash {
    private static let longest = 512
    private static let schemes: Set<String> = [
        "1", "2", "2a", "2b", "2x", "2y", "3", "5", "6", "7", "y", "gy", "md5", "sha1", "apr1", "argon2i", "argon2d",
        "argon2id", "scrypt", "bcrypt", "pbkdf2", "pbkdf2-sha1", "pbkdf2-sha256", "pbkdf2-sha512", "p", "h", "s", "8",
        "9",
    ]
    private static let ofPasswords = WordHash.set(
        """
        ntlm lm nt netntlm password passwort passwd pwd pw passphrase passcode contrasena senha passe wachtwoord haslo
        heslo пароля shadow unix
        """)
    private static let hash = WordHash.set("hash ntlm nthash lmhash")

    /// `$scheme$…$…`: a known scheme, then at least one more mark or many signs.
    static func crypt(from start: Int, _ text: borrowing DetectableText) -> Range<Int>? {
        let mark = text.scalars[(start + 1)..<min(text.scalars.count, start + 16)].firstIndex(of: 0x24)
        guard let mark, schemes.contains(CommandSecret.string(start + 1..<mark, text)) else { return nil }
        var end = mark + 1
        while end < text.scalars.count, end - start < longest, isPart(text.scalars[end]) { end += 1 }
        while end > mark, [0x2E, 0x2C, 0x3D].contains(text.scalars[end - 1]), end < text.scalars.count { end -= 1 }
        guard end - mark > 12 && text.scalars[mark + 1..<end].contains(0x24) || end - mark > 30 else { return nil }
        // The days of its change and its end belong to it.
        while text.scalar(end) == 0x3A || text.classes[safe: end]?.contains(.digit) ?? false { end += 1 }
        return start..<end
    }

    /// 16 and more hexadecimal digits, and such behind a colon, behind the words for a hash of passwords.
    static func digits(after index: Int, _ text: borrowing DetectableText) -> Range<Int>? {
        let words = text.lexicalWords
        guard hash.contains(words[index].hash) else { return nil }
        let isOwn = index > 0 && ofPasswords.contains(words[index - 1].hash)
        guard isOwn || ofPasswords.contains(words[index].hash) else { return nil }
        var start = words[index].range.upperBound
        while start < text.scalars.count, start - words[index].range.upperBound < 5,
            [0x20, 0x3A, 0x3D, 0x22, 0x27].contains(text.scalars[start])
        { start += 1 }
        var end = text.end(of: .hex, from: start)
        guard end - start >= 16 else { return nil }
        while text.scalar(end) == 0x3A, text.end(of: .hex, from: end + 1) - end > 16 {
            end = text.end(of: .hex, from: end + 1)
        }
        return end == text.scalars.count || !text.classes[end].meets(.word) ? start..<end : nil
    }

    private static func isPart(_ scalar: UInt32) -> Bool {
        TokenAlphabet([.upper, .lower, .digit, .base64, .dot, .dash, .underscore]).has(scalar)
            || [0x24, 0x3D, 0x2C].contains(scalar)
    }
}
