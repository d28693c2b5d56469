internal import YAMLDocument

/// What takes time in the app.
enum FunDelay: String, Sendable, Hashable, CaseIterable {
    /// Signing in.
    case login
    /// Loading the featured items, or failing to.
    case featured
    /// Loading the list of items.
    case items
    /// Searching the list.
    case search
    /// From the last keystroke to the search.
    case debounce
    /// Until a sheet is gone; the session ends after it.
    case sheet
    /// Until the system hands over a URL that the app opened itself.
    case link
    /// From the start of the main flow to the deep link that waited for it.
    case queuedLink = "queued-link"
    /// Writing a summary.
    case summary
    /// How long a toast stays, with the time it takes to go.
    case toast

    /// How long it usually takes, in nanoseconds; one value is fixed, any other range is drawn from.
    var standard: ClosedRange<Int64> {
        let (least, most) = milliseconds
        return least * 1_000_000...most * 1_000_000
    }

    private var milliseconds: (Int64, Int64) {
        switch self {
        case .login: (500, 500)
        case .featured: (1000, 2000)
        case .items: (500, 1000)
        case .search: (300, 800)
        case .debounce: (600, 600)
        case .sheet: (500, 500)
        case .link: (50, 50)
        case .queuedLink: (100, 100)
        case .summary: (1000, 4000)
        case .toast: (3250, 3250)
        }
    }
}

/// How long things take: the usual delays, and what a script or a population says instead.
struct FunDelays: Sendable, Hashable {
    private var changes: [FunDelay: ClosedRange<Int64>] = [:]

    /// The range of a delay, in nanoseconds.
    subscript(delay: FunDelay) -> ClosedRange<Int64> {
        changes[delay] ?? delay.standard
    }

    /// Takes over the delays that `other` changes.
    mutating func merge(_ other: FunDelays) {
        changes.merge(other.changes) { $1 }
    }

    /// Delays by name, each a duration or the least and the most: `{featured: 1500ms, search: [300ms, 800ms]}`.
    static func kind(_ code: String) -> YAMLKind<FunDelays> {
        .mapping(code) { reader in
            var delays = FunDelays()
            for delay in FunDelay.allCases {
                if let range = reader.optional(delay.rawValue, .durations) { delays.changes[delay] = range }
            }
            return delays
        }
    }
}

extension YAMLKind where Value == ClosedRange<Int64> {
    /// A duration, or a list of the least and the most.
    static var durations: YAMLKind {
        YAMLKind("a duration, or the least and the most") { node, findings in
            guard case .sequence = node.content else {
                return YAMLKind<Int64>.duration.value(of: node, &findings).map { $0...$0 }
            }
            guard let limits = YAMLKind<[Int64]>.list(of: .duration).value(of: node, &findings) else { return nil }
            guard limits.count == 2, limits[0] <= limits[1] else {
                findings.reject(node, expected: "the least and the most")
                return nil
            }
            return limits[0]...limits[1]
        }
    }
}
