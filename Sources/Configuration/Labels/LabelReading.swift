internal import Diagnostics
public import Redaction
internal import YAMLDocument

extension Labels.Fault {
    /// What was expected; it never repeats the value.
    public var text: String {
        switch self {
        case .key: "expected a key of a–z, 0–9 and _"
        case .value: "expected a value of 1 to \(Labels.longest) characters that show"
        case .sensitive:
            "expected a value that may be published, found one that looks like a name, a device, an address or a secret"
        case .tooMany: "expected at most \(Labels.limit) labels, found more"
        }
    }
}

extension YAMLKind where Value == Labels {
    /// `{ build: 42, device: iPhone 16 }`.
    static var labels: YAMLKind {
        let rows = YAMLKind<[YAMLRow<Placed<String>>]>.table(of: .placed(.text))
        return YAMLKind("labels", schema: rows.schema) { node, findings in
            guard let rows = rows.value(of: node, &findings) else { return nil }
            var labels = Labels()
            for row in rows {
                do throws(Labels.Fault) {
                    try labels.set(row.key.value, to: row.value.value)
                } catch {
                    findings.report(error.text, at: error == .key ? row.key.place : row.value.place)
                }
            }
            return labels
        }
    }
}

extension YAMLKind where Value == CaptureLabels.Rule {
    /// `{ files: "old/*.log", labels: { build: 41 } }`.
    static var captureRule: YAMLKind {
        .mapping("config.captures") { capture in
            let files = capture.required(
                "files", .atLeastOne("file", .oneOrMany(.filePattern)),
                "Which captures: names or paths with *, ? and ** in them.")
            let labels = capture.required("labels", .labels, "What is said of them.")
            guard let files, let labels else { return nil }
            return CaptureLabels.Rule(files: files, labels: labels)
        }
    }
}

extension YAMLKind where Value == FilePattern {
    fileprivate static var filePattern: YAMLKind {
        .checked(.text, "a name or a path such as old/*.log") { FilePattern($0) }
    }
}
