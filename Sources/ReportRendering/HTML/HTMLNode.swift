internal import Redaction
internal import ReportModel

/// The elements this module writes.
enum HTMLTag: String {
    case a, caption, code, dd, details, div, dl, dt, figcaption, figure, h1, h2, h3, h4, h5, h6, li, ol, p, span, strong
    case summary, table, tbody, td, th, thead, tr, ul
    case svg, title, desc, g, rect, line, circle, path, text

    /// Elements after which a line ends, so that the output can be read and compared line by line.
    var endsLine: Bool {
        switch self {
        case .a, .code, .span, .strong, .td, .th, .svg, .title, .desc, .g, .rect, .line, .circle, .path, .text: false
        default: true
        }
    }

    /// SVG shapes close themselves when they are empty.
    var closesItself: Bool {
        switch self {
        case .rect, .line, .circle, .path: true
        default: false
        }
    }
}

/// A piece of HTML or SVG. Texts are `Public` and escaped when written; attributes have known names.
indirect enum HTMLNode {
    case text(Public)
    /// A sentence or a figure: dates, and numbers with their units, stay in one piece.
    case running(Public)
    /// A value from a log: as text, with blanks at its ends shown.
    case value(Public)
    case tag(HTMLTag, [HTMLAttribute], [HTMLNode])

    /// The markup.
    var html: HTML {
        var text = ""
        write(into: &text)
        return HTML(trusted: text)
    }

    // Recursion is as deep as the code that builds the node, never as its input.
    private func write(into output: inout String) {
        switch self {
        case .text(let text): output += HTML.escaped(text.visibleText)
        case .running(let text): output += HTML.escaped(UnbrokenText.text(of: text.visibleValue))
        case .value(let text): output += HTML.escaped(text.visibleValue)
        case .tag(let tag, let attributes, let children):
            let isClosed = tag.closesItself && children.isEmpty
            output += "<"
            output += tag.rawValue
            for attribute in attributes { output += attribute.markup }
            output += isClosed ? "/>" : ">"
            if !isClosed {
                for child in children { child.write(into: &output) }
                output += "</"
                output += tag.rawValue
                output += ">"
            }
            if tag.endsLine { output += "\n" }
        }
    }

    /// A start tag.
    static func opening(_ tag: HTMLTag, _ attributes: [HTMLAttribute] = [], closed: Bool = false) -> String {
        "<" + tag.rawValue + attributes.map(\.markup).joined() + (closed ? "/>" : ">")
    }

    /// An end tag.
    static func closing(_ tag: HTMLTag) -> String {
        "</" + tag.rawValue + ">"
    }
}

/// An element: `element(.p, [.classes("note")], [.text("…")])`.
func element(_ tag: HTMLTag, _ attributes: [HTMLAttribute] = [], _ children: [HTMLNode] = []) -> HTMLNode {
    .tag(tag, attributes, children)
}
