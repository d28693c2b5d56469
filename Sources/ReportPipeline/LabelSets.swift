internal import Configuration
internal import LogIngest
internal import Redaction

/// The different sets of labels that the captures of a run have; events carry the number of theirs.
struct LabelSets: Sendable {
    /// The sets; the first one is empty.
    let all: [Labels]
    /// For each capture the number of its set.
    let indices: [Int]

    init(_ captures: [Capture], _ labels: CaptureLabels) {
        var all = [Labels()]
        var numbers = [Labels(): 0]
        indices = captures.map { capture in
            let own = labels.labels(of: capture.name)
            if let number = numbers[own] { return number }
            numbers[own] = all.count
            all.append(own)
            return all.count - 1
        }
        self.all = all
    }
}
