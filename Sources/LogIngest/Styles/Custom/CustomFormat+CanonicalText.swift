internal import EventModel

extension CustomFormat {
    /// Everything that the format says, in parts for a digest.
    public var canonicalParts: [String] {
        let words = levels.own.sorted { $0.key < $1.key }.flatMap { [$0.key, $0.value.rawValue] }
        return [name, line.text, time.map { "+" + $0.text } ?? "-"] + words
    }
}
