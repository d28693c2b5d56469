extension Detector {
    /// What is variable in URLs: identifiers, accounts and tokens in paths, numbers behind `tel:` and its like.
    static let urls = Detector(
        id: "url", type: .account, needs: [],
        matches: [
            .init("GET https://api.example.com/v1/users/5530912/profile", "5530912"),
            .init("https://shop.example/orders/88120417/track", "88120417"),
            .init("https://area.example/cliente/77100293/bollette", "77100293"),
            .init("PUT /v1/customers/cus_9f8a7b6c5d4e3f/cards -> 402", "cus_9f8a7b6c5d4e3f"),
            .init("https://ivan-petrov.notes.example/shared/list", "ivan-petrov"),
            .init("https://x.example/doctors/ivan-petrov?day=2", "ivan-petrov"),
            .init("https://t.me/anna_kovaleva_93", "anna_kovaleva_93"),
            .init("tel://84950001234 = true", "84950001234"), .init("sms:+49-151-5551234", "+49-151-5551234"),
            .init("INVITE sip:anna@sip.example.net;transport=tls", "anna"),
            .init("myapp://item/420017", "420017"), .init("https://x.example/@anna/posts", "@anna"),
            .init("https://x.example/会員/70045213/予約", "70045213"),
            .init("https://x.example/users/ivan.petrov?tab=1", "ivan.petrov"),
            .init("open https://h.example/users/Quirina%20Vollbrecht/a", "Quirina%20Vollbrecht"),
            .init("https://x.example/o/avatars%2Fu_5521907.jpg?alt=media", "u_5521907"),
        ],
        rejects: [
            "", "https://api.example.com/v2/config -> 404", "ws://localhost:9229/devtools", "tel: handler missing",
            "https://x.example/users/me/settings", "https://x.example/builds/20261130/log.txt",
            "https://x.example/api/v1/search?page=2", "http://127.0.0.1:8080/", "mailto: handler not installed",
            "https://x.example/table/14", "https://x.example/ios/5.12.3.json", "app://settings/notifications",
            "https://x.example/account/preferences", "://://://", "a:b:c",
        ]
    ) { text, claims in
        guard !text.features.isDisjoint(with: [.colon, .slash]) else { return }
        var urls = URLClaims(copy text)
        urls.find()
        claims += urls.claims
    }
}
