extension KeepRule {
    /// Why a rule lets nothing through.
    public enum Fault: Sendable, Hashable {
        /// Its last day is over.
        case ended(CivilDate)
        /// What it finds is of a class that it does not lift.
        case outranked(SensitiveType.Sensitivity)
        /// An earlier rule finds the same, under the same event and key.
        case repeated
    }

    /// Why a rule lets nothing through on a day, or nil where it may; `earlier` are the rules before it.
    public func fault(on day: CivilDate, after earlier: [KeepRule], policy: RedactionPolicy) -> Fault? {
        if let until, !holds(on: day) { return .ended(until) }
        if let literal {
            let texts = [literal] + (key.map { [$0.text + "=" + literal] } ?? [])
            let found = texts.flatMap { Detectors.standard(with: policy).claims(in: $0) }.map(\.type.sensitivity)
            if let strictest = found.min(), !lifts(strictest) { return .outranked(strictest) }
        }
        let isRepeated = earlier.contains {
            $0.pattern == pattern && $0.key == key && $0.event == event && $0.holds(on: day)
                && $0.lifts(override ?? .identifier)
        }
        return isRepeated ? .repeated : nil
    }

    /// The only text that the pattern finds, where it is plain: letters, digits and marks that stand for themselves.
    private var literal: String? {
        let plain = pattern.text.replacing("[.]", with: "\\.")
        var literal = ""
        var isEscaped = false
        for character in plain {
            if isEscaped {
                // `\d` stands for many.
                guard !character.isLetter, !character.isNumber else { return nil }
                literal.append(character)
            } else if character == "\\" {
                isEscaped = true
                continue
            } else if "*+?()[]{}|^$.".contains(character) {
                return nil
            } else {
                literal.append(character)
            }
            isEscaped = false
        }
        return literal
    }
}
