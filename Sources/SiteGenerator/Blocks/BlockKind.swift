internal import Diagnostics
internal import Redaction
internal import ReportRendering

/// A kind of report block: one row of the table that filling, checks, `ctreport site blocks` and the docs come from.
struct BlockKind: Sendable {
    /// Fills one block of the kind.
    typealias Filling = @Sendable (inout ReportBlocks, BlockCall) throws(Diagnostic) -> [Block]

    var name: String
    /// What stands behind the name.
    var arguments = BlockArguments()
    /// What stands in each line of the body; nil where there is none.
    var entry: BlockArguments?
    /// Whether it shows one app, which the page has to be about.
    var needsApp = false
    /// One line of help.
    var summary: String
    let fill: Filling

    init(
        _ name: String, _ arguments: BlockArguments, entry: BlockArguments? = nil, needsApp: Bool = false,
        _ summary: String, _ fill: @escaping Filling
    ) {
        self.name = name
        self.arguments = arguments
        self.entry = entry
        self.needsApp = needsApp
        self.summary = summary
        self.fill = fill
    }

    /// A kind of which nothing stands in the first line but the name.
    init(
        _ name: String, entry: BlockArguments? = nil, needsApp: Bool = false, _ summary: String,
        _ fill: @escaping Filling
    ) {
        self.init(name, BlockArguments(), entry: entry, needsApp: needsApp, summary, fill)
    }
}

/// What may stand in the first line of a block, or in a line of its body.
struct BlockArguments: Sendable {
    /// What a name stands for.
    enum Name: String, Sendable {
        case metric = "METRIC"
        case rule = "RULE"
        case flow = "FLOW"
        case field = "FIELD"
        case file = "FILE"
    }

    var name: Name?
    /// Whether the block can do without the name.
    var isNameOptional = false
    /// What a quoted text is for; nil where there is none.
    var text: String?
    var options: [BlockOption] = []

    init(text: String? = nil, _ options: [BlockOption] = []) {
        self.text = text
        self.options = options
    }

    init(_ name: Name, isNameOptional: Bool = false, text: String? = nil, _ options: [BlockOption] = []) {
        self.name = name
        self.isNameOptional = isNameOptional
        self.text = text
        self.options = options
    }

    /// As the guide writes it: `METRIC ["Title"] [rows=N]`.
    var usage: String {
        let named = name.map { isNameOptional ? "[\($0.rawValue)]" : $0.rawValue }
        let texts = [named, text.map { "[\"\($0)\"]" }].compactMap { $0 }
        return (texts + options.map { "[\($0.usage)]" }).joined(separator: " ")
    }

    /// Reports words, texts and options that have no meaning here.
    func check(_ words: BlockWords, of block: String) throws(Diagnostic) {
        if let word = words.names.dropFirst(name == nil ? 0 : 1).first {
            throw Diagnostic(
                "page.block.word", at: word.place, "expected nothing more, found \(quoted(word.text))",
                help: "texts stand in double quotes; how it is written: \(written(block))")
        }
        if let text = words.texts.dropFirst(self.text == nil ? 0 : 1).first {
            throw Diagnostic(
                "page.block.word", at: text.place, "expected no \(self.text == nil ? "" : "second ")text, found one",
                help: "how it is written: \(written(block))")
        }
        if let name, !isNameOptional, words.names.isEmpty {
            throw Diagnostic(
                "page.block.word", at: words.place, "expected \(name.rawValue), found nothing",
                help: "how it is written: \(written(block))")
        }
        let known = options.map(\.name)
        for (key, value) in words.options {
            guard let option = options.first(where: { $0.name == key.text }) else {
                throw Diagnostic(
                    "page.block.option", at: key.place,
                    "expected \(known.isEmpty ? "no options" : listing(known)), found '\(key.text)'",
                    suggestion: nearest(to: key.text, among: known), help: "how it is written: \(written(block))")
            }
            try option.check(value)
        }
    }

    private func written(_ block: String) -> String {
        [block, usage].filter { !$0.isEmpty }.joined(separator: " ")
    }
}

/// An option of a block.
struct BlockOption: Sendable {
    enum Takes: Sendable {
        case number(ClosedRange<Int>)
        case word([String])
        /// A count, or a share of a rate.
        case limit
        /// Any text; `name` stands for it in the guide.
        case text(name: String)
    }

    var name: String
    var takes: Takes
    var summary: String

    init(_ name: String, _ takes: Takes, _ summary: String) {
        self.name = name
        self.takes = takes
        self.summary = summary
    }

    /// As the guide writes it: `rows=N`.
    var usage: String {
        switch takes {
        case .number: "\(name)=N"
        case .limit: "\(name)=N|N%"
        case .word(let words): "\(name)=\(words.joined(separator: "|"))"
        case .text(let text): "\(name)=\(text)"
        }
    }

    func check(_ value: BlockWords.Word) throws(Diagnostic) {
        switch takes {
        case .number(let range):
            if let number = Int(value.text), range.contains(number) { return }
            throw Diagnostic(
                "page.block.option", at: value.place,
                "expected a whole number from \(range.lowerBound) to \(range.upperBound), found \(quoted(value.text))")
        case .word(let words):
            if words.contains(value.text) { return }
            throw Diagnostic(
                "page.block.option", at: value.place, "expected \(listing(words)), found \(quoted(value.text))",
                suggestion: nearest(to: value.text, among: words))
        case .limit:
            if CardLimit(value.text) != nil { return }
            throw Diagnostic(
                "page.block.option", at: value.place,
                "expected a count such as \(name)=5 or a share such as \(name)=5% or \(name)=0.05, found \(quoted(value.text))"
            )
        case .text:
            if !value.text.isEmpty { return }
            throw Diagnostic("page.block.option", at: value.place, "expected a text behind '\(name)=', found nothing")
        }
    }
}

/// A block of a page, taken apart and checked against its kind.
struct BlockCall: Sendable {
    let kind: BlockKind
    /// The words behind the block's name.
    let head: BlockWords
    /// The lines of its body that are not blank.
    var entries: [BlockWords]

    /// The number of an option, which was checked.
    func number(_ option: String) -> Int? { head[option].flatMap { Int($0.text) } }
}
