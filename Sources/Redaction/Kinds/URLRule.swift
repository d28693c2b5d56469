internal import EventModel

/// Publishes of a URL its scheme, host, port, route template and the names of well-known parameters.
///
/// Never published: user info, variable segments, matrix parameters, query and fragment values. A segment is variable
/// unless it is declared in a route, is a common route word or is made of words that programs say (`reset-password`). Of a
/// scheme that is not the web's only the scheme is kept, unless a route of it is declared (`myapp://item/:id`): the rest is
/// an account, a number or a text (`tel:`, `mailto:`, `tg:`). Values of parameters are shown for names that are declared
/// with a kind.
struct URLRule: Sendable {
    let vocabulary: Vocabulary
    private let queryNames: Set<String>
    /// Schemes of declared routes, such as `myapp`.
    private let appSchemes: Set<String>

    init(vocabulary: Vocabulary) {
        self.vocabulary = vocabulary
        queryNames = Vocabulary.queryNames.union(vocabulary.declaredQueryNames).union(vocabulary.queryValues.keys)
        appSchemes = Set(
            vocabulary.routes.compactMap { $0.first?.hasSuffix(":") == true ? $0[0].dropLast().lowercased() : nil })
    }

    private static let webSchemes: Set<String> = ["http", "https", "ws", "wss", "ftp", "ftps"]
    private static let dataTypes: Set<String> = [
        "application/json", "application/pdf", "image/gif", "image/jpeg", "image/png", "image/svg+xml", "text/html",
        "text/plain",
    ]

    /// What may be published of `text`, or nil when it is no absolute URL.
    func redacted(_ text: String) -> RedactedURL? {
        // What was shown before is shown again.
        if text == ":scheme:" { return RedactedURL(scheme: ":scheme", host: nil, label: ":scheme:") }
        guard let colon = text.firstIndex(of: ":") else { return nil }
        let scheme = text[..<colon].lowercased()
        guard let first = scheme.utf8.first, (97...122).contains(first), scheme.utf8.allSatisfy(isSchemeByte) else {
            return nil
        }
        let shown = Vocabulary.schemes.contains(scheme) || appSchemes.contains(scheme) ? scheme : ":scheme"
        let rest = text[text.index(after: colon)...]
        if appSchemes.contains(scheme) { return deepLink(rest, scheme: scheme) }
        guard URLRule.webSchemes.contains(scheme), rest.hasPrefix("//") else {
            return RedactedURL(
                scheme: Public(redacted: shown), host: nil,
                label: Public(redacted: shown + ":" + openPart(of: rest, scheme: scheme)))
        }
        let afterSlashes = rest.dropFirst(2)
        let authority = afterSlashes.prefix { !"/?#\\".contains($0) }
        let target = afterSlashes[authority.endIndex...]
        let (host, port) = hostAndPort(authority, target: target)
        let path = target.prefix { $0 != "?" && $0 != "#" }
        let label = shown + "://" + host + port + route(path) + parameters(target[path.endIndex...])
        return RedactedURL(
            scheme: Public(redacted: shown), host: Public(redacted: host), label: Public(redacted: label))
    }

    /// A link into an app whose routes are declared; its host is the first word of the route.
    private func deepLink(_ rest: Substring, scheme: String) -> RedactedURL {
        let hasSlashes = rest.hasPrefix("//")
        let target = hasSlashes ? rest.dropFirst(2) : rest
        let path = target.prefix { $0 != "?" && $0 != "#" }
        let segments = path.split(separator: "/")
        let declared = vocabulary.route(of: [Substring(scheme + ":")] + segments)?.dropFirst()
        let shown = declared.map(Array.init) ?? segments.prefix(URLRule.shownSegments).map { segment($0, after: nil) }
        let end = declared == nil && segments.count > URLRule.shownSegments ? "/…" : ""
        let label =
            scheme + (hasSlashes ? "://" : ":") + shown.joined(separator: "/") + end
            + parameters(target[path.endIndex...])
        return RedactedURL(scheme: Public(redacted: scheme), host: nil, label: Public(redacted: label))
    }

    /// The URL with nothing but its scheme and host, or without the host too.
    func withoutPath(_ url: RedactedURL, showsHost: Bool) -> RedactedURL {
        let host: Public? = url.host == nil ? nil : showsHost ? url.host : ":host"
        return RedactedURL(scheme: url.scheme, host: host, label: url.scheme + "://" + (host ?? "") + "/:segment")
    }

    /// What is public behind the colon of a scheme that is not the web's.
    private func openPart(of rest: Substring, scheme: String) -> String {
        switch scheme {
        case "about": ["blank", "srcdoc"].contains(rest) ? String(rest) : ""
        case "data":
            String(rest.prefix { $0 != "," && $0 != ";" }).lowercased().isMember(of: URLRule.dataTypes) ?? ""
        default: ""
        }
    }

    // MARK: Host

    private func hostAndPort(_ authority: Substring, target: Substring) -> (host: String, port: String) {
        let userEnd = authority.lastIndex(of: "@")
        // A parameter that stands where no path begins: what follows the last @ may be of a person's address.
        if let userEnd, authority[..<userEnd].contains(";") { return (":host", "") }
        let server = userEnd.map { authority[authority.index(after: $0)...] } ?? authority
        if server.hasPrefix("[") { return (":ip", "") }
        if server.hasPrefix(":"), let shown = placeholder(server) { return shown }
        let parts = server.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        let digits = parts.count > 1 ? parts[1] : ""
        let hasPort = (1...5).contains(digits.utf8.count) && digits.utf8.allSatisfy(isDigit)
        // A password with a / ? or # in it ends the authority early: what looks like the host may be a person's name.
        let isCut = authority.contains { $0 == ":" || $0 == "@" } && target.contains("@")
        let name = parts.first.map { $0.lowercased() } ?? ""
        if isCut || (!hasPort && !digits.isEmpty), !isDeclared(name) { return (":host", "") }
        return (host(name), hasPort && !isCut ? ":" + digits : "")
    }

    /// A host that was hidden before: `:ip:8080`, `:sub.notes.example`.
    private func placeholder(_ server: Substring) -> (host: String, port: String)? {
        let parts = server.dropFirst().split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        guard let name = parts.first, parts.count < 3 else { return nil }
        let digits = parts.count > 1 ? parts[1] : ""
        guard digits.utf8.count <= 5, digits.utf8.allSatisfy(isDigit) else { return nil }
        let port = digits.isEmpty ? "" : ":" + digits
        if ["ip", "host", "host.local"].contains(name) { return (":" + name, port) }
        guard name.hasPrefix("sub.") else { return nil }
        let rest = host(String(name.dropFirst(4)))
        return rest.hasPrefix(":") ? nil : (":sub." + rest, port)
    }

    /// Whether somebody declared that a host is public.
    func isDeclared(_ name: String) -> Bool {
        let bare = name.hasSuffix(".") ? String(name.dropLast()) : name
        return vocabulary.declaresHost(bare)
    }

    private func host(_ name: String) -> String {
        let bare = name.hasSuffix(".") ? String(name.dropLast()) : name
        if isDeclared(bare) || bare == "localhost" { return bare }
        if vocabulary.otherHosts == .drop { return ":host" }
        guard !bare.isEmpty, bare.utf8.allSatisfy(isHostByte) else { return ":host" }
        if bare.utf8.allSatisfy({ isDigit($0) || $0 == UInt8(ascii: ".") }) { return ":ip" }
        let labels = bare.split(separator: ".", omittingEmptySubsequences: false)
        guard labels.count > 1, labels.allSatisfy({ !$0.isEmpty && $0.utf8.count <= 63 }) else { return ":host" }
        if labels.last == "local" { return ":host.local" }
        // No top-level domain starts with a digit: this is an address in octal or hexadecimal.
        if labels.last?.utf8.first.map(isDigit) == true { return ":ip" }
        if vocabulary.otherHosts == .keep { return bare }
        let kept = registrableCount(labels)
        let subdomains = labels.dropLast(kept)
        let isKnown = subdomains.allSatisfy { Vocabulary.hostWords.contains(String($0)) }
        let prefix = subdomains.isEmpty ? [] : (isKnown ? subdomains.map(String.init) : [":sub"])
        return (prefix + labels.suffix(kept).map(String.init)).joined(separator: ".")
    }

    /// How many labels make the name that somebody registered: two, or three under `co.uk` and its like.
    private func registrableCount(_ labels: [Substring]) -> Int {
        let second = labels[labels.count - 2]
        let isCountry = labels.last?.utf8.count == 2
        let isShared = ["ac", "co", "com", "edu", "gov", "net", "org"].contains(second)
        return isCountry && isShared ? min(3, labels.count) : 2
    }

    // MARK: Route

    private static let shownSegments = 8

    private func route(_ path: Substring) -> String {
        let segments = path.split(separator: "/")
        let end = path.count > 1 && path.hasSuffix("/") ? "/" : ""
        if let declared = vocabulary.route(of: segments) {
            return declared.isEmpty ? String(path.prefix(1)) : "/" + declared.joined(separator: "/") + end
        }
        let shown = segments.prefix(URLRule.shownSegments).indices.map { place in
            segment(segments[place], after: place > segments.startIndex ? segments[place - 1] : nil)
        }.joined(separator: "/")
        return "/" + shown + (segments.count > URLRule.shownSegments ? "/…" : end)
    }

    private func segment(_ text: Substring, after noun: Substring?) -> String {
        let bare = text.prefix { $0 != ";" }
        if URLRule.placeholders.contains(bare) { return String(bare) }
        if Vocabulary.routeWords.contains(String(bare)) { return String(bare) }
        if !bare.isEmpty, bare.utf8.allSatisfy(isDigit) { return ":number" }
        if bare.first == "v", (2...3).contains(bare.utf8.count), bare.dropFirst().utf8.allSatisfy(isDigit) {
            return String(bare)
        }
        if let dot = bare.lastIndex(of: "."),
            let suffix = bare[bare.index(after: dot)...].lowercased().isMember(of: Vocabulary.fileExtensions)
        {
            return ":file." + suffix
        }
        let isPerson = noun.map { URLRule.people.contains(String($0)) } ?? false
        return !isPerson && isProgramWords(bare) ? String(bare) : ":segment"
    }

    /// What stands for hidden segments.
    private static let placeholders: Set<Substring> = [":number", ":segment"]

    /// Segments behind which an account stands.
    private static let people: Set<String> = [
        "account", "accounts", "author", "client", "clients", "contact", "customer", "customers", "in", "member",
        "members",
        "patient", "patients", "people", "person", "profile", "profiles", "u", "user", "users",
    ]

    /// Small words of programs with dashes or underscores between them: `web-view`, `reset_password`.
    private func isProgramWords(_ text: Substring) -> Bool {
        let bytes = Array(text.utf8)
        guard (2...40).contains(bytes.count), bytes.allSatisfy({ (97...122).contains($0) || $0 == 45 || $0 == 95 })
        else {
            return false
        }
        let words = bytes.split(omittingEmptySubsequences: false) { $0 == 45 || $0 == 95 }
        return words.allSatisfy { word in
            (2...20).contains(word.count) && ShapeWords.isShown(word) && !ShapeWords.nameLike.contains(Array(word))
                && !ShapeWords.privateKeys.contains(Array(word))
        }
    }

    /// The names that are public, in order; with their values where the policy gives these a kind.
    private func parameters(_ target: Substring) -> String {
        guard target.first == "?" else { return "" }
        let query = target.dropFirst().prefix { $0 != "#" }
        var shown: Set<String> = []
        for part in query.split(separator: "&", maxSplits: 64) {
            let name = String(part.prefix { $0 != "=" })
            guard queryNames.contains(name) else { continue }
            let value = part.dropFirst(name.utf8.count + 1)
            shown.insert(name + (isPublic(String(value), vocabulary.queryValues[name]) ? "=" + value : ""))
        }
        return shown.isEmpty ? "" : "?" + shown.sorted().joined(separator: "&")
    }

    private func isPublic(_ value: String, _ kind: ParameterKind?) -> Bool {
        switch kind {
        case .number, .duration: NumberRule.redacted(value) != nil
        case .bool: value == "true" || value == "false" || value == "0" || value == "1"
        case .enum: WordRule.isWord(value)
        case .timestamp: TimestampRule.redacted(value) != nil
        default: false
        }
    }
}

private func isDigit(_ byte: UInt8) -> Bool { (48...57).contains(byte) }

private func isSchemeByte(_ byte: UInt8) -> Bool {
    (97...122).contains(byte) || isDigit(byte) || [43, 45, 46].contains(byte)
}

private func isHostByte(_ byte: UInt8) -> Bool {
    (97...122).contains(byte) || isDigit(byte) || byte == 45 || byte == 46
}

extension String {
    /// The text itself if it is one of `words`.
    fileprivate func isMember(of words: Set<String>) -> String? {
        words.contains(self) ? self : nil
    }
}
