extension Detector {
    /// Names of accounts: in paths of homes, after words and keys for them, as handles, in addresses of SIP and the like.
    static let userName = Detector(
        "user-name", .userName, needs: [],
        roles: [.home, .userName, .person, .accountScheme, .socialHost, .agent],
        matches: [
            Sample("file /Users/anna.kovaleva/work/demo", "anna.kovaleva"),
            Sample(#"C:\Users\mrossi\AppData"#, "mrossi"),
            Sample("Home directory: /home/ci-petrov/agent", "ci-petrov"),
            Sample("(логин esmirnova): код 403", "esmirnova"),
            Sample("for account jdoe_bank biometric=FaceID", "jdoe_bank"),
            Sample("https://t.me/anna_kovaleva_93", "anna_kovaleva_93"),
            Sample("sip:anna@sip.example.net;transport=tls", "anna"),
            Sample("/login?user=wangxm88}", "wangxm88"), Sample("username=k.lindqvist", "k.lindqvist"),
            Sample(#"{"login":"octo-anna","id":1}"#, "octo-anna"), Sample("instagram.com/anna.kov", "anna.kov"),
            Sample("Benutzername: hmueller", "hmueller"), Sample("用户名：wangxm88", "wangxm88"),
            Sample("user janedoe42 signed in", "janedoe42"),
            Sample("logged in as frosty_bee21", "frosty_bee21"),
            Sample("gamertag oak_breaker7 linked", "oak_breaker7"),
            Sample("account name l33t_sara locked", "l33t_sara"),
            Sample(#"D:\Users\Ana Silva\x"#, "Ana Silva"), Sample("su: user svc_deploy", "svc_deploy"),
        ],
        rejects: [
            "", "/Users/Shared/x", "/Users/runner/work", "/home/runner/work", "user logged in", "user=authenticated",
            "login failed",
            "user_tier=gold", "account type premium", "npm scope @example/ui-kit@4.2.0", "GET /users/me",
            "login screen", "@MainActor class",
            "user agent", "username missing", "username: null", "login=true", "@State var x", "/api/users/42/orders",
            "username field empty",
            "handle 0x7fa1c2d0b600", "GET /users/settings/notifications 200",
            "https://api.github.com/repos/apple/swift/releases", "/private/var/folders/zz/T/tmp.log", "@2x",
            "key alias prod_v2 rotated", "player alias missing", "user defaults", "username_taken",
            "username taken, showing hint", "last_login=2026-11-02T08:14:55Z",
            "username available", "username already exists",
            "logged in as guest", "parsed as utf8", "account name missing",
        ]
    ) { text, claim in
        UserNames(text: text).find(claim)
    }

    /// Names of accounts after an `@`.
    static let handle = Detector(
        "user-name.handle", .userName, needs: .at,
        matches: [
            Sample("Twitter handle @anna_kovaleva93 linked", "anna_kovaleva93"), Sample("mention @maria_g", "maria_g"),
            Sample("followed by @svetlana", "svetlana"), Sample("ssh nina@build.example.org failed", "nina"),
            Sample("rsync -az dist/ t.lund@ci.example.org:/srv", "t.lund"),
        ],
        rejects: [
            "", "npm scope @example/ui-kit@4.2.0", "@MainActor class", "@State var x", "@2x", "icon@2x.png",
            "jo@example.com", "@objc(name)", "git clone git@github.com:example/app.git", "ssh root@10.0.0.7",
        ]
    ) { text, claim in
        let names = UserNames(text: text)
        for index in text.words.indices where text.scalar(text.words[index].range.lowerBound - 1) == 0x40 {
            if let range = names.handle(index) ?? names.remote(index) { claim(range) }
        }
    }
}
