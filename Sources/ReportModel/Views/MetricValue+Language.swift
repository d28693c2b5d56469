internal import Flows
internal import Redaction
internal import Texts

extension MetricValue {
    /// The value with the texts that its app's pack gave it, titles of columns and units, in a language.
    func told(in language: Language, by program: FlowProgram) -> MetricValue {
        switch self {
        case .table(let columns, let rows, let other):
            .table(columns: columns.map { program.told($0, in: language) }, rows: rows, other: other)
        case .distribution(let figures, let unit): .distribution(figures, unit: program.told(unit, in: language))
        case .count, .rate, .duration, .best, .sequence, .paths, .stateTime, .funnel: self
        }
    }
}
