internal import Redaction

extension MetricValue {
    /// The figure of two parts together.
    func joined(with other: MetricValue) -> MetricValue {
        switch (self, other) {
        case (.count(let mine), .count(let theirs)): return .count(mine + theirs)
        case (.rate(let mine), .rate(let theirs)): return .rate(Share(k: mine.k + theirs.k, n: mine.n + theirs.n))
        case (.duration(var mine), .duration(let theirs)):
            mine.append(theirs)
            return .duration(mine)
        case (.distribution(var mine, let unit), .distribution(let theirs, _)):
            mine.append(theirs)
            return .distribution(mine, unit: unit)
        case (.best(let mine), .best(let theirs)): return .best([mine, theirs].compactMap { $0 }.max())
        case (.sequence(let mine), .sequence(let theirs)): return .sequence(mine.joined(with: theirs))
        case (.table(let columns, let mine, let more), .table(_, let theirs, let evenMore)):
            let counts = Dictionary((mine + theirs).map { ($0.label, $0.count) }, uniquingKeysWith: +)
            return .table(columns: columns, rows: counts.map { ($0.key, $0.value) }, other: more + evenMore)
        case (.paths(let mine, let edges, let more), .paths(let theirs, let otherEdges, let evenMore)):
            let counts = Dictionary((edges + otherEdges).map { ($0.edge, $0.count) }, uniquingKeysWith: +)
            return .paths(
                steps: mine + theirs, edges: counts.map { ($0.key, $0.value) }, other: more + evenMore)
        case (.stateTime(let mine, let count), .stateTime(let theirs, let otherCount)):
            return .stateTime(nanoseconds: mine.saturatingSum(theirs), intervals: count + otherCount)
        case (.funnel(let mine), .funnel(let theirs)): return .funnel(mine.joined(with: theirs))
        default: return self
        }
    }
}

extension [InstallSequence] {
    /// The sequences of two parts together: those of one install in the order of time, what has none in the order of the parts.
    fileprivate func joined(with others: [InstallSequence]) -> [InstallSequence] {
        var all = self
        for other in others {
            if let index = all.firstIndex(where: { $0.number == other.number }) {
                all[index] = all[index].joined(with: other)
            } else {
                all.append(other)
            }
        }
        return all.sorted { $0.number < $1.number }
    }
}

extension InstallSequence {
    fileprivate func joined(with other: InstallSequence) -> InstallSequence {
        var moments: [(value: RedactedValue, time: Int64?)] = []
        var rest = other.first[...]
        for moment in first {
            while let next = rest.first, let time = moment.time, let earlier = next.time, earlier < time {
                moments.append(rest.removeFirst())
            }
            moments.append(moment)
        }
        let isLater = other.lastTime.map { theirs in lastTime.map { $0 <= theirs } ?? true } ?? (lastTime == nil)
        return InstallSequence(
            number: number, total: total + other.total, first: Array((moments + rest).prefix(SequenceFigures.mostKept)),
            last: isLater ? other.last : last, lastTime: isLater ? other.lastTime : lastTime)
    }
}
