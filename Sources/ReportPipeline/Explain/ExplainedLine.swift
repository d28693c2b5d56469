/// The line that somebody asks about: `app.log:17`, or `17` where one capture is read.
public struct ExplainedLine: Sendable, Hashable {
    /// The capture's name as the user gives it; nil for the only one.
    public let capture: String?
    /// The line, from 1.
    public let line: Int

    /// The line that a text names, or nil when it does not end in a number of 1 or more behind a colon or nothing.
    public init?(parsing text: String) {
        let colon = text.lastIndex(of: ":")
        let digits = colon.map { text[text.index(after: $0)...] } ?? text[...]
        let name = colon.map { String(text[..<$0]) }
        guard !digits.isEmpty, digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let line = Int(digits), line > 0,
            name != ""
        else { return nil }
        capture = name
        self.line = line
    }
}
