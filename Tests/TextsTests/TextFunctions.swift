@testable import Texts

/// The source of `Text+All.swift`: a function for each text of the English catalogue.
struct TextFunctions {
    private struct Row {
        var key: String
        var placeholders: [String] = []
        var text = ""
        var forms = 0

        var isCounted: Bool { forms > 1 }
        var names: [String] {
            isCounted && !placeholders.contains("count") ? ["count"] + placeholders : placeholders
        }
    }

    private let rows: [Row]

    init(catalogue: [UInt8]) {
        var rows: [String: Row] = [:]
        for line in catalogue.split(separator: UInt8(ascii: "\n")).compactMap({ CatalogueLine($0) }) {
            var row = rows[line.key] ?? Row(key: line.key)
            row.placeholders += line.placeholders.filter { !row.placeholders.contains($0) }
            row.forms += 1
            if line.category == .other { row.text = Self.shown(line) }
            rows[line.key] = row
        }
        self.rows = rows.values.sorted { $0.key < $1.key }
    }

    private static func shown(_ line: CatalogueLine) -> String {
        let text = line.pieces.map { piece in
            switch piece {
            case .wording(let text): text
            case .placeholder(let name): "{\(name)}"
            }
        }.joined()
        return String(text.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }

    var source: String {
        """
        // Made of Catalogues/en.texts by the test of this file; CTREPORT_RECORD=1 writes it anew.
        // swift-format-ignore-file

        /// The keys of the catalogue.
        enum TextKey: Int, Sendable, Hashable, CaseIterable {
        \(rows.map { "    case \($0.key)" }.joined(separator: "\n"))
        }

        extension TextKey {
            /// Each key with its placeholders in the order of the parts, a line each.
            static let signatures: StaticString = \"""
        \(rows.map { "        " + ([$0.key] + $0.names).joined(separator: " ") }.joined(separator: "\n"))
                \"""
        }

        extension Text {
        \(rows.map(function).joined(separator: "\n\n"))
        }

        """
    }

    private func function(_ row: Row) -> String {
        let doc = "    /// `\(row.text)`\n"
        guard !row.names.isEmpty else { return doc + "    public static var \(row.key): Text { Text(.\(row.key)) }" }
        let parameters = row.names.map { "\($0): \($0 == "count" && row.isCounted ? "Int" : "some TextPart")" }
        let parts = row.names.map { "\($0).part" }
        return doc + "    public static func \(row.key)(\(parameters.joined(separator: ", "))) -> Text {\n"
            + "        Text(.\(row.key), [\(parts.joined(separator: ", "))])\n    }"
    }
}
