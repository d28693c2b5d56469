internal import Redaction

/// The texts of one language, read from its catalogue.
///
/// A line `key = text` is a text; `key.one = …`, `key.few = …`, `key.many = …` and `key.other = …` are the forms of one
/// that depends on the number `{count}`. `{name}` is a placeholder, `{{` a brace, `\_` a blank at an edge. Lines that begin with `#`
/// are remarks.
struct Catalogue: Sendable {
    /// A run of wording, or the place of a part.
    enum Piece: Sendable, Hashable {
        case wording(Public)
        case part(Int)
    }

    /// A text of the catalogue, with its forms.
    struct Entry: Sendable {
        /// The placeholders in the order of the parts.
        var placeholders: [String]
        var forms: [PluralCategory: [Piece]]

        /// The part whose number decides the form.
        var counted: Int? { forms.count > 1 ? placeholders.firstIndex(of: "count") : nil }

        func pieces(for category: PluralCategory?) -> [Piece] {
            category.flatMap { forms[$0] } ?? forms[.other] ?? []
        }
    }

    /// A line of the file that cannot be used, and why.
    struct Fault: Hashable {
        var line: Int
        var reason: String
    }

    private(set) var faults: [Fault] = []
    private var entries: [Entry?]

    /// Every run of wording.
    var wording: [String] {
        entries.compactMap { $0 }.flatMap { $0.forms.values.flatMap { $0 } }.compactMap { piece in
            if case .wording(let wording) = piece { wording.text } else { nil }
        }
    }

    subscript(key: TextKey) -> Entry? { entries[key.rawValue] }

    /// Reads a catalogue; `english` gives the order of the parts, nil where the catalogue is the English one itself.
    init(bytes: [UInt8], placeholders english: Catalogue?) {
        entries = Array(repeating: nil, count: TextKey.allCases.count)
        let signatures = TextKey.signatures.description.split(separator: "\n").map {
            $0.split(separator: " ").map(String.init)
        }
        let keys = Dictionary(uniqueKeysWithValues: zip(signatures.map { $0[0] }, TextKey.allCases))
        for (number, line) in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).enumerated()
        {
            guard let row = CatalogueLine(line) else {
                if !CatalogueLine.isRemark(line) { faults.append(Fault(line: number + 1, reason: "no text")) }
                continue
            }
            guard let key = keys[row.key] else {
                faults.append(Fault(line: number + 1, reason: "no such key: \(row.key)"))
                continue
            }
            let names = english.map { $0[key]?.placeholders ?? [] } ?? Array(signatures[key.rawValue].dropFirst())
            if let reason = add(row, to: key, names) { faults.append(Fault(line: number + 1, reason: reason)) }
        }
    }

    /// Adds a form of a text; what is wrong with it, where it cannot be used.
    private mutating func add(_ row: CatalogueLine, to key: TextKey, _ names: [String]) -> String? {
        var pieces: [Piece] = []
        for piece in row.pieces {
            switch piece {
            case .wording(let text): pieces.append(.wording(Public(authored: text)))
            case .placeholder(let name):
                guard let index = names.firstIndex(of: name) else { return "no such placeholder: \(name)" }
                pieces.append(.part(index))
            }
        }
        var entry = entries[key.rawValue] ?? Entry(placeholders: names, forms: [:])
        guard entry.forms.updateValue(pieces, forKey: row.category) == nil else { return "a form twice: \(row.key)" }
        entries[key.rawValue] = entry
        return nil
    }
}
