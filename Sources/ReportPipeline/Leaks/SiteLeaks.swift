internal import Diagnostics
public import Redaction
internal import SiteGenerator

/// Looks for leaks in the files of a site, one after the other.
public struct SiteLeaks {
    /// Something that must not be there: where, by which rule, how often; never what.
    public struct Finding: Sendable, Hashable {
        /// The file, or its place among the files where its own name leaks.
        public var file: Public
        /// The line, from 1; nil for the file's name, or where there are no lines.
        public var line: Int?
        /// The detector; `against` for a value of the captures, `unreadable` for a packed file that cannot be unpacked.
        public var rule: Public
        /// How often.
        public var count: Int
    }

    private var scanner: LeakScanner
    /// What was found, by file, line and rule.
    public private(set) var findings: [Finding] = []
    /// How many files were looked at.
    public private(set) var fileCount = 0
    /// How many texts were looked at.
    public private(set) var textCount = 0

    /// A search; without secrets for what detectors claim only.
    ///
    /// - Parameters:
    ///   - policy: what was configured; its detectors look, too.
    ///   - names: names that were let through.
    ///   - day: the day on which keep rules must hold; nil for any.
    public init(
        secrets: SecretSet? = nil, policy: RedactionPolicy = RedactionPolicy(), names: [Public] = [],
        day: CivilDate? = nil
    ) {
        scanner = LeakScanner(secrets: secrets, policy: policy, day: day, names: names)
    }

    /// The names of captures in a `report.json`: beside other words they may look like what they are not. Those that detectors
    /// claim by themselves are left out.
    public static func names(inReport bytes: [UInt8]) -> [Public] {
        let captures = PlainJSON(parsing: bytes)?["captures"]?.elements ?? []
        var alone = AuthoredText()
        return captures.compactMap { $0["name"]?.text }.filter { alone.rules(in: $0).isEmpty }.map {
            Public(authored: $0)
        }
    }

    /// Looks through a file.
    public mutating func look(at path: String, _ bytes: [UInt8]) {
        fileCount += 1
        let inName = scanner.findings(in: Array(path.utf8))
        let file: Public = inName.isEmpty ? Public(authored: path) : "(file \(fileCount))"
        note(inName, file, line: nil)
        if SiteGenerator.isBuiltIn(path: path, bytes) { return }
        guard let pieces = PublishedFile.pieces(path: path, bytes) else {
            note(["unreadable": 1], file, line: nil)
            return
        }
        var lines: [Int: LeakScanner.Findings] = [:]
        for piece in pieces where piece.kind != .geometry {
            textCount += 1
            let found = scanner.findings(in: piece.text)
            if !found.isEmpty { lines[piece.line, default: [:]].merge(found, uniquingKeysWith: +) }
        }
        for (line, found) in lines.sorted(by: { $0.key < $1.key }) { note(found, file, line: line) }
    }

    private mutating func note(_ found: LeakScanner.Findings, _ file: Public, line: Int?) {
        for (rule, count) in found.sorted(by: { $0.key < $1.key }) {
            findings.append(Finding(file: file, line: line, rule: rule, count: count))
        }
    }
}
