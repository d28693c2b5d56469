internal import EventModel

/// Values of declared parameters in captures that are shown as captures: the same decision as for a report, printed so that
/// whoever reads the capture again decides the same.
extension Redactor {
    /// What stands in for a value, or nil where it stays as it is.
    mutating func standIn(
        for text: String, of parameter: (event: Int, index: Int), _ standIns: inout StandIns
    ) -> (text: Public, rule: Public, action: RedactionAudit.Action)? {
        if Redactor.isPlaceholder(text) { return nil }
        let decision = decision(on: text, of: parameter)
        let shown = Redactor.printed(decision.value, of: text, &standIns)
        guard let shown, shown.text != text else { return nil }
        return (shown, Public(redacted: decision.kind.rawValue), decision.action)
    }

    /// What stands in for a value of a parameter that nobody declared, or nil where it stays as it is.
    mutating func standIn(
        for text: String, event: String, key: String, _ standIns: inout StandIns
    ) -> (text: Public, rule: Public, action: RedactionAudit.Action)? {
        guard !Redactor.isPlaceholder(text), !TextStandIn.isPlaceholder(text),
            let decision = decision(on: text, event: event, key: key),
            let shown = Redactor.printed(decision.value, of: text, &standIns), shown.text != text
        else { return nil }
        return (shown, Public(redacted: decision.kind.rawValue), decision.value.action(on: text))
    }

    /// Values that the log itself hides.
    private static func isPlaceholder(_ text: String) -> Bool {
        guard text.hasPrefix("<"), text.hasSuffix(">"), text.utf8.count <= 80 else { return false }
        let inside = text.dropFirst().dropLast()
        if ["private", "redacted", "sensitive"].contains(inside) { return true }
        let isMarked = inside.hasPrefix("mask.hash: ") || inside.hasPrefix("decode: ")
        return isMarked && !inside.contains("<") && !inside.contains(">")
    }

    /// The value as a capture holds it; nil where it stays as it is.
    private static func printed(
        _ value: RedactedValue, of text: String, _ standIns: inout StandIns
    ) -> Public? {
        switch value {
        case .absent, .bool, .integer, .decimal, .candidate: return nil
        case .word(let word): return word
        case .path(let path):
            return path.folders + (path.stem.map { numbered($0, &standIns) } ?? "") + path.suffix
        case .url(let url): return url.label
        case .filename(let stem, let suffix):
            return numbered(stem, &standIns) + (suffix.map { ".\($0)" } ?? "")
        case .identifier(let pseudonym): return numbered(pseudonym, &standIns)
        case .error(let error): return error.printed
        case .text(let facts):
            guard facts.length != .empty else { return nil }
            let standIn = TextStandIn.text(facts, number: standIns.number(of: facts.token, in: "text"))
            return text.hasSuffix("<…>") ? "\(standIn)<…>" : standIn
        case .dropped(let kind):
            return number(like: text) ?? RedactedValue.placeholder(for: kind)
        }
    }

    /// A place for a number holds one, or the message would be another; it has nine digits, so that it is not shown either.
    private static func number(like text: String) -> Public? {
        let digits = text.utf8.count { (0x30...0x39).contains($0) }
        guard digits > 0, text.utf8.allSatisfy({ (0x30...0x39).contains($0) || "+-.eE".utf8.contains($0) }) else {
            return nil
        }
        return text.contains(".") ? "0.00000000" : "000000000"
    }

    private static func numbered(_ pseudonym: Pseudonym, _ standIns: inout StandIns) -> Public {
        let family = Public(redacted: pseudonym.family.rawValue)
        if standIns.isKeyed { return family + "-" + Public(redacted: pseudonym.token.shown) }
        let number = standIns.number(of: pseudonym.token, in: pseudonym.family.rawValue)
        return number.map { "\(family)-\($0)" } ?? "(\(family))"
    }
}
