internal import EventModel

/// The planned events that have a shape.
struct ShapedEvents: Sendable {
    private let shapes: ShapeSet
    /// The event of each shape.
    private let events: [Int]
    /// For each shape and hole, the parameter of the same name.
    private let parameters: [[Int?]]

    init(_ planned: [EventCatalogue.PlannedEvent]) {
        var shapes: [MessageShape] = []
        var events: [Int] = []
        var parameters: [[Int?]] = []
        for (index, event) in planned.enumerated() {
            guard let shape = event.shape else { continue }
            shapes.append(shape)
            events.append(index)
            parameters.append(shape.holes.map { hole in event.parameters.firstIndex { $0.name == hole.name } })
        }
        self.shapes = ShapeSet(shapes)
        self.events = events
        self.parameters = parameters
    }

    /// The event whose shape a message has. Its name and keys stand nowhere in the message, so their ranges are empty.
    func event(_ message: Range<Int>, _ bytes: Span<UInt8>) -> Event? {
        guard !events.isEmpty, let match = shapes.match(bytes, in: message) else { return nil }
        let nowhere = message.lowerBound..<message.lowerBound
        let values = zip(parameters[match.shape], match.holes).map { planned, value in
            Event.Parameter(planned: planned, key: nowhere, value: value)
        }
        return Event(planned: events[match.shape], name: nowhere, parameters: values)
    }
}
