internal import Diagnostics
internal import Redaction
internal import Texts

/// Turns the walk over a page's tree into blocks, with a stack of its own instead of recursion.
struct PageReader {
    let file: String
    let lineOffset: Int

    /// A node that is entered and not left yet.
    private struct Frame {
        var node: MarkupNode
        var line = 0
        var column = 0
        var blocks: [Block] = []
        var inlines: [Inline] = []
        var entries: [[Block]] = []
    }

    private var open: [Frame] = []
    private var found: [Diagnostic] = []
    /// The links so far.
    private(set) var links: [AuthoredLink] = []

    init(file: String, lineOffset: Int) {
        self.file = file
        self.lineOffset = lineOffset
    }

    /// The blocks of a walk, or everything that is wrong with the page.
    mutating func blocks(of steps: [MarkupStep]) throws(Diagnostics) -> [Block] {
        open = [Frame(node: .quote)]
        for step in steps {
            switch step {
            case .enter(let node, let line, let column):
                if node.isLeaf {
                    addLeaf(node, line: line, column: column)
                } else {
                    open.append(Frame(node: node, line: line, column: column))
                    if open.count > Document.nestingLimit {
                        report("page.nesting", line, column, "nested deeper than \(Document.nestingLimit) levels")
                        throw Diagnostics(found)
                    }
                }
            case .leave: close()
            }
        }
        guard found.isEmpty else { throw Diagnostics(found) }
        return open[0].blocks
    }

    private mutating func addLeaf(_ node: MarkupNode, line: Int, column: Int) {
        switch node {
        case .codeBlock(let info, let text): add(block: codeBlock(info: info, text: text, line: line, column: column))
        case .rule: add(block: .rule)
        case .text(let text): add(inline: .text(Public(authored: text)))
        case .softBreak: add(inline: .text(" "))
        case .lineBreak: add(inline: .lineBreak)
        case .code(let text): add(inline: .code(Public(authored: text)))
        case .html:
            report(
                "page.html", line, column, "expected CommonMark without HTML, found raw HTML",
                help: "write the text in Markdown; a literal '<' is written '\\<'")
        default: break
        }
    }

    private func codeBlock(info: String, text: String, line: Int, column: Int) -> Block {
        let words = info.split(separator: " ", omittingEmptySubsequences: true)
        if words.first == "ctreport" {
            return .slot(
                words: words.dropFirst().joined(separator: " "), body: text, at: place(line: line, column: column))
        }
        return .code(language: String(words.first ?? ""), Public(authored: text))
    }

    private mutating func close() {
        guard open.count > 1, let frame = open.popLast() else { return }
        switch frame.node {
        case .paragraph: add(block: .paragraph(frame.inlines))
        case .heading(let level): add(block: .heading(level: level, frame.inlines, anchor: nil))
        case .list(let isOrdered, _): add(block: .list(isOrdered: isOrdered, entries: frame.entries))
        case .entry: open[open.count - 1].entries.append(frame.blocks)
        case .quote: add(block: .quote(frame.blocks))
        case .emphasis: add(inline: .emphasis(frame.inlines))
        case .strong: add(inline: .strong(frame.inlines))
        case .link(let address): addLink(to: address, frame)
        case .image:
            report(
                "page.image", frame.line, frame.column, "expected text, found an image",
                help: "link to the picture instead: [text](address)")
        default: break
        }
    }

    private mutating func addLink(to address: String, _ frame: Frame) {
        if let target = LinkTarget(parsing: address) {
            links.append(AuthoredLink(target: target, place: place(line: frame.line, column: frame.column)))
            add(inline: .link(target, frame.inlines))
        } else {
            report(
                "page.link", frame.line, frame.column,
                "expected a page, a file of the site or an http, https or mailto address, found '\(address)'",
                help: "pages of the site are named relative to it, without '/' or '..' in front: splash.md")
        }
    }

    private mutating func add(block: Block) {
        open[open.count - 1].blocks.append(block)
    }

    private mutating func add(inline: Inline) {
        open[open.count - 1].inlines.append(inline)
    }

    private mutating func report(
        _ code: String, _ line: Int, _ column: Int, _ message: String, help: String? = nil
    ) {
        found.append(Diagnostic(code, at: place(line: line, column: column), message, help: help))
    }

    private func place(line: Int, column: Int) -> SourcePlace {
        SourcePlace(file: file, line: max(line, 1) + lineOffset, column: max(column, 1))
    }
}
