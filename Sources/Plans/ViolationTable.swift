internal import Redaction

/// Violations by subject, bounded: of more subjects than there is room for the first in order stay, and the others are
/// counted. What stays is counted whole, so that tables of several captures merge in any grouping to the same.
struct ViolationTable: Sendable {
    static let mostSubjects = 500

    private(set) var figures: [PlanViolation.Subject: ViolationFigures] = [:]
    /// Violations of subjects for which there was no room.
    private(set) var other = 0
    /// The last subject in order, once the table is full.
    private var last: PlanViolation.Subject?

    mutating func add(_ subject: PlanViolation.Subject, at place: PlanViolation.Place) {
        add(subject, ViolationFigures(place))
    }

    mutating func merge(_ later: ViolationTable) {
        for (subject, figures) in later.figures { add(subject, figures) }
        other += later.other
    }

    mutating func add(_ subject: PlanViolation.Subject, _ more: ViolationFigures) {
        if figures[subject] != nil {
            figures[subject]?.add(more)
        } else if figures.count < Self.mostSubjects {
            figures[subject] = more
            last = nil
        } else {
            addToFull(subject, more)
        }
    }

    private mutating func addToFull(_ subject: PlanViolation.Subject, _ more: ViolationFigures) {
        guard let last = last ?? figures.keys.max() else { return }
        self.last = last
        guard subject < last else {
            other += more.count
            return
        }
        other += figures.removeValue(forKey: last)?.count ?? 0
        figures[subject] = more
        self.last = nil
    }
}
