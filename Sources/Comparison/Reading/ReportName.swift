public import Redaction

/// A name of a report: as the report has it, to find it by, and as it may be shown.
public struct ReportName: Sendable, Hashable, Comparable {
    /// The name as it stands in the file; nothing shows it.
    let key: String
    /// What of it may be shown.
    public let shown: Public

    /// Order of the names' scalars.
    public static func < (left: ReportName, right: ReportName) -> Bool {
        left.key.unicodeScalars.lexicographicallyPrecedes(right.key.unicodeScalars)
    }
}

/// Makes names of a file's texts: a file may have been changed, so each passes the gate again.
struct NameGate {
    private var redactor: MessageRedactor
    private var known: [String: Public] = [:]

    init(_ redactor: MessageRedactor) {
        self.redactor = redactor
    }

    mutating func name(_ text: String) -> ReportName {
        if let shown = known[text] { return ReportName(key: text, shown: shown) }
        let shown = redactor.redact(text).text
        known[text] = shown
        return ReportName(key: text, shown: shown)
    }
}
