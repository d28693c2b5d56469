internal import YAMLDocument

/// How long things take, in nanoseconds: a range of one value is fixed, any other is drawn from.
struct FunDelays: Sendable, Hashable {
    /// Signing in.
    var login = fixed(500)
    /// Loading the featured items, or failing to.
    var featured = milliseconds(1000...2000)
    /// Loading the list of items.
    var items = milliseconds(500...1000)
    /// Searching the list.
    var search = milliseconds(300...800)
    /// From the last keystroke to the search.
    var debounce = fixed(600)
    /// Until a sheet is gone; the session ends after it.
    var sheet = fixed(500)
    /// Until the system hands over a URL that the app opened itself.
    var link = fixed(50)
    /// From the start of the main flow to the deep link that waited for it.
    var queuedLink = fixed(100)
    /// Writing a summary.
    var summary = milliseconds(1000...4000)
    /// How long a toast stays, with the time it takes to go.
    var toast = fixed(3250)

    private static func fixed(_ duration: Int64) -> ClosedRange<Int64> { milliseconds(duration...duration) }

    private static func milliseconds(_ range: ClosedRange<Int64>) -> ClosedRange<Int64> {
        range.lowerBound * 1_000_000...range.upperBound * 1_000_000
    }
}

extension FunDelays {
    /// Delays by name, each a duration or the least and the most: `{featured: 1500ms, search: [300ms, 800ms]}`. What is
    /// left out is as usual.
    static func kind(_ code: String) -> YAMLKind<FunDelays> {
        .mapping(code) { reader in
            var delays = FunDelays()
            for (name, delay) in names {
                delays[keyPath: delay] = reader.optional(name, .durations, default: delays[keyPath: delay])
            }
            return delays
        }
    }

    /// The delays and how parameters name them.
    static var names: [(String, WritableKeyPath<FunDelays, ClosedRange<Int64>>)] {
        [
            ("login", \.login), ("featured", \.featured), ("items", \.items), ("search", \.search),
            ("debounce", \.debounce), ("sheet", \.sheet), ("link", \.link), ("queued-link", \.queuedLink),
            ("summary", \.summary), ("toast", \.toast),
        ]
    }
}

extension YAMLKind where Value == ClosedRange<Int64> {
    /// A duration, or a list of the least and the most.
    static var durations: YAMLKind {
        YAMLKind("a duration, or the least and the most") { node, findings in
            guard case .sequence = node.content else {
                return YAMLKind<Int64>.duration.value(of: node, &findings).map { $0...$0 }
            }
            guard let limits = YAMLKind<[Int64]>.list(of: .duration, tellsRepeats: false).value(of: node, &findings)
            else { return nil }
            guard limits.count == 2, limits[0] <= limits[1] else {
                findings.reject(node, expected: "the least and the most")
                return nil
            }
            return limits[0]...limits[1]
        }
    }
}
