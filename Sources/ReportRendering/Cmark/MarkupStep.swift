/// A node of a CommonMark tree, apart from its children.
enum MarkupNode: Hashable {
    case paragraph
    case heading(level: Int)
    case list(isOrdered: Bool, isTight: Bool)
    case entry
    case quote
    case codeBlock(info: String, text: String)
    case rule
    case text(String)
    case softBreak
    case lineBreak
    case code(String)
    case emphasis
    case strong
    case link(String)
    case image
    /// Raw HTML of a page; never built.
    case html
    /// Text for the output as it is, around children of any kind.
    case customBlock(open: String, close: String)
    /// Text for the output as it is, inside a paragraph.
    case customInline(String)

    /// Whether the node can't have children: it is entered and never left.
    var isLeaf: Bool {
        switch self {
        case .codeBlock, .rule, .text, .softBreak, .lineBreak, .code, .html, .customInline: true
        default: false
        }
    }
}

/// One step of a walk over a tree: into a node, or out of the node entered last.
///
/// Trees come from cmark and go to cmark as lists of steps, so that nothing recurses over input.
enum MarkupStep: Hashable {
    /// Into a node; the place is where it starts in the page, 0 when it was built.
    case enter(MarkupNode, line: Int, column: Int)
    /// Out of a node that is not a leaf.
    case leave
}
