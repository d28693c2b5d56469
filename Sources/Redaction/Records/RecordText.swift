public import EventModel

/// The texts of single records as they may be shown: names by the shape of names in code, messages as their shapes.
public struct RecordText: Sendable {
    private var memo = WordMemo()
    private var rule: NameRule

    /// A redactor of records under the detectors of a run.
    public init(detectors: Detectors = .standard) {
        rule = NameRule(detectors)
    }

    /// The shape of a message: its listed words, with holes for everything else.
    public mutating func message(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Public {
        let message = range.prefix(MessageShape.reach + 1).map { bytes[$0] }
        return Public(redacted: String(decoding: MessageShape.shape(of: message[...], memo: &memo), as: UTF8.self))
    }

    /// An event of the grammar `Event: NAME, parameters: k=v, …`: its name and its keys by the shape of names, its values as holes; nil
    /// where the name may not be shown.
    public mutating func message(of event: Event, _ bytes: Span<UInt8>) -> Public? {
        guard let name = rule.shown(word: event.name.map { bytes[$0] }) else { return nil }
        let hole = Public(authored: MessageShape.Hole.text.rawValue)
        let pairs = event.parameters.map { parameter -> Public in
            "\(rule.shown(word: parameter.key.map { bytes[$0] }) ?? hole)=\(hole)"
        }
        return "Event: \(name)" + (pairs.isEmpty ? "" : ", parameters: " + pairs.joined(separator: ", "))
    }

    /// A name of a process, image, subsystem or category, or `{text}` for one that may not be shown. Processes may have blanks in
    /// their names.
    public mutating func name(_ bytes: Span<UInt8>, _ range: Range<Int>, allowsBlanks: Bool = false) -> Public {
        rule.shown(range.map { bytes[$0] }, allowsBlanks: allowsBlanks)
            ?? Public(authored: MessageShape.Hole.text.rawValue)
    }
}
