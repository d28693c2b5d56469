internal import EventModel
internal import Redaction

/// Errors counted by class, by the values of a parameter, and by domain and code; and what became of them.
struct ErrorFigures: Figures {
    var classes: [Public: Int] = [:]
    /// By class.
    var parts: [Public: PartTable<Int>] = [:]
    var identities = TopTable<RedactedError.Identity>()
    var unexplained = FindingFigures()
    var recoveries = RecoveryFigures()

    /// Adds a later stretch; errors that were open before it are over when it has launches.
    mutating func append(_ later: ErrorFigures) {
        if later.recoveries.hasLaunches { recoveries.beginLaunch() }
        join(later)
    }

    mutating func join(_ other: ErrorFigures) {
        classes.merge(other.classes, uniquingKeysWith: +)
        for (errorClass, table) in other.parts {
            parts[errorClass, default: PartTable()].merge(table, from: 0, +=)
        }
        identities.append(other.identities)
        unexplained.add(other.unexplained)
        recoveries.join(other.recoveries)
    }
}

/// The errors of one launch while it runs: the last event that may be echoed, and the errors that wait for a success.
struct ErrorRun: Sendable {
    private(set) var figures = ErrorFigures()
    private var cause: Int64?
    private var hasCause = false
    private var recovery = RecoveryRun()
    /// How many errors wait for a success.
    var waitingCount: Int { recovery.waitingCount }

    mutating func take(_ event: RedactedEvent, _ flow: ErrorFlow, at place: LaunchPlace) {
        if let rule = flow.recovery { recovery.take(event, rule, at: place, &figures.recoveries) }
        if let source = flow.sources.first(where: { $0.event.matches(event) }) {
            count(event, source, flow, at: place)
        }
        guard let echo = flow.echo else { return }
        if echo.breaks.match(event) { hasCause = false }
        if echo.causes.match(event) {
            hasCause = true
            cause = place.instant
        }
    }

    /// Closes the launch's books.
    mutating func finish(_ flow: ErrorFlow, _ launch: LaunchFacts) {
        if let rule = flow.recovery { recovery.finish(rule, last: launch.lastInstant, &figures.recoveries) }
    }

    private mutating func count(
        _ event: RedactedEvent, _ source: ErrorFlow.Source, _ flow: ErrorFlow, at place: LaunchPlace
    ) {
        let errorClass: Public
        switch source.classification {
        case .fixed(let name): errorClass = name
        case .classifier(let parameter, let classifier, let ignored):
            errorClass = classifier.errorClass(of: event.values[parameter])
            if ignored.contains(errorClass) { return }
            if case .error(let error) = event.values[parameter], let identity = error.identity {
                figures.identities.add(identity)
            }
        }
        figures.classes[errorClass, default: 0] += 1
        if let by = source.by {
            figures.parts[errorClass, default: PartTable()].update(by.key(of: event), from: 0) { $0 += 1 }
        }
        if let echo = flow.echo, echo.errorClass == errorClass {
            // An echo is no error of its own: what it echoes is.
            if isEcho(at: place.instant, echo) { return }
            figures.unexplained.add(event)
        }
        if let rule = flow.recovery { recovery.open(event, errorClass, rule, at: place, &figures.recoveries) }
    }

    private func isEcho(at now: Int64?, _ echo: ErrorFlow.Echo) -> Bool {
        guard hasCause else { return false }
        guard let cause, let now else { return true }
        return now.saturatingDistance(from: cause) <= echo.withinNanoseconds
    }
}
