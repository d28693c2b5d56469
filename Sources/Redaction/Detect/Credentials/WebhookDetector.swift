extension Detector {
    /// Paths of incoming webhooks and of magic links: whoever knows them may write, or is let in.
    static let webhooks = Detector(
        "webhook", .secret, needs: [.slash],
        matches: [
            Sample("POST https://hooks.slack.com/services/T000/B000/ZX9wETSb failed", "T000/B000/ZX9wETSb"),
            Sample("https://discord.com/api/webhooks/1234567890/a-bC_dEf?wait=1", "1234567890/a-bC_dEf"),
            Sample("https://hooks.zapier.com/hooks/catch/123/abc/", "123/abc/"),
            Sample(
                "https://acme.webhook.office.com/webhookb2/ab12@cd34/IncomingWebhook/ef56",
                "ab12@cd34/IncomingWebhook/ef56"),
            Sample("https://api.telegram.org/bot123456:AAE-xyz/sendMessage", "123456:AAE-xyz"),
        ],
        rejects: [
            "", "webhook /services/health", "hooks.slack.com unreachable", "https://api.telegram.org/bots",
            "discord.com/api/webhooks",
        ]
    ) { text, claim in
        for (place, scalar) in text.scalars.enumerated() where scalar == 0x2F {
            for mark in Webhook.marks
            where text.scalars[max(0, place - 1)] == mark.last && text.ends(mark.text, at: place + 1) {
                let end = Webhook.end(text, from: place + 1, stopsAtSlash: mark.stopsAtSlash)
                if end > place + 1 { claim(place + 1..<end) }
            }
            if text.ends(Webhook.telegram, at: place + 4), text.scalar(place + 4) < 0x3A {
                claim(place + 4..<Webhook.end(text, from: place + 4, stopsAtSlash: true))
            }
        }
    }
}

/// Hosts and paths before the secret part.
enum Webhook {
    struct Mark {
        let text: [UInt32]
        let stopsAtSlash: Bool
        let last: UInt32

        init(_ text: StaticString, stopsAtSlash: Bool = false) {
            self.text = text.description.unicodeScalars.map(\.value)
            self.stopsAtSlash = stopsAtSlash
            last = self.text.dropLast().last ?? 0
        }
    }

    static let marks = [
        Mark("hooks.slack.com/services/"), Mark("hooks.slack.com/workflows/"), Mark("discord.com/api/webhooks/"),
        Mark("discordapp.com/api/webhooks/"), Mark("hooks.zapier.com/hooks/catch/"),
        Mark("webhook.office.com/webhookb2/"),
        Mark("maker.ifttt.com/use/", stopsAtSlash: true),
    ]
    static let telegram = "api.telegram.org/bot".unicodeScalars.map(\.value)

    static func end(_ text: borrowing DetectableText, from start: Int, stopsAtSlash: Bool) -> Int {
        var end = start
        while end < text.scalars.count {
            switch text.scalars[end] {
            case 0...0x20, 0x22, 0x27, 0x3F, 0x23, 0x3E, 0x2C, 0x29: return end
            case 0x2F where stopsAtSlash: return end
            default: end += 1
            }
        }
        return end
    }
}

extension DetectableText {
    /// Whether a text of our own, in lower case, ends at a place.
    func ends(_ suffix: [UInt32], at place: Int) -> Bool {
        guard place >= suffix.count, place <= lowered.count else { return false }
        for offset in suffix.indices where lowered[place - suffix.count + offset] != suffix[offset] { return false }
        return true
    }
}
