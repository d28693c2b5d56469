/// The metric that is meant: the app, if it is said, and the id with dimensions.
public struct MetricTarget: Sendable, Hashable {
    /// The app; nil for whichever has the metric.
    public var app: String?
    /// The id as reports write it: `navigation.errors.http{status=500}`.
    public var id: String

    /// What `text` names, `APP/ID` or `ID`, with dimensions in braces or beside it; nil for no name.
    public init?(_ text: String, by dimensions: [(key: String, value: String)] = []) {
        let head = text.prefix { $0 != "{" }
        var id = text[...]
        if let slash = head.firstIndex(of: "/") {
            app = String(text[..<slash])
            id = text[text.index(after: slash)...]
        }
        guard app != "", !id.isEmpty, id.first != "{", id.utf8.count <= 1024 else { return nil }
        guard dimensions.isEmpty || !id.contains("{") else { return nil }
        self.id = MetricTarget.text(String(id), dimensions)
    }

    /// An id with dimensions as reports write it: sorted by key, with what would end a value escaped.
    static func text(_ id: String, _ dimensions: [(key: String, value: String)]) -> String {
        guard !dimensions.isEmpty else { return id }
        let sorted = dimensions.sorted { $0.key.unicodeScalars.lexicographicallyPrecedes($1.key.unicodeScalars) }
        let pairs = sorted.map { "\($0.key)=\(escaped($0.value))" }
        return "\(id){\(pairs.joined(separator: ","))}"
    }

    /// The id without its dimensions; nil for one that has none.
    static func whole(of id: String) -> String? {
        let head = id.prefix { $0 != "{" }
        return head.utf8.count < id.utf8.count ? String(head) : nil
    }

    /// The keys of an id's dimensions.
    static func keys(of id: String) -> [String] { dimensions(of: id).map(\.key) }

    /// The dimensions of an id, without what escapes them.
    static func dimensions(of id: String) -> [(key: String, value: String)] {
        var dimensions: [(key: String, value: String)] = []
        var (key, text) = ("", "")
        var isInside = false
        var isKey = true
        var isEscaped = false
        for scalar in id.unicodeScalars {
            switch scalar {
            case _ where isEscaped:
                text.unicodeScalars.append(scalar)
                isEscaped = false
            case "\\": isEscaped = true
            case "{" where !isInside: (isInside, isKey, text) = (true, true, "")
            case "=" where isInside && isKey: (key, text, isKey) = (text, "", false)
            case ",", "}":
                if isInside, !isKey { dimensions.append((key, text)) }
                (isKey, text) = (true, "")
            default: text.unicodeScalars.append(scalar)
            }
        }
        return dimensions
    }

    private static func escaped(_ value: String) -> String {
        var text = ""
        for scalar in value.unicodeScalars {
            if "\\,={}".unicodeScalars.contains(scalar) { text.unicodeScalars.append("\\") }
            text.unicodeScalars.append(scalar)
        }
        return text
    }
}
