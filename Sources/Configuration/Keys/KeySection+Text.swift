extension KeySection {
    /// Where the mapping stands, as a headline.
    public var title: String {
        let place = path.isEmpty ? "the document" : path
        return variant.map { "\(place), kind \($0)" } ?? place
    }

    /// The table for a terminal: the keys, what each is for, and what stands behind it.
    public var text: String {
        let width = rows.map(\.key.count).max() ?? 0
        let lines = rows.flatMap { row in
            let name = "  " + row.key + String(repeating: " ", count: width - row.key.count + 2)
            let margin = String(repeating: " ", count: width + 4)
            return [name + row.summary, margin + row.value + row.remark]
        }
        return title + "\n" + lines.map { $0 + "\n" }.joined()
    }

    /// The table as Markdown.
    public var markdown: String {
        let head = "| key | what stands behind it | without it | what for |\n|---|---|---|---|\n"
        return head
            + rows.map { row in
                let without = row.isRequired ? "must be there" : row.standard.map { "`\($0)`" } ?? ""
                return "| `\(row.key)` | \(row.value.replacing("|", with: "\\|")) | \(without) | \(row.summary) |\n"
            }.joined()
    }
}

extension KeySection.Row {
    /// What holds without the key.
    fileprivate var remark: String {
        isRequired ? "; must be there" : standard.map { "; default \($0)" } ?? ""
    }
}

extension KeyTable {
    /// The article that lists every key, as Markdown.
    public var article: String {
        let (head, intro) =
            switch self {
            case .configuration:
                (
                    "Keys of ctreport.yml",
                    "Every key of a configuration. `[]` stands for the values of a list, `NAME` for a name of your own. A JSON Schema\n"
                        + "for editors is printed by `ctreport config schema`."
                )
            case .pack:
                (
                    "Keys of packs",
                    "Every key of a pack, and of flows by their kind. `[]` stands for the values of a list, `NAME` for a name of your own.\n"
                        + "A JSON Schema for editors is printed by `ctreport config schema pack`."
                )
            case .plan:
                (
                    "Keys of tracking plans",
                    "Every key of a plan; a file holds one, or a list of plans of different apps. `NAME` stands for a name of the app's.\n"
                        + "A JSON Schema for editors is printed by `ctreport config schema plan`."
                )
            }
        let tables = sections.map { "## \($0.title.prefix(1).uppercased() + $0.title.dropFirst())\n\n\($0.markdown)" }
        return "# \(head)\n\n\(intro)\n\n" + tables.joined(separator: "\n")
    }

    /// The kinds of flows.
    public static var flowKinds: [String] { FlowReading.Kind.allCases.map(\.rawValue) }

    /// The tables of a kind of flows and of what is in them; without a kind, or of one without keys of its own, those that
    /// all have.
    public static func flowSections(kind: String?) -> [KeySection] {
        let sections = KeyTable.pack.sections.filter {
            $0.path == "flow" || $0.path.hasPrefix("flow.") || $0.path.hasPrefix("flow[")
        }
        let start = sections.firstIndex { kind != nil && $0.variant == kind }
        guard let start else { return sections.filter { $0.path == "flow" && $0.variant == nil } }
        return [sections[start]] + sections[(start + 1)...].prefix { $0.variant == nil }
    }
}
