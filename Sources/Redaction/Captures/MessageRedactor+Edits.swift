extension MessageRedactor {
    /// What must not be shown of a text, in order of the places.
    ///
    /// - Parameter isCounted: which claims count, by type and bytes; others stay, and have no stand-in.
    mutating func edits(
        of text: [UInt8], where isCounted: (SensitiveType, Range<Int>) -> Bool = { _, _ in true }
    ) -> [TextEdit] {
        guard text.count <= MessageRedactor.longestMessage else {
            return [TextEdit(0..<text.count, "(text)", rule: "too-long", kind: "text", action: .dropped)]
        }
        let scalars = MessageScalars(text.span)
        var claims = detectors.claims(in: scalars.scalars)
        if !scalars.broken.isEmpty { claims = ClaimOrder.resolved(BrokenText.claims(in: scalars) + claims) }
        return claims.compactMap { claim in
            let range = scalars.byte(at: claim.range.lowerBound)..<scalars.byte(at: claim.range.upperBound)
            guard isCounted(claim.type, range) else { return nil }
            return TextEdit(
                range, standIn(for: claim, in: scalars.scalars), rule: claim.rule,
                kind: Public(redacted: claim.type.rawValue),
                action: standIns.action(type: claim.type, rule: claim.rule).audited)
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
