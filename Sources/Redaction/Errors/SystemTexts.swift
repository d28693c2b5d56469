/// Descriptions of errors that the system itself writes, with holes where it puts a name, an address or a number in.
enum SystemTexts {
    /// What a hole shows.
    static let hole = "…"
    /// The longest description that is compared, in bytes.
    private static let longest = 1024

    /// The text as it may be shown: its holes hidden, or nil when the system does not write such a one.
    static func shown(_ text: String) -> Public? {
        guard text.utf8.count <= longest else { return nil }
        if plain.contains(text) { return Public(redacted: text) }
        let bytes = Array(text.utf8)
        return templates.first { $0.matches(bytes) }.map { Public(redacted: $0.shown) }
    }

    /// Texts without holes.
    static let plain: Set<String> = Set(
        lines(of: english + otherLanguages + moreLanguages).filter { !$0.contains("%@") })

    /// Texts with holes.
    static let templates: [SystemTextTemplate] = lines(of: english + otherLanguages + moreLanguages).filter {
        $0.contains("%@")
    }
    .map(SystemTextTemplate.init)

    private static func lines(of texts: [StaticString]) -> [String] {
        texts.flatMap { $0.description.split(separator: "\n").map(String.init) }
    }
}

/// A description with holes: what stands between them must be in the text in this order, and every hole must be filled.
struct SystemTextTemplate: Sendable {
    private let parts: [[UInt8]]
    let shown: String

    init(_ text: String) {
        shown = text.replacing("%@", with: SystemTexts.hole)
        parts = shown.split(separator: SystemTexts.hole, omittingEmptySubsequences: false).map { Array($0.utf8) }
    }

    /// The leftmost place of each part is the best one: it leaves the most for the parts behind.
    func matches(_ bytes: [UInt8]) -> Bool {
        guard let first = parts.first, let last = parts.last, bytes.starts(with: first),
            bytes.count > first.count + last.count, bytes.suffix(last.count).elementsEqual(last)
        else { return false }
        var place = first.count + 1
        let end = bytes.count - last.count
        for part in parts.dropFirst().dropLast() {
            guard place + part.count < end,
                let found = (place..<(end - part.count)).first(where: {
                    bytes[$0] == part.first && bytes[$0..<($0 + part.count)].elementsEqual(part)
                })
            else { return false }
            place = found + part.count + 1
        }
        return true
    }
}
