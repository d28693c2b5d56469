internal import EventModel

/// What the app reports its events to.
protocol AnalyticsTracking: AnyObject {
    /// Reports an event; the order of the parameters does not matter.
    func track(_ event: CounterEvent, _ parameters: (key: String, value: String)...)
}

/// Writes events to the log: the name, then the parameters by key, nothing escaped.
final class LogAnalytics: AnalyticsTracking {
    private let host: AppHost
    private let books: Books

    init(host: AppHost, books: Books) {
        self.host = host
        self.books = books
    }

    func track(_ event: CounterEvent, _ parameters: (key: String, value: String)...) {
        books.count(event)
        var message = "Event: "
        message += event.rawValue
        if parameters.isEmpty {
            host.log(message, from: CounterLogs.analytics, level: .info, format: "Event: %{public}s")
            return
        }
        var separator = ", parameters: "
        let sorted = parameters.count == 1 ? parameters : parameters.sorted { $0.key < $1.key }
        for (key, value) in sorted {
            message += separator
            message += key
            message += "="
            message += value
            separator = ", "
        }
        host.log(
            message, from: CounterLogs.analytics, level: .info, format: "Event: %{public}s, parameters: %{public}s")
    }
}
