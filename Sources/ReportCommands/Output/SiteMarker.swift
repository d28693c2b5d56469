/// The file that says that a folder is a site of ctreport, and which files of it ctreport wrote.
///
/// A folder is replaced without `--force` only when it holds nothing else, so that a file someone put there is never
/// lost without a word. One path a line keeps reading it trivial; paths of an `OutputFile` need no escapes in JSON.
struct SiteMarker: Sendable, Equatable {
    static let name = "ctreport-site.json"
    static let byteLimit = 16 << 20
    private static let head = "{\n  \"format\": \"ctreport.site/1\",\n  \"files\": [\n"
    private static let tail = "  ]\n}\n"

    /// Paths of the site, without the marker itself.
    var paths: Set<String>

    init(paths: some Sequence<String>) { self.paths = Set(paths) }

    /// The marker in the bytes of a file, or nil when they are none.
    init?(_ bytes: [UInt8]) {
        guard let text = String(validating: bytes, as: UTF8.self), text.hasPrefix(Self.head), text.hasSuffix(Self.tail)
        else {
            return nil
        }
        paths = []
        for line in text.dropFirst(Self.head.count).dropLast(Self.tail.count).split(separator: "\n") {
            let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
            guard parts.count == 3, parts[0].allSatisfy({ $0 == " " }), parts[2].isEmpty || parts[2] == "," else {
                return nil
            }
            paths.insert(String(parts[1]))
        }
    }

    var bytes: [UInt8] {
        let sorted = paths.sorted { $0.unicodeScalars.lexicographicallyPrecedes($1.unicodeScalars) }
        let lines = sorted.map { "    \"\($0)\"" }.joined(separator: ",\n")
        return Array((Self.head + lines + (lines.isEmpty ? "" : "\n") + Self.tail).utf8)
    }
}
