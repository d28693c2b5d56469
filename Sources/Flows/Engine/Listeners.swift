/// Which flows want to see which event.
struct Listeners: Sendable {
    /// The listeners of all events in a row; `starts[event]..<starts[event + 1]` are those of one.
    private let all: [Lanes.Place]
    private let starts: [Int]
    private let ofUnplanned: Range<Int>

    init(_ program: FlowProgram, _ lanes: Lanes) {
        var byEvent = Array(repeating: [Lanes.Place](), count: program.events.count + 1)
        for (flow, place) in zip(program.flows, lanes.places) {
            let kind = flow.kind
            let events = kind.listensToAll ? Array(byEvent.indices) : Array(Set(kind.listensTo.map(\.event)))
            for event in events { byEvent[event].append(place) }
        }
        var starts = [0]
        for places in byEvent { starts.append(starts[starts.count - 1] + places.count) }
        self.starts = starts
        all = Array(byEvent.joined())
        ofUnplanned = starts[program.events.count]..<starts[program.events.count + 1]
    }

    /// The numbers of an event's listeners; nil is an event that is not planned.
    func numbers(of event: Int?) -> Range<Int> {
        event.map { starts[$0]..<starts[$0 + 1] } ?? ofUnplanned
    }

    subscript(number: Int) -> Lanes.Place { all[number] }
}
