internal import BuiltInGermanPages
internal import BuiltInPages
internal import Diagnostics
internal import ReportRendering
internal import Texts

/// Reads the pages of a site, built-in ones and a user's, and notes all that is wrong with them.
struct SourceReader {
    /// The folder of texts to include.
    static let includes = "includes"

    private let authored: AuthoredSite
    private let language: Language
    private(set) var pages: [PageSource] = []
    private(set) var includes: IncludeSources
    private(set) var problems: [Diagnostic] = []

    init(_ authored: AuthoredSite, _ language: Language) {
        self.language = language
        self.authored = authored
        includes = IncludeSources(language: language)
    }

    mutating func read() {
        let own = authored.pages.map { AuthoredFile(path: $0.key, bytes: $0.value) }.sorted { $0.path < $1.path }
        let taken = Set(own.filter { isShown($0.folder) && !$0.isInclude }.map(\.name))
        for (path, bytes) in builtInPages.sorted(by: { $0.key < $1.key }) where !taken.contains(path) {
            readBuiltIn(path, english: bytes)
        }
        let translated = Set(own.filter { isOwn($0.folder) && !$0.isInclude }.map(\.name))
        for file in own {
            if file.isInclude {
                readInclude(file)
            } else if isShown(file.folder), isOwn(file.folder) || !translated.contains(file.name) {
                if let page = page(file.name, file, language: Language(tag: file.folder) ?? .english) {
                    pages.append(page)
                }
            } else {
                // It is of another language, or stands in for one; what is wrong with it is wrong in every language.
                _ = page(file.name, file, language: .english)
            }
        }
    }

    /// Whether the site shows pages of a folder: of the folder of pages itself, or of that of its language.
    private func isShown(_ folder: String) -> Bool { folder.isEmpty || isOwn(folder) }

    private func isOwn(_ folder: String) -> Bool { folder == language.tag && language != .english }

    private mutating func readInclude(_ file: AuthoredFile) {
        let source = collecting(&problems) { () throws(Diagnostics) in
            try IncludeSource(file.bytes, file: authored.file(ofPage: file.path))
        }
        let name = file.name.hasSuffix(".md") ? String(file.name.dropLast(3)) : file.name
        if file.folder.isEmpty {
            includes.common[name] = source
        } else if isOwn(file.folder) {
            includes.own[name] = source
        }
    }

    // MARK: Pages

    private mutating func readBuiltIn(_ path: String, english: [UInt8]) {
        let own = language.tag == Language.Tag.german.rawValue ? germanPages[path] : nil
        guard var page = page(path, own ?? english, file: path, language: own == nil ? .english : language) else {
            return
        }
        if own != nil { page.anchor(like: self.page(path, english, file: path, language: .english)) }
        pages.append(page)
    }

    /// A page of the user's; one that stands beside an English one has its anchors.
    private mutating func page(_ name: String, _ file: AuthoredFile, language: Language) -> PageSource? {
        let path = authored.file(ofPage: file.path)
        let page = collecting(&problems) { () throws(Diagnostics) in
            try PageSource(path: name, bytes: file.bytes, file: path, isAuthored: true, language: language)
        }
        guard var page, !file.folder.isEmpty, let english = authored.pages[name] else { return page }
        // What is wrong with the English one is noted where it is read.
        page.anchor(
            like: try? PageSource(path: name, bytes: english, file: path, isAuthored: true, language: .english))
        return page
    }

    private mutating func page(_ path: String, _ bytes: [UInt8], file: String, language: Language) -> PageSource? {
        collecting(&problems) { () throws(Diagnostics) in
            try PageSource(path: path, bytes: bytes, file: file, isAuthored: false, language: language)
        }
    }
}

/// A file of the folder of pages.
private struct AuthoredFile {
    let path: String
    let bytes: [UInt8]
    /// The tag of its language's folder; empty for none.
    let folder: String
    let isInclude: Bool
    /// Its path below the folders of its language and of includes.
    let name: String

    init(path: String, bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
        var rest = path[...]
        let tag = AuthoredSite.foreignTags.first { path.hasPrefix($0 + "/") }
        rest = rest.dropFirst(tag.map { $0.count + 1 } ?? 0)
        folder = tag ?? ""
        isInclude = rest.hasPrefix(SourceReader.includes + "/")
        name = String(isInclude ? rest.dropFirst(SourceReader.includes.count + 1) : rest)
    }
}

extension PageSource {
    /// Gives the headings the anchors of the same page in English, if it has as many: addresses are the same in every language.
    fileprivate mutating func anchor(like english: PageSource?) {
        guard let english, english.document.headingCount == document.headingCount else { return }
        document = document.anchored(like: english.document)
    }
}

extension Document {
    fileprivate var headingCount: Int {
        blocks.count { if case .heading = $0 { true } else { false } }
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
