internal import EventModel
internal import Redaction

/// The values of a figure's dimensions.
enum PartKey: Sendable, Hashable {
    /// Of the one dimension.
    case one(RedactedValue)
    /// Of several dimensions, in their order.
    case several([RedactedValue])

    var values: [RedactedValue] {
        switch self {
        case .one(let value): [value]
        case .several(let values): values
        }
    }

    /// False when a value is not there or was dropped, so that nothing can be compared with it.
    var isKnown: Bool { values.allSatisfy(\.isKnown) }

    /// The part of all for which there is no room: every dimension reads `(other)`.
    var other: PartKey {
        switch self {
        case .one: .one(.dropped(.enum))
        case .several(let values): .several(values.map { _ in .dropped(.enum) })
        }
    }
}

extension RedactedValue {
    /// False for a value that is not there or was dropped, so that nothing can be compared with it.
    var isKnown: Bool {
        switch self {
        case .absent, .dropped: false
        default: true
        }
    }
}

/// Figures by the values of dimensions, bounded: values beyond the first 64 of a stretch share one part, `(other)`.
struct PartTable<Figure: Sendable>: Sendable {
    private static var mostParts: Int { 64 }

    private(set) var figures: [PartKey: Figure] = [:]

    /// Changes the figure of a part, which begins as `empty`.
    mutating func update(_ key: PartKey, from empty: @autoclosure () -> Figure, _ change: (inout Figure) -> Void) {
        let hasRoom = figures.count < Self.mostParts || figures[key] != nil
        change(&figures[hasRoom ? key : key.other, default: empty()])
    }

    /// Changes the figures of all parts.
    mutating func changeAll(_ change: (inout Figure) -> Void) {
        for index in figures.values.indices { change(&figures.values[index]) }
    }

    /// Joins a later stretch. Where room is short its values come in the order of their texts, so that the result does not
    /// depend on hashing.
    mutating func merge(_ later: PartTable, from empty: Figure, _ join: (inout Figure, Figure) -> Void) {
        if later.figures.isEmpty { return }
        guard figures.count + later.figures.count > Self.mostParts else {
            for (key, figure) in later.figures { update(key, from: empty) { join(&$0, figure) } }
            return
        }
        let sorted = later.figures.sorted { one, two in
            one.key.values.lexicographicallyPrecedes(two.key.values) { $0.precedes($1) }
        }
        for part in sorted { update(part.key, from: empty) { join(&$0, part.value) } }
    }
}
