/// A content security policy: directives, each with its sources.
struct ContentPolicy: Sendable, Equatable {
    private struct Directive: Sendable, Equatable {
        var name: String
        var sources: [String]
    }

    private static let own = "'self'"
    private static let none = "'none'"
    private static let fallback = "default-src"
    private static let needed = ["script-src", "style-src", "connect-src"]
    /// Narrower than a needed one, and stronger where they stand.
    private static let narrower = ["script-src-elem", "style-src-elem"]

    private var directives: [Directive]

    init(_ text: String) {
        directives = text.replacing("&#39;", with: "'").split(separator: ";").compactMap { part in
            let words = part.split(whereSeparator: \.isWhitespace).map(String.init)
            return words.first.map { Directive(name: $0.lowercased(), sources: Array(words.dropFirst())) }
        }
    }

    /// The policy as a page writes it.
    var text: String { directives.map { ([$0.name] + $0.sources).joined(separator: " ") }.joined(separator: "; ") }

    /// The same policy with script, style and connections of the page's own host, and nothing else, added.
    var allowingOwnFiles: ContentPolicy {
        var policy = self
        for name in Self.needed where !directives.contains(where: { $0.name == name }) {
            // What nothing forbids needs no directive.
            guard let general = directives.first(where: { $0.name == Self.fallback }) else { continue }
            policy.directives.append(Directive(name: name, sources: general.sources))
        }
        for index in policy.directives.indices
        where (Self.needed + Self.narrower).contains(policy.directives[index].name) {
            var sources = policy.directives[index].sources.filter { $0.lowercased() != Self.none }
            if !sources.contains(where: { $0.lowercased() == Self.own }) { sources.append(Self.own) }
            policy.directives[index].sources = sources
        }
        return policy
    }
}
