extension MessageRedactor {
    /// What must not be shown of a text, in order of the places, and what stays although it is claimed.
    ///
    /// - Parameters:
    ///   - event: the event that the text is of; some keep rules hold for one event only.
    ///   - isCounted: which claims count, by type and bytes; others stay, and have no stand-in.
    mutating func edits(
        of text: [UInt8], event: String? = nil, where isCounted: (SensitiveType, Range<Int>) -> Bool = { _, _ in true }
    ) -> [TextEdit] {
        guard text.count <= MessageRedactor.longestMessage else {
            return [TextEdit(0..<text.count, "(text)", rule: "too-long", kind: "text", action: .dropped)]
        }
        let scalars = MessageScalars(text.span)
        let claims = claims(in: scalars)
        guard !claims.isEmpty else { return [] }
        let finds = keeps.isEmpty ? [] : keeps.finds(in: text, event: event)
        return claims.compactMap { claim in
            let range = scalars.byte(at: claim.range.lowerBound)..<scalars.byte(at: claim.range.upperBound)
            guard isCounted(claim.type, range) else { return nil }
            let fit = MessageKeeps.fit(range, claim.type, finds)
            let isKept = fit?.hasEnded == false
            let action = isKept ? .kept : standIns.action(type: claim.type, rule: claim.rule).audited
            // What is kept is kept to the letter, encodings and all.
            let shown =
                action == .kept
                ? StandIn(Public(redacted: String(decoding: text[range], as: UTF8.self)))
                : openStandIn(for: claim, in: scalars.scalars)
            var edit = TextEdit(
                range, shown, rule: isKept ? "keep" : claim.rule, kind: Public(redacted: claim.type.rawValue),
                action: action)
            edit.keep = fit
            edit.sensitivity = claim.type.sensitivity
            return edit
        }
    }
}

extension PolicyAction {
    /// The action as audits count it.
    fileprivate var audited: RedactionAudit.Action {
        switch self {
        case .keep: .kept
        case .pseudonym: .pseudonym
        case .truncate, .generalize: .generalized
        case .drop, .count, .mask: .dropped
        }
    }
}
