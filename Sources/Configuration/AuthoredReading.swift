internal import Diagnostics
internal import Redaction
internal import YAMLDocument

/// Looks at what authors wrote and pages show, where it stands: a name or an address in it would be found in the finished
/// site by `check --leaks`, and is refused here, with the line.
struct AuthoredReading {
    private static let help =
        "pages show it: leave it out, or let it through with a rule of 'redaction: keep:' that says why"
    /// Keys of packs whose values no page shows: how captures are made, and lines to try shapes on.
    private static let hidden: Set<String> = ["capture", "matches", "rejects", "records"]
    /// What a configuration shows of itself.
    private static let shown: [[String]] = [
        ["site", "title"], ["labels"], ["captures", "labels"], ["formats", "name"], ["redaction", "keep", "reason"],
    ]

    private var text: AuthoredText
    private var diagnostics: [Diagnostic] = []
    private let code: String

    /// What of a pack must not be shown, in the order of the places.
    static func faults(inPack node: YAMLNode, _ policy: RedactionPolicy) -> [Diagnostic] {
        var reading = AuthoredReading(policy, code: "pack")
        reading.look(at: node)
        return reading.diagnostics
    }

    /// What of a configuration must not be shown, in the order of the places.
    static func faults(inConfiguration node: YAMLNode, _ policy: RedactionPolicy) -> [Diagnostic] {
        var reading = AuthoredReading(policy, code: "config")
        for path in shown { reading.look(along: path[...], at: node) }
        return reading.diagnostics.sorted {
            ($0.place?.line ?? 0, $0.place?.column ?? 0) < ($1.place?.line ?? 0, $1.place?.column ?? 0)
        }
    }

    private init(_ policy: RedactionPolicy, code: String) {
        text = AuthoredText(policy: policy)
        self.code = code
    }

    private mutating func look(along path: ArraySlice<String>, at node: YAMLNode) {
        guard let key = path.first else { return look(at: node) }
        switch node.content {
        case .sequence(let nodes): for node in nodes { look(along: path, at: node) }
        case .mapping: if let entry = node.entry(key) { look(along: path.dropFirst(), at: entry.value) }
        case .scalar: break
        }
    }

    private mutating func look(at node: YAMLNode) {
        switch node.content {
        case .scalar(let text, _): look(at: text, node.place)
        case .sequence(let nodes): for node in nodes { look(at: node) }
        case .mapping(let entries):
            for entry in entries where !AuthoredReading.hidden.contains(entry.key) {
                look(at: entry.key, entry.keyPlace)
                look(at: entry.value)
            }
        }
    }

    private mutating func look(at written: String, _ place: SourcePlace) {
        guard let rule = text.rules(in: written).first else { return }
        diagnostics.append(
            Diagnostic(
                "\(code).published", at: place,
                "expected text that may be published, found what the detector '\(rule.text)' claims",
                help: AuthoredReading.help))
    }
}
