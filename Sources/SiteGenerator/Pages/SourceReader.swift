internal import BuiltInPages
internal import Diagnostics

/// Reads the pages of a site, built-in ones and a user's, and notes all that is wrong with them.
struct SourceReader {
    private static let includesFolder = "includes/"

    private let authored: AuthoredSite
    private(set) var pages: [PageSource] = []
    private(set) var includes: [String: IncludeSource] = [:]
    private(set) var problems: [Diagnostic] = []

    init(_ authored: AuthoredSite) {
        self.authored = authored
    }

    mutating func read() {
        let builtIn = builtInPages.filter { authored.pages[$0.key] == nil }
        for (path, bytes) in builtIn.sorted(by: { $0.key < $1.key }) {
            read(page: path, bytes, file: path, isAuthored: false)
        }
        for (path, bytes) in authored.pages.sorted(by: { $0.key < $1.key }) {
            let file = authored.file(ofPage: path)
            if path.hasPrefix(Self.includesFolder) {
                let name = path.dropFirst(Self.includesFolder.count)
                includes[String(name.hasSuffix(".md") ? name.dropLast(3) : name)] = collecting(&problems) {
                    () throws(Diagnostics) in try IncludeSource(bytes, file: file)
                }
            } else {
                read(page: path, bytes, file: file, isAuthored: true)
            }
        }
    }

    private mutating func read(page path: String, _ bytes: [UInt8], file: String, isAuthored: Bool) {
        let page = collecting(&problems) { () throws(Diagnostics) in
            try PageSource(path: path, bytes: bytes, file: file, isAuthored: isAuthored)
        }
        if let page { pages.append(page) }
    }
}

/// What `body` gives, or nil with its diagnostics added to the others.
func collecting<Value>(_ problems: inout [Diagnostic], _ body: () throws(Diagnostics) -> Value) -> Value? {
    do throws(Diagnostics) {
        return try body()
    } catch {
        problems += error.all
        return nil
    }
}
