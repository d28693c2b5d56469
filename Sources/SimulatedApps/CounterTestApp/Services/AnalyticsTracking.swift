internal import EventModel

/// What the app reports its events to.
protocol AnalyticsTracking: AnyObject {
    /// Reports an event; the order of the parameters does not matter.
    func track(_ event: CounterEvent, _ parameters: (key: String, value: String)...)
}

/// Writes events to the log: the name, then the parameters by key, nothing escaped.
final class LogAnalytics: AnalyticsTracking {
    /// What the message of each event begins with, alone and before parameters: composed once.
    private static let messages = CounterEvent.allCases.map { "Event: " + $0.name }
    private static let beginnings = messages.map { $0 + ", parameters: " }

    private let host: AppHost
    private let books: Books

    init(host: AppHost, books: Books) {
        self.host = host
        self.books = books
    }

    func track(_ event: CounterEvent, _ parameters: (key: String, value: String)...) {
        books.count(event)
        guard let first = parameters.first else {
            host.log(
                Self.messages[event.rawValue], from: CounterLogs.analytics, level: .info, format: "Event: %{public}s")
            return
        }
        var message = Self.beginnings[event.rawValue]
        if parameters.count == 1 {
            append(first, to: &message)
        } else {
            for (index, parameter) in parameters.sorted(by: { $0.key < $1.key }).enumerated() {
                if index > 0 { message += ", " }
                append(parameter, to: &message)
            }
        }
        host.log(
            message, from: CounterLogs.analytics, level: .info, format: "Event: %{public}s, parameters: %{public}s")
    }

    private func append(_ parameter: (key: String, value: String), to message: inout String) {
        message += parameter.key
        message += "="
        message += parameter.value
    }
}
