internal import Diagnostics
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
    static var weights: YAMLKind<WeightedNames> {
        let words = allCases.map(\.rawValue)
        return WeightedNames.kind(of: listing(words), choices: words) { OrionStep(rawValue: $0) != nil }
    }
}
