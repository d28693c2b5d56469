/// What a request is answered with.
enum Answer: Sendable, Equatable {
    /// A status, and bytes of a type; `policy` is the content security policy that the answer's header carries.
    case content(status: Int, type: String, bytes: [UInt8], policy: String)
    /// A stream of server-sent events.
    case events

    /// Pages of a site carry a policy of their own, in their head.
    static let sitePolicy = "frame-ancestors 'none'"
    /// The policy of pages that the preview makes itself.
    static let ownPolicy =
        "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; base-uri 'none'; "
        + "form-action 'none'; frame-ancestors 'none'"

    /// What every answer says: nothing is kept, nothing is guessed, nobody else embeds it.
    static let headers = [
        ("Cache-Control", "no-store"), ("X-Content-Type-Options", "nosniff"), ("Referrer-Policy", "no-referrer"),
        ("Cross-Origin-Resource-Policy", "same-origin"), ("X-Frame-Options", "DENY"),
    ]

    static func page(status: Int, _ text: String) -> Answer {
        .content(status: status, type: "text/html; charset=utf-8", bytes: Array(text.utf8), policy: ownPolicy)
    }

    static func text(status: Int, _ text: String) -> Answer {
        .content(status: status, type: "text/plain; charset=utf-8", bytes: Array((text + "\n").utf8), policy: ownPolicy)
    }
}
