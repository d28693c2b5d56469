/// What somebody says of a capture: `build=42`, `device=iPhone 16`. The words of the run's author, for publication.
///
/// The keys `app_version`, `os` and `device` are names that figures can be broken down by; any other key is one as
/// `label.KEY`.
public struct Labels: Sendable, Hashable {
    /// Why a label is none. It says nothing of the value, which may be what must not be shown.
    public enum Fault: Error, Sendable, Hashable {
        /// The key is not made of a–z, 0–9 and _.
        case key
        /// The value is empty, too long, or has a character that does not show.
        case value
        /// The value looks like a person's, a device's or a secret.
        case sensitive
        /// There are more labels than a capture may have.
        case tooMany
    }

    /// The most labels of a capture.
    public static let limit = 16
    /// The most characters of a value.
    public static let longest = 64

    private var values: [Public: Public] = [:]

    /// No labels.
    public init() {}

    /// The labels in ascending order of their keys.
    public var all: [(key: Public, value: Public)] {
        values.sorted { $0.key < $1.key }.map { (key: $0.key, value: $0.value) }
    }

    /// Whether there are none.
    public var isEmpty: Bool { values.isEmpty }

    /// The value of a key.
    public subscript(key: Public) -> Public? { values[key] }

    /// Sets a label, in the place of one of the same key.
    ///
    /// - Throws: why it is none.
    public mutating func set(_ key: String, to value: String) throws(Fault) {
        guard !key.isEmpty, key.utf8.count <= Labels.longest, key.utf8.allSatisfy(Labels.isKeyByte) else { throw .key }
        let isShown = value.unicodeScalars.allSatisfy { $0.properties.generalCategory.isShown }
        guard !value.isEmpty, value.count <= Labels.longest, isShown else { throw .value }
        // A model such as `iPhone 16` is what the label `device` is for; a name that somebody gave one is not.
        let isModel = key == "device" && !value.contains { "'’".contains($0) }
        guard !InputName.isSensitive(isModel ? value.replacing(" ", with: "_") : "\(key)=\(value)") else {
            throw .sensitive
        }
        var authored = AuthoredText()
        guard isModel || authored.rules(in: "\(key)=\(value)").isEmpty else { throw .sensitive }
        let name = Public(authored: key)
        guard values[name] != nil || values.count < Labels.limit else { throw .tooMany }
        values[name] = Public(authored: value)
    }

    /// Takes another one's labels, which win over its own.
    public mutating func add(_ other: Labels) {
        values.merge(other.values) { $1 }
    }

    private static func isKeyByte(_ byte: UInt8) -> Bool {
        (0x61...0x7A).contains(byte) || (0x30...0x39).contains(byte) || byte == 0x5F
    }
}

extension Unicode.GeneralCategory {
    /// Whether a character of the category shows as itself.
    fileprivate var isShown: Bool {
        switch self {
        case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator, .paragraphSeparator: false
        default: true
        }
    }
}

extension Labels {
    /// The labels on one line: `build=42, device=iPhone 16`; a dash for none.
    public var text: Public {
        isEmpty ? "–" : all.map { "\($0.key)=\($0.value)" as Public }.joined(separator: ", ")
    }
}
