internal import EventModel
internal import Redaction

/// Figures by the value of a parameter, bounded: values beyond the first 64 of a stretch share one part, `(other)`.
struct PartTable<Figure: Sendable>: Sendable {
    private static var mostParts: Int { 64 }

    private(set) var figures: [RedactedValue: Figure] = [:]

    /// Changes the figure of a value, which begins as `empty`.
    mutating func update(_ value: RedactedValue, from empty: Figure, _ change: (inout Figure) -> Void) {
        let hasRoom = figures[value] != nil || figures.count < Self.mostParts
        change(&figures[hasRoom ? value : .dropped(.enum), default: empty])
    }

    /// Joins a later stretch, its values in the order of their texts, so that the result does not depend on hashing.
    mutating func merge(_ later: PartTable, from empty: Figure, _ join: (inout Figure, Figure) -> Void) {
        guard !later.figures.isEmpty else { return }
        let names = PseudonymTable().names()
        for (value, figure) in later.figures.sorted(by: { $0.key.label(names) < $1.key.label(names) }) {
            update(value, from: empty) { join(&$0, figure) }
        }
    }
}
