/// What the app shows after its splash; the raw value is what it stores and logs.
enum Destination: String, CaseIterable, Sendable {
    case counter
    case webView

    /// The other one.
    var flipped: Destination { self == .counter ? .webView : .counter }
}
