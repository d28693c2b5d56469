/// Publishes of a URL its scheme, host, port, route template and the names of well-known parameters.
///
/// Never published: user info, variable segments, matrix parameters, query and fragment values. A segment is variable
/// unless it is declared in a route or is a common route word. Of a scheme that is not the web's only the scheme is kept:
/// the rest is an account, a number or a text (`tel:`, `mailto:`, `tg:`).
struct URLRule: Sendable {
    let vocabulary: Vocabulary

    private static let webSchemes: Set<String> = ["http", "https", "ws", "wss", "ftp", "ftps"]
    private static let dataTypes: Set<String> = [
        "application/json", "application/pdf", "image/gif", "image/jpeg", "image/png", "image/svg+xml", "text/html",
        "text/plain",
    ]

    /// What may be published of `text`, or nil when it is no absolute URL.
    func redacted(_ text: String) -> RedactedURL? {
        guard let colon = text.firstIndex(of: ":") else { return nil }
        let scheme = text[..<colon].lowercased()
        guard let first = scheme.utf8.first, (97...122).contains(first), scheme.utf8.allSatisfy(isSchemeByte) else {
            return nil
        }
        let shown = Vocabulary.schemes.contains(scheme) ? scheme : ":scheme"
        let rest = text[text.index(after: colon)...]
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
        let label = shown + "://" + host + port + route(path) + parameterNames(target[path.endIndex...])
        return RedactedURL(
            scheme: Public(redacted: shown), host: Public(redacted: host), label: Public(redacted: label))
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
        let parts = server.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        let digits = parts.count > 1 ? parts[1] : ""
        let hasPort = (1...5).contains(digits.utf8.count) && digits.utf8.allSatisfy(isDigit)
        // A password with a / ? or # in it ends the authority early: what looks like the host may be a person's name.
        let isCut = authority.contains { $0 == ":" || $0 == "@" } && target.contains("@")
        let name = parts.first.map { $0.lowercased() } ?? ""
        if isCut || (!hasPort && !digits.isEmpty), !isDeclared(name) { return (":host", "") }
        return (host(name), hasPort && !isCut ? ":" + digits : "")
    }

    private func isDeclared(_ name: String) -> Bool {
        vocabulary.declaresHost(name.hasSuffix(".") ? String(name.dropLast()) : name)
    }

    private func host(_ name: String) -> String {
        let bare = name.hasSuffix(".") ? String(name.dropLast()) : name
        if vocabulary.declaresHost(bare) || bare == "localhost" { return bare }
        if vocabulary.otherHosts == .drop { return ":host" }
        guard !bare.isEmpty, bare.utf8.allSatisfy(isHostByte) else { return ":host" }
        if bare.utf8.allSatisfy({ isDigit($0) || $0 == UInt8(ascii: ".") }) { return ":ip" }
        let labels = bare.split(separator: ".", omittingEmptySubsequences: false)
        guard labels.count > 1, labels.allSatisfy({ !$0.isEmpty && $0.utf8.count <= 63 }) else { return ":host" }
        if labels.last == "local" { return ":host.local" }
        // No top-level domain starts with a digit: this is an address in octal or hexadecimal.
        if labels.last?.utf8.first.map(isDigit) == true { return ":ip" }
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
        let shown = segments.prefix(URLRule.shownSegments).map(segment).joined(separator: "/")
        return "/" + shown + (segments.count > URLRule.shownSegments ? "/…" : end)
    }

    private func segment(_ text: Substring) -> String {
        let bare = text.prefix { $0 != ";" }
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
        return ":segment"
    }

    private func parameterNames(_ target: Substring) -> String {
        guard target.first == "?" else { return "" }
        let query = target.dropFirst().prefix { $0 != "#" }
        let names = query.split(separator: "&", maxSplits: 64).map { $0.prefix { $0 != "=" } }
        let known = Set(names.map(String.init)).intersection(Vocabulary.queryNames).sorted()
        return known.isEmpty ? "" : "?" + known.joined(separator: "&")
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
