internal import BuiltInGermanPages
internal import BuiltInPages
internal import Diagnostics
internal import ReportRendering
internal import Texts

/// Reads the pages of a site, built-in ones and a user's, and notes all that is wrong with them.
struct SourceReader {
    private static let includesFolder = "includes/"

    private let authored: AuthoredSite
    private let language: Language
    private(set) var pages: [PageSource] = []
    private(set) var includes: [String: IncludeSource] = [:]
    private(set) var problems: [Diagnostic] = []

    init(_ authored: AuthoredSite, _ language: Language) {
        self.language = language
        self.authored = authored
    }

    mutating func read() {
        let builtIn = builtInPages.filter { authored.pages[$0.key] == nil }
        for (path, bytes) in builtIn.sorted(by: { $0.key < $1.key }) {
            guard let own = Self.pages(in: language)[path] else {
                read(page: path, bytes, file: path, isAuthored: false)
                continue
            }
            read(page: path, own, file: path, isAuthored: false)
            anchor(like: bytes, file: path)
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

    /// The built-in pages of a language other than English.
    private static func pages(in language: Language) -> [String: [UInt8]] {
        language == .german ? germanPages : [:]
    }

    /// Gives the headings of the page that was read last the anchors of the English one: addresses are the same in every
    /// language.
    private mutating func anchor(like english: [UInt8], file: String) {
        let source = collecting(&problems) { () throws(Diagnostics) in
            try PageSource(path: file, bytes: english, file: file, isAuthored: false)
        }
        guard let source, let last = pages.indices.last else { return }
        pages[last].document = pages[last].document.anchored(like: source.document)
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
