/// Which flows want to see which event.
struct Listeners: Sendable {
    enum Kind: Sendable {
        case count, share, attempt, alternation, best, error, sequence, table, interval, distribution, path
    }

    struct Listener: Sendable {
        var kind: Kind
        var index: Int
    }

    private var byEvent: [[Listener]]

    init(_ program: FlowProgram) {
        byEvent = Array(repeating: [], count: program.events.count)
        listen(.count, program.counts) { $0.events + $0.after + [$0.change].compactMap { $0?.matcher } }
        listen(.share, program.shares) { [$0.of] + [$0.change].compactMap { $0?.matcher } }
        listen(.distribution, program.distributions) { [$0.events] + [$0.change].compactMap { $0?.matcher } }
        listen(.path, program.paths) { $0.values.map { EventMatcher(event: $0.event) } }
        listen(.attempt, program.attempts) { flow in
            let durations = flow.duration?.rules.flatMap { $0.ends + $0.until } ?? []
            let steps = flow.interruptions.flatMap { [$0.event] + $0.followers }
            return flow.start + flow.success + flow.failure + flow.cancel + flow.aside + durations + steps
        }
        listen(.alternation, program.alternations) { [EventMatcher(event: $0.value.event)] }
        listen(.best, program.bests) { flow in
            ([flow.best] + [flow.candidate, flow.reset].compactMap { $0 } + flow.floored).map {
                EventMatcher(event: $0.event)
            }
        }
        listen(.error, program.errors) { flow in
            flow.sources.map(\.event) + (flow.echo.map { $0.causes + $0.breaks } ?? [])
        }
        listen(.sequence, program.sequences) { [EventMatcher(event: $0.value.event)] }
        listen(.table, program.tables) { [EventMatcher(event: $0.value.event)] }
        listen(.interval, program.intervals) { $0.enter + $0.leave }
    }

    subscript(event: Int) -> [Listener] { byEvent[event] }

    private mutating func listen<Flow>(_ kind: Kind, _ flows: [Flow], _ matchers: (Flow) -> [EventMatcher]) {
        for (index, flow) in flows.enumerated() {
            for event in Set(matchers(flow).map(\.event)) {
                byEvent[event].append(Listener(kind: kind, index: index))
            }
        }
    }
}
