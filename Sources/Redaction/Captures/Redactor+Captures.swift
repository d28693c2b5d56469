internal import EventModel

/// Values of declared parameters in captures that are shown as captures: the same decision as for a report, printed so that
/// whoever reads the capture again decides the same.
extension Redactor {
    /// What stands in for a value, or nil where it stays as it is.
    mutating func standIn(
        for text: String, of parameter: (event: Int, index: Int), _ standIns: inout StandIns
    ) -> (text: StandIn, rule: Public, action: RedactionAudit.Action)? {
        if Redactor.isPlaceholder(text) { return nil }
        let decision = decision(on: text, of: parameter)
        if Redactor.stays(text, decision.kind, decision.value) {
            let kept = NumberedForm(text, of: decision.kind).flatMap { standIns.kept($0, written: text) }
            return kept.map { ($0, Public(redacted: decision.kind.rawValue), decision.action) }
        }
        let shown = Redactor.printed(decision.value, of: text, &standIns)
        guard let shown, shown.pending != nil || shown.text.text != text else { return nil }
        return (shown, Public(redacted: decision.kind.rawValue), decision.action)
    }

    /// What stands in for a value of a parameter that nobody declared, or nil where it stays as it is.
    mutating func standIn(
        for text: String, event: String, key: String, _ standIns: inout StandIns
    ) -> (text: StandIn, rule: Public, action: RedactionAudit.Action)? {
        guard !Redactor.isPlaceholder(text), !TextStandIn.isPlaceholder(text),
            let decision = decision(on: text, event: event, key: key)
        else { return nil }
        if Redactor.stays(text, decision.kind, decision.value) {
            let kept = NumberedForm(text, of: decision.kind).flatMap { standIns.kept($0, written: text) }
            return kept.map { ($0, Public(redacted: decision.kind.rawValue), decision.value.action(on: text)) }
        }
        guard let shown = Redactor.printed(decision.value, of: text, &standIns),
            shown.pending != nil || shown.text.text != text
        else { return nil }
        return (shown, Public(redacted: decision.kind.rawValue), decision.value.action(on: text))
    }

    /// Whether a value is what an earlier redaction put there, so that redacting twice gives the same bytes.
    private static func stays(_ text: String, _ kind: ParameterKind, _ value: RedactedValue) -> Bool {
        guard TextStandIn.isStandIn(text, for: kind) else { return false }
        if case .path(let path) = value {
            guard let slash = text.lastIndex(of: "/"), path.folders.text == text[...slash] else { return false }
        }
        return true
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
    ) -> StandIn? {
        switch value {
        case .absent, .bool, .integer, .decimal, .candidate: return nil
        case .word(let word): return StandIn(word)
        case .path(let path):
            guard let stem = path.stem else { return StandIn(path.folders + path.suffix) }
            return numbered(stem, before: path.folders, after: path.suffix, of: text, &standIns)
        case .url(let url): return StandIn(url.label)
        case .filename(let stem, let suffix):
            return numbered(stem, after: suffix.map { ".\($0)" } ?? "", of: text, &standIns)
        case .identifier(let pseudonym): return numbered(pseudonym, of: text, &standIns)
        case .error(let error): return StandIn(error.printed)
        case .text(let facts):
            guard facts.length != .empty else { return nil }
            var pending = PendingNumber(family: "text", token: facts.token, after: text.hasSuffix("<…>") ? "<…>" : "")
            pending.length = facts.length
            pending.written = text
            return standIns.numbered(pending)
        case .dropped(let kind):
            return StandIn(number(like: text) ?? RedactedValue.placeholder(for: kind))
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

    private static func numbered(
        _ pseudonym: Pseudonym, before: Public = "", after: Public = "", of text: String, _ standIns: inout StandIns
    ) -> StandIn {
        let name = pseudonym.family.rawValue
        if standIns.isKeyed {
            return StandIn(before + Public(redacted: name + "-" + pseudonym.token.shown) + after)
        }
        var pending = PendingNumber(family: name, token: pseudonym.token, before: before, after: after)
        pending.written = text
        return standIns.numbered(pending)
    }
}
