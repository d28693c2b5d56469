internal import YAMLDocument

/// Something that people do with the browser.
enum OrionStep: String, Sendable, CaseIterable {
    case link
    case back
    case forward
    case refresh
    case pan
    case swipe
    case pinch
    case away

    /// Steps with their weights.
    static let weights = YAMLKind<WeightedNames>.checked(
        WeightedNames.kind, "weights of \(allCases.map(\.rawValue).joined(separator: ", "))"
    ) { weights in
        weights.names.allSatisfy { OrionStep(rawValue: $0) != nil } ? weights : nil
    }
}
