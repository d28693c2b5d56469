/// Finds what is variable in the URLs of a message: identifiers, accounts and tokens in paths, names of people in accounts
/// and sub-domains. Queries are fields, and detectors of their own find what has a shape of its own.
struct URLClaims {
    let text: DetectableText
    private(set) var claims: [Claim] = []

    init(_ text: DetectableText) {
        self.text = text
    }

    /// Looks at every URL. Nested ones follow the outer ones; their places are looked at twice, not more.
    mutating func find() {
        if text.scalars.count > 1, text.scalars[0] == Mark.slash { barePath(at: 0) }
        var place = 1
        while place + 1 < text.scalars.count {
            if text.scalars[place] == Mark.colon { look(at: place) }
            if text.scalars[place] == Mark.slash { barePath(at: place) }
            place += 1
        }
    }

    /// A path of a request without scheme and host: `GET /v1/users/5530912`.
    private mutating func barePath(at slash: Int) {
        let before = text.scalar(slash - 1)
        guard text.classes[slash + 1].meets(.word),
            slash == 0 || text.classes[slash - 1].contains(.blank)
                || [Mark.doubleQuote, Mark.quote, Mark.equals, 0x5B].contains(before),
            let path = URLParts(text, path: slash), path.segments.count > 1,
            !URLClaims.roots.contains(where: { text.isEqual(path.segments[0], $0) })
        else { return }
        self.path(path.segments, host: .other)
    }

    private mutating func look(at colon: Int) {
        let hasSlash = text.scalars[colon + 1] == Mark.slash
        guard hasSlash || text.classes[colon + 1].meets(.word) || text.scalars[colon + 1] == Mark.plus else { return }
        if !hasSlash {
            contact(colon)
            return
        }
        guard let url = URLParts(text, colon: colon) else { return }
        if text.isEqual(url.scheme, "file") { return }
        if number(of: url) { return }
        let isWeb = URLClaims.web.contains { text.isEqual(url.scheme, $0) }
        if isWeb {
            subdomains(url)
            path(url.segments, host: host(url))
        } else {
            path(url.authority.isEmpty ? url.segments : [url.authority] + url.segments, host: .other)
        }
    }

    private mutating func claim(_ range: Range<Int>, _ type: SensitiveType) {
        guard !range.isEmpty else { return }
        claims.append(Claim(range: range, type: type, rule: "url"))
    }

    // MARK: Contacts

    /// `tel:+49151…`, `sip:anna@host`: a scheme whose rest is a number or an account.
    private mutating func contact(_ colon: Int) {
        var start = colon
        while start > 0, colon - start < 16,
            text.classes[start - 1].meets(.word) || text.scalars[start - 1] == Mark.dash
        {
            start -= 1
        }
        let scheme = start..<colon
        if URLClaims.numbers.contains(where: { text.isEqual(scheme, $0) }) {
            number(from: colon + 1)
        } else if URLClaims.accounts.contains(where: { text.isEqual(scheme, $0) }) {
            let end = accountEnd(colon + 1)
            if end - colon > 2 { claim(colon + 1..<end, .userName) }
        }
    }

    private mutating func number(of url: URLParts) -> Bool {
        guard URLClaims.numbers.contains(where: { text.isEqual(url.scheme, $0) }) else { return false }
        number(from: url.authority.lowerBound)
        return true
    }

    private mutating func number(from start: Int) {
        var end = start
        var digits = 0
        while end < text.scalars.count, end - start < 40, isNumber(end) {
            digits += text.classes[end].contains(.digit) ? 1 : 0
            end += 1
        }
        while end > start, !text.classes[end - 1].contains(.digit) { end -= 1 }
        if digits >= 3 { claim(start..<end, .phone) }
    }

    private func isNumber(_ place: Int) -> Bool {
        switch text.scalars[place] {
        case 48...57, Mark.plus, Mark.dash, Mark.dot, Mark.leftParenthesis, Mark.rightParenthesis: true
        case Mark.blank: !text.isWritten(place)
        default: false
        }
    }

    private func accountEnd(_ start: Int) -> Int {
        var end = start
        while end < text.scalars.count, end - start < 128,
            text.classes[end].meets(.word)
                || [Mark.dot, Mark.dash, Mark.underscore, Mark.plus].contains(text.scalars[end])
        {
            end += 1
        }
        return end
    }

    // MARK: Paths

    /// What kind of host a URL has.
    private enum Host {
        /// The first segment of the path is an account: `t.me/anna`.
        case profiles
        case other
    }

    private mutating func host(_ url: URLParts) -> Host {
        var start = url.authority.lowerBound
        if let at = text.scalars[url.authority].lastIndex(of: Mark.at) { start = at + 1 }
        var end = text.scalars[start..<url.authority.upperBound].firstIndex(of: Mark.colon) ?? url.authority.upperBound
        while end > start, text.scalars[end - 1] == Mark.dot { end -= 1 }
        var bare = start..<end
        for prefix in ["www.", "m.", "mobile."] as [StaticString] {
            let length = prefix.utf8CodeUnitCount
            if bare.count > length, text.isEqual(bare.lowerBound..<bare.lowerBound + length, prefix) {
                bare = bare.lowerBound + length..<bare.upperBound
                break
            }
        }
        return URLClaims.profileHosts.contains { text.isEqual(bare, $0) } ? .profiles : .other
    }

    /// Labels of sub-domains that hold a person's name: `ivan-petrov.notes.example`.
    private mutating func subdomains(_ url: URLParts) {
        let start = text.scalars[url.authority].lastIndex(of: Mark.at).map { $0 + 1 } ?? url.authority.lowerBound
        let end = text.scalars[start..<url.authority.upperBound].firstIndex(of: Mark.colon) ?? url.authority.upperBound
        var labels: [Range<Int>] = []
        var first = start
        for place in start...end where place == end || text.scalars[place] == Mark.dot {
            labels.append(first..<place)
            first = place + 1
        }
        for label in labels.dropLast(2)
        where !label.isEmpty && text.words(in: label).contains(where: { text.isPersonName($0.range) }) {
            claim(label, .person)
        }
    }

    private mutating func path(_ segments: [Range<Int>], host: Host) {
        var noun = RouteNoun.none
        for (index, segment) in segments.enumerated() {
            if let type = SegmentRule(text: text).type(
                of: segment, after: noun, isProfile: host == .profiles && index == 0)
            {
                claim(SegmentRule(text: text).stem(of: segment, type), type)
            }
            noun = RouteNoun(text, segment)
        }
    }

    // MARK: Words

    /// First segments of paths in a file system.
    private static let roots: [StaticString] = [
        "private", "var", "users", "home", "usr", "system", "library", "applications", "tmp", "etc", "dev", "opt",
        "bin",
        "volumes", "developer", "sbin", "proc", "data", "mnt", "root", "cores",
    ]

    private static let web: [StaticString] = ["http", "https", "ws", "wss", "ftp"]
    private static let numbers: [StaticString] = [
        "tel", "telprompt", "sms", "smsto", "mms", "callto", "facetime", "facetime-audio", "imessage", "whatsapp",
        "viber",
    ]
    private static let accounts: [StaticString] = ["sip", "sips", "xmpp", "skype", "im", "aim", "matrix", "acct"]
    private static let profileHosts: [StaticString] = [
        "t.me", "telegram.me", "twitter.com", "x.com", "instagram.com", "facebook.com", "fb.com", "vk.com", "ok.ru",
        "tiktok.com", "threads.net", "wa.me", "m.me", "line.me", "snapchat.com", "pinterest.com", "linktr.ee",
        "paypal.me",
        "cash.app", "venmo.com", "skype.com", "weibo.com",
    ]
}
