internal import Diagnostics

/// Checks a template against the table of values before anything is rendered, sections that a page would skip included.
struct TemplateCheck {
    private let templates: TemplateSet
    private var found: [Diagnostic] = []

    init(_ templates: TemplateSet) {
        self.templates = templates
    }

    /// All that is wrong with a page's template and the partials it uses.
    func problems(of name: String) -> [Diagnostic] {
        var check = self
        check.walk(templates.parts(of: name) ?? [], [TemplateKey.page], depth: 0)
        return check.found
    }

    private mutating func walk(_ parts: [Template.Part], _ scopes: [[TemplateKey]], depth: Int) {
        for part in parts {
            switch part {
            case .literal: break
            case .text(let name, let place): look(up: name, in: scopes, at: place, for: "text") { $0 == .text }
            case .html(let name, let place): look(up: name, in: scopes, at: place, for: "HTML") { $0 == .html }
            case .section(let name, let isInverted, let inner, let place):
                let kind = look(up: name, in: scopes, at: place, for: "a list or a flag") {
                    $0 != .text && $0 != .html
                }
                guard let kind else { continue }
                if case .list(let keys) = kind, !isInverted {
                    walk(inner, scopes + [keys], depth: depth)
                } else {
                    walk(inner, scopes, depth: depth)
                }
            case .partial(let name, let place):
                do throws(Diagnostic) {
                    walk(try templates.partial(name, depth: depth, at: place), scopes, depth: depth + 1)
                } catch {
                    note(error)
                }
            }
        }
    }

    /// The kind of a name, if it is one that its tag can show.
    @discardableResult
    private mutating func look(
        up name: String, in scopes: [[TemplateKey]], at place: SourcePlace, for expected: String,
        where fits: (TemplateKey.Kind) -> Bool
    ) -> TemplateKey.Kind? {
        guard let key = scopes.reversed().lazy.compactMap({ $0.first { $0.name == name } }).first else {
            note(TemplateSet.unknown(name, among: scopes.flatMap { $0.map(\.name) }, at: place))
            return nil
        }
        guard fits(key.kind) else {
            let shown = if case .text = key.kind { "text" } else { key.kind == .html ? "HTML" : "a \(key.kind.word)" }
            note(TemplateSet.wrongKind(of: name, shown, expected: expected, at: place))
            return nil
        }
        return key.kind
    }

    /// A partial that is used twice is wrong once.
    private mutating func note(_ problem: Diagnostic) {
        if !found.contains(problem) { found.append(problem) }
    }
}
