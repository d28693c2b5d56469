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
        let kept = keptForms(in: text, scalars, where: isCounted)
        guard !claims.isEmpty else { return kept }
        let finds = keeps.isEmpty ? [] : keeps.finds(in: text, event: event)
        let edits: [TextEdit] = claims.compactMap { claim in
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
        guard !kept.isEmpty else { return edits }
        let free = kept.filter { form in !edits.contains { $0.range.overlaps(form.range) } }
        return (edits + free).sorted { $0.range.lowerBound < $1.range.lowerBound }
    }

    /// Stand-ins with numbers that stand in a text already. They stay, and nothing else gets their numbers.
    private mutating func keptForms(
        in text: [UInt8], _ scalars: MessageScalars, where isCounted: (SensitiveType, Range<Int>) -> Bool
    ) -> [TextEdit] {
        guard !standIns.isKeyed, NumberedForm.mayOccur(in: text) else { return [] }
        var edits: [TextEdit] = []
        for place in detectors.standInForms(in: scalars.scalars) {
            let range = scalars.byte(at: place.lowerBound)..<scalars.byte(at: place.upperBound)
            let written = String(decoding: text[range], as: UTF8.self)
            guard let form = NumberedForm(written), isCounted(SensitiveType(rawValue: form.family) ?? .text, range),
                let kept = standIns.kept(form, written: written)
            else { continue }
            edits.append(TextEdit(range, kept, rule: "stand-in", kind: "stand-in", action: .pseudonym))
        }
        return edits
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
