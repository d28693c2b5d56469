internal import Diagnostics

/// Builds the tree of one document from libyaml's events, with an own stack instead of recursion.
struct TreeBuilder {
    private static let diagnosticLimit = 20

    /// A sequence or mapping that is still open.
    private struct Frame {
        var start: Int
        var isMapping: Bool
        var nodes: [YAMLNode] = []
        var entries: [YAMLEntry] = []
        var keys: Set<String> = []
        /// The key that waits for its value.
        var key: (text: String, place: SourcePlace)?
        /// Whether the value to come belongs to a key that was refused.
        var dropsNext = false
    }

    private let bytes: [UInt8]
    private let places: PlaceIndex
    private var frames: [Frame] = []
    private var root: YAMLNode?
    private var documents = 0
    private var diagnostics: [Diagnostic] = []

    init(bytes: [UInt8], file: String) {
        self.bytes = bytes
        self.places = PlaceIndex(bytes: bytes, file: file)
    }

    mutating func document() throws(Diagnostics) -> YAMLNode {
        do {
            var parser = try LibYAMLParser(bytes: bytes)
            while diagnostics.count < Self.diagnosticLimit {
                let event = try parser.next()
                if event.kind == .streamEnd { break }
                guard add(event) else { break }
            }
        } catch {
            diagnostics.append(diagnostic(for: error))
        }
        guard diagnostics.isEmpty else { throw Diagnostics(diagnostics) }
        let empty = YAMLNode(.mapping([]), at: places.place(offset: 0, to: 0))
        guard let root, !root.isNothing else { return empty }
        return root
    }

    /// Takes one event in; false when reading on makes no sense.
    private mutating func add(_ event: YAMLEvent) -> Bool {
        let place = places.place(scalars: event.start, to: event.end)
        switch event.kind {
        case .streamStart, .streamEnd, .documentEnd:
            break
        case .documentStart:
            return startDocument(event, at: place)
        case .alias:
            report("yaml.alias", place, "expected a value, found an alias", help: "write the value out")
            attach(YAMLNode(.scalar("", isPlain: false), at: place))
        case .scalar(let text, let isPlain):
            reportExtras(event, at: place)
            attach(YAMLNode(.scalar(text, isPlain: isPlain), at: place))
        case .sequenceStart, .mappingStart:
            reportExtras(event, at: place)
            return open(event, at: place)
        case .sequenceEnd, .mappingEnd:
            close(end: event.end)
        }
        return true
    }

    private mutating func startDocument(_ event: YAMLEvent, at place: SourcePlace) -> Bool {
        documents += 1
        if documents > 1 {
            report("yaml.documents", place, "expected one document, found a second", help: "remove what follows '---'")
            return false
        }
        if event.hasTag {
            report("yaml.tag", place, "expected no tags, found a '%TAG' directive", help: "remove the line")
        }
        return true
    }

    private mutating func reportExtras(_ event: YAMLEvent, at place: SourcePlace) {
        if event.hasAnchor {
            report("yaml.anchor", place, "expected a value, found an anchor", help: "remove '&name'")
        }
        if event.hasTag {
            report(
                "yaml.tag", place, "expected a value, found a tag",
                help: "remove '!name'; write text that begins with '!' in quotes")
        }
    }

    private mutating func open(_ event: YAMLEvent, at place: SourcePlace) -> Bool {
        if frames.count == YAMLNode.depthLimit {
            report("yaml.depth", place, "expected at most \(YAMLNode.depthLimit) levels, found more")
            return false
        }
        frames.append(Frame(start: event.start, isMapping: event.kind == .mappingStart))
        return true
    }

    private mutating func close(end: Int) {
        guard let frame = frames.popLast() else { return }
        let place = places.place(scalars: frame.start, to: end)
        attach(YAMLNode(frame.isMapping ? .mapping(frame.entries) : .sequence(frame.nodes), at: place))
    }

    /// Puts a finished node where it belongs: the root, an element, a key or a value.
    private mutating func attach(_ node: YAMLNode) {
        guard let top = frames.indices.last else {
            root = node
            return
        }
        if !frames[top].isMapping {
            frames[top].nodes.append(node)
        } else if frames[top].dropsNext {
            frames[top].dropsNext = false
        } else if let key = frames[top].key {
            frames[top].entries.append(YAMLEntry(key: key.text, keyPlace: key.place, value: node))
            frames[top].key = nil
        } else {
            attachKey(node, to: top)
        }
    }

    private mutating func attachKey(_ node: YAMLNode, to top: Int) {
        guard case .scalar(let text, _) = node.content, !text.isEmpty else {
            let found =
                switch node.content {
                case .scalar: "nothing"
                case .sequence: "a list"
                case .mapping: "a mapping"
                }
            report("yaml.key", node.place, "expected a text as key, found \(found)")
            frames[top].dropsNext = true
            return
        }
        if frames[top].keys.insert(text).inserted {
            frames[top].key = (text, node.place)
        } else {
            let first = frames[top].entries.first { $0.key == text }?.keyPlace
            report(
                "yaml.duplicate-key", node.place, "expected each key once, found \(quoted(text)) again",
                help: first.map { "the first one is in line \($0.line)" })
            frames[top].dropsNext = true
        }
    }

    private mutating func report(_ code: String, _ place: SourcePlace, _ message: String, help: String? = nil) {
        diagnostics.append(Diagnostic(code, at: place, message, help: help))
    }

    private func diagnostic(for fault: YAMLFault) -> Diagnostic {
        switch fault {
        case .encoding(let problem, let offset):
            return Diagnostic(
                "yaml.encoding", at: places.place(offset: offset, to: offset + 1),
                "expected text in UTF-8, found: \(problem)", help: "save the file as UTF-8 without control characters")
        case .syntax(let problem, let context, let index):
            let isTab = places.isTab(scalar: index)
            return Diagnostic(
                "yaml.syntax", at: places.place(scalars: index, to: index),
                "expected YAML, found a fault: " + [context, problem].compactMap(\.self).joined(separator: ", "),
                help: isTab ? "indent with spaces, not with tabs" : Self.help(for: problem))
        case .library(let problem):
            return Diagnostic("yaml.library", at: places.place(offset: 0, to: 0), "libyaml gave up: \(problem)")
        }
    }

    /// What usually lies behind libyaml's terse reasons.
    private static func help(for problem: String) -> String? {
        switch problem {
        case "mapping values are not allowed in this context":
            "put a value that holds ': ' in quotes, and check the indentation"
        case "did not find expected key":
            "check the indentation of this line and of the one above; put a value that begins with '{' or '[' in quotes"
        case "did not find expected comment or line break":
            "put a value that begins with '{' or '[' in quotes"
        case "could not find expected ':'", "did not find expected '-' indicator":
            "check the indentation of this line and of the one above"
        case "found character that cannot start any token":
            "put a value that begins with this character in quotes"
        default: nil
        }
    }
}
