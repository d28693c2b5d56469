/// Which flows want to see which event.
struct Listeners: Sendable {
    /// The listeners of all events in a row; `starts[event]..<starts[event + 1]` are those of one. The last event stands
    /// for all that are not planned.
    private let all: [Lanes.Place]
    private let starts: [Int]
    /// For each event a bit for each lane that listens to it.
    private let lanes: [UInt64]

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
        self.lanes = byEvent.map { $0.reduce(0) { $0 | 1 << UInt64($1.lane) } }
        all = Array(byEvent.joined())
    }

    /// The numbers of an event's listeners; nil is an event that is not planned.
    func numbers(of event: Int?) -> Range<Int> {
        let event = event ?? starts.count - 2
        return starts[event]..<starts[event + 1]
    }

    /// A bit for each lane that listens to an event; nil is an event that is not planned.
    func lanes(of event: Int?) -> UInt64 { lanes[event ?? lanes.count - 1] }

    subscript(number: Int) -> Lanes.Place { all[number] }
}
