internal import Diagnostics
internal import Flows
internal import Redaction
internal import Texts
internal import YAMLDocument

extension FlowProgram {
    /// What pages call the figures of the flows that were read, and which of them matter most.
    mutating func readTitles(_ pack: inout MappingReader) {
        let known = rules(in: .english) { "\($0)" }.keys.map(\.text)
        let named = pack.optional(
            "titles", .table(of: .wording), default: [], "What pages call a figure, by the figure's name.")
        for entry in named where !known.contains(entry.key.value) {
            pack.rejectFigure(entry.key, "titles", among: known)
        }
        titles = Dictionary(named.map { (Public(authored: $0.key.value), $0.value) }) { first, _ in first }
        let chosen = pack.optional(
            "overview", .list(of: .placed(.dottedName)), default: [],
            "Figures for the cards of the overview; else the first rates, durations, best values and counts."
        )
        for name in chosen where !known.contains(name.value.text) {
            pack.rejectFigure(Placed(name.value.text, at: name.place), "overview", among: known)
        }
        overview = chosen.map(\.value)
    }
}

extension MappingReader {
    fileprivate mutating func rejectFigure(_ name: Placed<String>, _ key: String, among known: [String]) {
        reject(
            key, "expected a figure of the pack's flows, found \(quoted(name.value))", at: name.place,
            suggestion: nearest(to: name.value, among: known))
    }
}
