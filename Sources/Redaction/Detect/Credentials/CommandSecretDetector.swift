extension Detector {
    /// Passwords in command lines, which scripts and consoles print: `mysql -ptiger`, `sshpass -p tiger`, `login mia tiger7`.
    static let commandSecrets = Detector(
        "command-secret", .secret, needs: [],
        matches: [
            Sample("mysql -u root -pkittens99 shop", "kittens99"), Sample("sshpass -p 'harbour' ssh host", "harbour"),
            Sample("/usr/bin/redis-cli -h cache -a tiger ping", "tiger"),
            Sample("openssl pkcs12 -in a.p12 -passin pass:tiger -nodes", "tiger"),
            Sample("htpasswd -bc /etc/x mia tiger", "tiger"), Sample("ldapsearch -x -D cn=admin -w tiger", "tiger"),
            Sample(#"net use Z: \\srv\share tiger /user:mia"#, "tiger"), Sample("net user mia tiger /add", "tiger"),
            Sample("smbclient //srv/share -U mia%tiger", "tiger"), Sample("docker login -u ci -p tiger reg", "tiger"),
            Sample("+ security unlock-keychain -p tiger ci.keychain", "tiger"), Sample("7z x a.7z -ptiger", "tiger"),
            Sample("unzip -P тигр backup.zip", "тигр"), Sample("echo tiger | sudo -S id", "tiger"),
            Sample("chpasswd <<< \"mia:tiger\"", "tiger"), Sample("sqlplus mia/tiger@orcl", "tiger"),
            Sample("rabbitmqctl change_password mia tiger", "tiger"), Sample("passwd mia dragon", "dragon"),
            Sample("> login mia dragon7", "dragon7"), Sample("snmpwalk -v2c -c s3community 127.0.0.1", "s3community"),
        ],
        rejects: [
            "", "mysql -u root -p shop", "ssh -p 2222 host", "docker run -p 8080:80 nginx", "mysql -p$DB_PASS shop",
            "docker login -u ci --password-stdin", "redis-cli -a", "security find-identity -p codesigning",
            "openssl pkcs12 -passin env:PASS", "altool -p @keychain:AC_PASSWORD", "echo done | tee log",
            "net use cache", "login screen presented", "login mia succeeded", "passwd changed ok", "login failed twice",
            "security update installed", "passwd: authentication token updated", "htpasswd file loaded",
        ]
    ) { text, claim in
        guard text.roles.contains(.command) else { return }
        for index in text.lexicalWords.indices where text.lexicalWords[index].has(.command) {
            CommandSecret.values(at: index, text).forEach(claim)
            ConsoleSecret.value(at: index, text).map(claim)
        }
    }
}

/// A word for logging in, a user and a password, and nothing else in the line.
private enum ConsoleSecret {
    private static let verbs: Set<String> = [
        "passwd", "login", "signin", "su", "auth", "adduser", "setpassword", "setpass", "changepassword", "logon",
    ]
    private static let ofPrograms: WordRoles = [
        .common, .stop, .interface, .failure, .harmless, .link, .secret, .token, .code, .codeUse, .unit, .counter,
        .version, .digest,
    ]

    static func value(at index: Int, _ text: borrowing DetectableText) -> Range<Int>? {
        guard let (verb, end) = CommandSecret.command(at: index, text), verbs.contains(verb), isStart(index, text)
        else {
            return nil
        }
        let words = CommandWords(text, from: end).words
        guard words.count == 2, words[1].upperBound == text.scalars.count || text.scalars[words[1].upperBound] == 0x0A
        else { return nil }
        let (user, value) = (words[0], CommandWords.bare(words[1], text))
        guard isUser(user, text), value.count >= 4, CommandSecret.isSecret(value, text) else { return nil }
        let hasDigit = value.contains { text.classes[$0].contains(.digit) }
        return hasDigit || StatedSecret.isOwnWord(value, text) && (isNamed(user, text) || verb == "passwd")
            ? value : nil
    }

    /// The line's first word, or the first behind the sign of a prompt.
    private static func isStart(_ index: Int, _ text: borrowing DetectableText) -> Bool {
        var place = text.lexicalWords[index].range.lowerBound - 1
        while place >= 0, text.scalars[place] == 0x20 { place -= 1 }
        return place < 0 || [0x0A, 0x24, 0x3E, 0x23, 0x3A, 0x25, 0x5D].contains(text.scalars[place])
    }

    private static func isUser(_ user: Range<Int>, _ text: borrowing DetectableText) -> Bool {
        let word = text.lexicalIndex(at: user.lowerBound)
        guard word < text.lexicalWords.count, text.lexicalWords[word].range.lowerBound == user.lowerBound else {
            return false
        }
        return isNamed(user, text)
            || !text.lexicalWords[word].has(ofPrograms) && !text.scalars[user].contains(0x3D)
                && text.lexicalWords[word].isLetters && !text.isProgramWord(user)
    }

    /// Known as a name, or written as the name of an account.
    private static func isNamed(_ user: Range<Int>, _ text: borrowing DetectableText) -> Bool {
        let word = text.lexicalIndex(at: user.lowerBound)
        return word < text.lexicalWords.count && text.lexicalWords[word].has([.given, .givenOrWord, .surname])
            || text.scalars[user].contains(0x40)
    }
}
