extension PseudonymNames {
    /// What stands for undeclared values that too few installs have, together.
    public static let rare: Public = "(rare)"

    /// Whether an undeclared value may be shown.
    func shows(_ candidate: Candidate) -> Bool { released.contains(candidate) && shows(candidate.text) }

    /// Whether a name or word may be shown: not one that was dropped elsewhere.
    func shows(_ name: Public) -> Bool { withheld.isEmpty || !withheld.contains(name) }

    /// An undeclared name, or what stands for it.
    public func shown(undeclared name: Public) -> Public {
        name.text.hasPrefix("(") || shows(Candidate(name)) ? name : Self.rare
    }

    /// The labels of a group's values.
    ///
    /// Values that too few installs have share one label. When it would stand for one value only, whose figure would be
    /// known by what is left of the total, the undeclared value with the smallest figure goes with it; of several, the
    /// first by text.
    public func labels(of group: [RedactedValue: Int]) -> [RedactedValue: Public] {
        var labels: [RedactedValue: Public] = [:]
        var hidden: Set<Candidate> = []
        for value in group.keys {
            labels[value] = value.label(self)
            if let candidate = value.candidate, !shows(candidate) { hidden.insert(candidate) }
        }
        guard hidden.count == 1 else { return labels }
        let shownOnes = group.filter { $0.key.candidate.map(shows) ?? false }
        let next = shownOnes.min { ($0.value, $0.key.orderText) < ($1.value, $1.key.orderText) }
        if let next { labels[next.key] = Self.rare }
        return labels
    }

    /// Counts by undeclared name, as they may be shown; by the same rule.
    public func shown(undeclared counts: [Public: Int]) -> [Public: Int] {
        let values = counts.map { name, count in
            (name.text.hasPrefix("(") ? RedactedValue.word(name) : .candidate(Candidate(name)), count)
        }
        let group = Dictionary(values) { $0 + $1 }
        let labels = labels(of: group)
        return group.reduce(into: [:]) { sums, row in sums[labels[row.key] ?? Self.rare, default: 0] += row.value }
    }
}

extension RedactedValue {
    /// The undeclared part of the value, on which it depends whether it may be shown.
    var candidate: Candidate? {
        switch self {
        case .candidate(let candidate): candidate
        case .url(let url): url.candidate
        case .error(let error): error.candidate
        default: nil
        }
    }

    /// Whether it is shown only when enough installs have it.
    public var isUndeclared: Bool { candidate != nil }

    /// What values are ordered by where order must not depend on chance; not for publication.
    fileprivate var orderText: Public {
        switch self {
        case .candidate(let candidate): candidate.text
        case .url(let url): url.label
        case .error(let error): error.label
        default: label(PseudonymTable().names())
        }
    }

    /// An order that does not depend on what is shown, for tables that are full.
    public func precedes(_ other: RedactedValue) -> Bool {
        switch (self, other) {
        case (.filename(let mine, let suffix), .filename(let theirs, let otherSuffix)):
            (mine.token.high, mine.token.low, suffix ?? "") < (theirs.token.high, theirs.token.low, otherSuffix ?? "")
        case (.identifier(let mine), .identifier(let theirs)):
            (mine.token.high, mine.token.low) < (theirs.token.high, theirs.token.low)
        default: orderText < other.orderText
        }
    }
}
