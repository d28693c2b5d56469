/// A stretch of a text that must not be shown, and what stands in for it.
public struct TextEdit: Sendable, Hashable {
    /// Bytes of the text, at the borders of scalars.
    public var range: Range<Int>
    /// What stands there instead.
    public var replacement: Public
    /// The detector, or the kind of parameter, that claims it.
    public var rule: Public
    /// What it is: a detector's type, or the kind of parameter.
    public var kind: Public
    /// What happens to it.
    public var action: RedactionAudit.Action
    /// The class of what it hides.
    var sensitivity = SensitiveType.Sensitivity.credential
    /// The number that the replacement still waits for.
    var pending: PendingNumber?
    /// The keep rule that let it through, or would have.
    var keep: KeepRules.Fit?

    init(_ range: Range<Int>, _ replacement: Public, rule: Public, kind: Public, action: RedactionAudit.Action) {
        self.range = range
        self.replacement = replacement
        self.rule = rule
        self.kind = kind
        self.action = action
    }

    init(_ range: Range<Int>, _ standIn: StandIn, rule: Public, kind: Public, action: RedactionAudit.Action) {
        self.init(range, standIn.text, rule: rule, kind: kind, action: action)
        pending = standIn.pending
    }

    /// The edit somewhere else, in a text that holds this one.
    public func moved(by distance: Int) -> TextEdit {
        var edit = self
        edit.range = range.lowerBound + distance..<range.upperBound + distance
        return edit
    }
    /// A text as it may be shown.
    ///
    /// - Parameter edits: in order of their places, none over another.
    public static func shown(_ text: [UInt8], _ edits: [TextEdit]) -> Public {
        var bytes: [UInt8] = []
        var place = 0
        for edit in edits where edit.range.lowerBound >= place {
            bytes += text[place..<edit.range.lowerBound]
            bytes += edit.replacement.text.utf8
            place = edit.range.upperBound
        }
        return Public(redacted: String(decoding: bytes + text[place...], as: UTF8.self))
    }
}
