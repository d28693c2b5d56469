extension RedactedError {
    /// The error in the form in which Foundation prints it, so that whoever reads it finds the same domain, code, chain and
    /// failing URL.
    var printed: Public {
        guard let identity else { return description ?? "(error)" }
        var members: [Public] = []
        if let failingURL { members.append("NSErrorFailingURLStringKey=\(failingURL.label)") }
        // Keys whose values are gone still say what the error knew.
        let printed: Set<Public> = ["NSErrorFailingURLStringKey", "NSUnderlyingError"]
        members += keys.filter { !printed.contains($0) }.map { "\($0)=(text)" }
        if let chain = RedactedError.nested(underlying[...]) { members.append("NSUnderlyingError=0x0 \(chain)") }
        let text: Public = "\(RedactedError.head(of: identity)) \"\(description ?? "(text)")\""
        return members.isEmpty ? text : "\(text) UserInfo={\(members.joined(separator: ", "))}"
    }

    private static func head(of identity: Identity) -> Public {
        "Error Domain=\(identity.domain) Code=\(identity.code)"
    }

    /// Errors inside each other, the outermost first.
    private static func nested(_ chain: ArraySlice<Identity>) -> Public? {
        var text: Public?
        for identity in chain.reversed() {
            let rest: Public = text.map { " UserInfo={NSUnderlyingError=0x0 \($0)}" } ?? ""
            text = "{\(head(of: identity)) \"(text)\"\(rest)}"
        }
        return text
    }
}
