public import Diagnostics

/// A value of a YAML document with its place.
///
/// The subset that configuration, packs and front matter need: scalars, sequences and mappings with text keys.
/// Anchors, aliases, tags, duplicate keys and several documents in one file are refused when a text is parsed.
public struct YAMLNode: Sendable, Hashable {
    /// What a node holds.
    public enum Content: Sendable, Hashable {
        /// A text; `isPlain` is false when it was quoted or a block (`|`, `>`).
        case scalar(String, isPlain: Bool)
        /// Nodes in the order of the document.
        case sequence([YAMLNode])
        /// Entries in the order of the document; no key occurs twice.
        case mapping([YAMLEntry])
    }

    /// What the node holds.
    public var content: Content
    /// Where the node stands; of a node over several lines, its part of the first line.
    public var place: SourcePlace

    /// A node made by hand, for example a default.
    public init(_ content: Content, at place: SourcePlace) {
        self.content = content
        self.place = place
    }

    /// Whether nothing was written: `key:` without a value, `~` or `null`.
    public var isNothing: Bool {
        guard case .scalar(let text, isPlain: true) = content else { return false }
        return text.isEmpty || text == "~" || text == "null"
    }
}

/// A key of a mapping and its value.
public struct YAMLEntry: Sendable, Hashable {
    /// The key's text.
    public var key: String
    /// Where the key stands.
    public var keyPlace: SourcePlace
    /// The value.
    public var value: YAMLNode

    /// An entry of a mapping.
    public init(key: String, keyPlace: SourcePlace, value: YAMLNode) {
        self.key = key
        self.keyPlace = keyPlace
        self.value = value
    }
}

extension YAMLNode {
    /// The most bytes a document may have: 4 MiB.
    public static let byteLimit = 4 << 20
    /// The most levels of sequences and mappings inside each other.
    public static let depthLimit = 64

    /// The document in `bytes`; an empty one is an empty mapping.
    ///
    /// A byte order mark at the start is skipped and takes no column.
    /// - Throws: `Diagnostics` with codes `yaml.…`; `file` is the name in their places. Faults of the tree (a duplicate
    ///   key, an alias) are collected up to twenty; a fault of the syntax ends the reading.
    public init(parsing bytes: [UInt8], file: String) throws(Diagnostics) {
        guard bytes.count <= Self.byteLimit else {
            throw Diagnostics([
                Diagnostic(
                    "yaml.size", at: SourcePlace(file: file, line: 1),
                    "expected at most 4 MiB of YAML, found \(bytes.count) bytes", help: "split the file")
            ])
        }
        var builder = TreeBuilder(bytes: bytes.dropByteOrderMark(), file: file)
        self = try builder.document()
    }
}

extension [UInt8] {
    fileprivate func dropByteOrderMark() -> [UInt8] {
        starts(with: [0xEF, 0xBB, 0xBF]) ? [UInt8](dropFirst(3)) : self
    }
}
