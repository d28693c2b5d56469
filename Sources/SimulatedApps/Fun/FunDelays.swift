/// How long things take, in nanoseconds: a range of one value is fixed, any other is drawn from.
struct FunDelays: Sendable, Hashable {
    /// Signing in.
    var login = fixed(500)
    /// Loading the featured items, or failing to.
    var featured = range(1000, 2000)
    /// Loading the list of items.
    var items = range(500, 1000)
    /// Searching the list.
    var search = range(300, 800)
    /// From the last keystroke to the search.
    var debounce = fixed(600)
    /// Until a sheet is gone; the session ends after it.
    var sheet = fixed(500)
    /// Until the system hands over a URL that the app opened itself.
    var link = fixed(50)
    /// From the start of the main flow to the deep link that waited for it.
    var queuedLink = fixed(100)
    /// Writing a summary.
    var summary = range(1000, 4000)
    /// How long a toast stays, with the time it takes to go.
    var toast = fixed(3250)

    /// A fixed delay.
    static func fixed(_ milliseconds: Int64) -> ClosedRange<Int64> { range(milliseconds, milliseconds) }

    private static func range(_ least: Int64, _ most: Int64) -> ClosedRange<Int64> {
        least * 1_000_000...most * 1_000_000
    }
}
