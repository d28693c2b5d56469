internal import BuiltInTemplates
internal import Diagnostics

/// How a site looks: its templates, style sheets and script, the built-in ones with a user's in their place.
struct SiteLook: Sendable {
    /// The file of colours, type and distances; what a user says of them stands behind the built-in text.
    static let tokensFile = "tokens.css"
    /// The file of what pages can do beyond being read.
    static let scriptFile = "site.js"

    let templates: TemplateSet
    /// Files that are copied as they are.
    let assets: [(path: String, bytes: [UInt8])]

    /// Whether a template brings the site's script; without one nothing of it is written.
    let bringsScript: Bool

    /// The bytes of a file that is copied; none for one that there is not.
    func asset(_ path: String) -> [UInt8] { assets.first { $0.path == path }?.bytes ?? [] }

    /// What a user's files make hard to read.
    let warnings: [Diagnostic]

    /// The templates that pages may name: those that are no part of another one.
    let templateNames: [String]

    /// Built-in templates and style sheets.
    static var builtIn: SiteLook {
        guard let look = try? SiteLook(AuthoredSite()) else {
            preconditionFailure("the built-in templates are sound; a test checks it")
        }
        return look
    }

    /// - Throws: `Diagnostics`, all that is wrong with a user's templates and style sheets.
    init(_ authored: AuthoredSite) throws(Diagnostics) {
        var problems: [Diagnostic] = []
        for (name, bytes) in authored.templates.sorted(by: { $0.key < $1.key }) {
            let check = LookCheck(name: name, file: authored.file(ofTemplate: name), bytes: bytes)
            problems += check.problems
        }
        let files = builtInTemplates.merging(authored.templates) { _, own in own }
        let shownNames = authored.templates.keys.map { ($0, authored.file(ofTemplate: $0)) }
        do throws(Diagnostic) {
            templates = try TemplateSet(
                files: files.filter { $0.key.hasSuffix(".html") },
                shownNames: Dictionary(shownNames) { first, _ in first })
        } catch {
            throw Diagnostics(problems + [error])
        }
        // A partial is checked where it is used, with the values that there are.
        for name in templates.names where name == FrontMatter.standardTemplate || authored.templates[name] != nil {
            guard !templates.isPartial(name) else { continue }
            problems += TemplateCheck(templates).problems(of: name)
        }
        guard problems.isEmpty else { throw Diagnostics(problems) }
        let named = templates.names.filter { $0 == FrontMatter.standardTemplate || authored.templates[$0] != nil }
        templateNames = named.filter { [templates] name in !templates.isPartial(name) }
        let mark = Array(("{{root}}" + Self.scriptFile).utf8)
        let used = templates.used(by: [FrontMatter.standardTemplate] + authored.templates.keys)
        let bringsScript = used.contains { files[$0]?.firstRange(of: mark) != nil }
        self.bringsScript = bringsScript
        warnings =
            authored.templates[Self.tokensFile].map {
                TokenCheck(file: authored.file(ofTemplate: Self.tokensFile), bytes: $0).warnings
            } ?? []
        let copied = files.filter { !$0.key.hasSuffix(".html") && (bringsScript || $0.key != Self.scriptFile) }
        assets = copied.sorted { $0.key < $1.key }.map { name, bytes in
            let standard = builtInTemplates[name]
            guard name == Self.tokensFile, let standard, standard != bytes else { return (name, bytes) }
            return (name, standard + Array("\n/* The site's own. */\n".utf8) + bytes)
        }
    }
}
