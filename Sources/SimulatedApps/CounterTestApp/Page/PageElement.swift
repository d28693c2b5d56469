/// An element of a page: enough of a document for the rules that change pages.
struct PageElement: Sendable, Hashable {
    enum Child: Sendable, Hashable {
        case text(String)
        case element(PageElement)
    }

    /// The name of the tag, in lower case.
    var tag: String
    var attributes: [String: String] = [:]
    var children: [Child] = []

    init(_ tag: String, _ attributes: [String: String] = [:], _ children: [Child] = []) {
        self.tag = tag
        self.attributes = attributes
        self.children = children
    }

    /// All text inside.
    var text: String {
        children.map { child in
            switch child {
            case .text(let text): text
            case .element(let element): element.text
            }
        }.joined()
    }

    /// The element and all inside it, each changed by a rule; outer ones first.
    func changed(by rule: (inout PageElement) -> Void) -> PageElement {
        var result = self
        rule(&result)
        result.children = result.children.map { child in
            guard case .element(let element) = child else { return child }
            return .element(element.changed(by: rule))
        }
        return result
    }

    /// The first element that fits, itself included, outer ones first.
    func first(where fits: (PageElement) -> Bool) -> PageElement? {
        if fits(self) { return self }
        for case .element(let element) in children {
            if let found = element.first(where: fits) { return found }
        }
        return nil
    }
}
