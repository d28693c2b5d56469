internal import Flows
internal import Redaction
internal import Texts

/// Numbers and truth values say nothing without the word for what they are: `tab 1`, not `1`.
extension Report {
    /// What the values of a path are called: by its pack, or as their parameter.
    func valueWord(ofPath id: Public?, in app: FlowSummary) -> Public? {
        for case .paths(let path) in app.program.flows where path.id == id {
            if let word = path.valueWord { return app.program.told(word, in: language) }
            return path.values.first.map { app.program.events[$0.event].parameters[$0.parameter] }
        }
        return nil
    }

    /// The labels of values with their word, where they are numbers or truth values.
    func worded(_ labels: [RedactedValue: Public], _ word: Public?) -> [RedactedValue: Public] {
        guard let word else { return labels }
        return Dictionary(
            labels.map { value, label in (value, value.needsWord ? "\(word) \(label)" : label) },
            uniquingKeysWith: { first, _ in first })
    }
}

extension RedactedValue {
    /// Whether the value is a number or a truth value.
    var needsWord: Bool {
        switch self {
        case .bool, .integer, .decimal: true
        default: false
        }
    }
}
