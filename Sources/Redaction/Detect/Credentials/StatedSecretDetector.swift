extension Detector {
    /// Passwords in plain words, in tuples, in dumps of Swift values, behind options of commands, and those that follow in a list.
    static let statedSecrets = Detector(
        "stated-secret", .secret, needs: [],
        matches: [
            Sample("password is marzipan", "marzipan"), Sample("Password: lantern", "lantern"),
            Sample("the password for Nordwind is pumpernickel", "pumpernickel"),
            Sample("password changed from walnut to hazelnut", "walnut", "hazelnut"),
            Sample("Kennwort lautet Butterblume.", "Butterblume"), Sample("пароль: ромашка", "ромашка"),
            Sample("SharedSecret tumbleweed", "tumbleweed"),
            Sample("password for acme.example is Quagmire", "Quagmire"),
            Sample("signed in with password tiger", "tiger"), Sample("passwort auf birne gesetzt", "birne"),
            Sample("password \"dragon\" rejected", "dragon"), Sample("пароль изменён на котик", "котик"),
            Sample("Type 'lemonade' into \"Password\" field", "lemonade"),
            Sample("login mia password lemonade", "lemonade"),
            Sample("zip password lemonade", "lemonade"), Sample("po vc.password \"lemonade\"", "lemonade"),
            Sample("SecureField value: lemonade", "lemonade"), Sample("password | lemonade", "lemonade"),
            Sample("token 'z8Kq1Lm0Xv7Bn3' rejected", "z8Kq1Lm0Xv7Bn3"),
            Sample("password del wifi: ciliegio", "ciliegio"),
            Sample("memorable word is marzipan", "marzipan"), Sample("contraseña cambiada a gatito", "gatito"),
            Sample("密码改为abc123", "abc123"), Sample("IDENTIFIED BY 'tiger'", "tiger"),
            Sample("unlock pattern 1-4-7-8-9", "1-4-7-8-9"),
            Sample("session id s:qwErTy12.Lkj8hgfd", "s:qwErTy12.Lkj8hgfd"),
            Sample("keychain item value = dragon", "dragon"), Sample("snmp community string: greenhouse", "greenhouse"),
            Sample("API key 9fK2mQ77xL loaded", "9fK2mQ77xL"), Sample("WIFI:S:x;T:WPA;P:basilico22;;", "basilico22"),
            Sample("totp secret is JBSWY3DP", "JBSWY3DP"),
            Sample(#"header ("token", "k7q")"#, "k7q"), Sample(#"[("password", "lantern"), ("user", "x")]"#, "lantern"),
            Sample("▿ password: Optional<String>\n  - some: \"lantern\"", "lantern"),
            Sample("run tool --password lantern --verbose", "lantern"),
            Sample("password mismatch: entered 'sunsett', expected 'sunset'", "sunsett", "sunset"),
            Sample("new passphrase “lantern mango harbour”", "lantern mango harbour"),
            Sample("tokens: abc123def, ghi456jkl", "abc123def", "ghi456jkl"),
            Sample("seed phrase: lantern harbour walnut", "lantern harbour walnut"),
        ],
        rejects: [
            "", "API key v2 rotated", "api key missing", "access key id 3 of 5", "T:WPA;P:open", "password is required",
            "password is too short", "password: required", "password: string",
            "password changed from settings to profile page", "password is being checked", "password is encrypted",
            "password: LoginViewController", "password is not set", "shared secret not found", "shared secret missing",
            #"("token", "missing")"#, #"("title", "x")"#, "--password-file /etc/x", "--verbose yes",
            "- some: \"x\"", "signed in with password manager", "password changed on server",
            "senha alterada com sucesso",
            "пароль изменён на сервере", "Passwort wurde geändert", "reset password to continue",
            "community string missing",
            "unlock pattern changed", "session id length 32", "username and password required", "password | string",
            "secure field focused",
            "login screen password field", "sign in with password instead", "WPA key exchange",
            "token 'Submit' clicked", #"{"grant_type":"password","a":"b"}"#,
            "Type mismatch in \"Password\" field", "keychain item value missing", "mot de passe oublié",
            "password for the account is required", "password: (null)", "passwords: 3",
            "token expired, retrying", "password, then pin", "password field 'Login' focused", "Passwort ist falsch",
            "password 'must not be empty'", "secret santa is open", "password was changed", "password is NULL",
        ]
    ) { text, claim in
        let roles: WordRoles = [.secret, .token, .credentials, .network]
        let hasWords = !text.roles.isDisjoint(with: roles)
        let hasNames = hasWords || text.roles.contains(.secretThing)
        guard
            hasNames || text.features.contains(.digit) || text.features.contains(.quote) || text.scalars.contains(0x2D)
        else { return }
        for index in text.lexicalWords.indices where hasNames {
            let word = text.lexicalWords[index]
            if word.has([.secret, .secretThing]) || StatedSecret.mayBeShared(word) {
                StatedSecret.values(after: index, text).forEach(claim)
                StatedSecret.phrase(after: index, text).map(claim)
            }
            if word.has([.secret, .secretThing]) { StatedSecret.quoted(after: index, text).forEach(claim) }
            if word.has(.secretThing) {
                StatedSecret.identified(by: index, text).map(claim)
                UnlockPattern.value(after: index, text).map(claim)
            }
        }
        if text.features.contains(.digit) {
            for index in text.lexicalWords.indices { StatedSecret.key(after: index, text).map(claim) }
            if text.features.contains(.nonASCII) {
                for index in text.lexicalWords.indices { StatedSecret.eastern(at: index, text).map(claim) }
            }
        }
        if hasNames, text.features.contains(.quote) {
            for index in text.lexicalWords.indices { StatedSecret.typed(at: index, text).map(claim) }
        }
        SecretPair.values(in: text, withLists: hasWords).forEach(claim)
    }
}
