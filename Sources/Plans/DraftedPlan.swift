internal import EventModel

/// A plan that was learnt, with how often everything was seen.
public struct DraftedPlan: Sendable {
    /// How often an event and its parameters were seen.
    public struct Note: Sendable, Hashable {
        /// How often the event came.
        public var count: Int
        /// How often it had a parameter.
        public var parameters: [String: Int]
        /// Parameters that are not in the plan: their names may not be shown, or there was no room.
        public var others: Int
    }

    /// The plan.
    public let plan: TrackingPlan
    /// The app's name as people write it; nil for events of no known app.
    public let title: String?
    /// By event; an event of the app's pack that never came has none.
    public let notes: [String: Note]
    /// How many events it was learnt from.
    public let eventTotal: Int
    /// Events that are not in the plan: their names may not be shown, or there was no room.
    public let hiddenEvents: Int
}

extension DraftedPlan {
    /// The plan as a file, the same for the same events: names in ascending order, comments that say how often each was
    /// seen.
    ///
    /// - Parameters:
    ///   - captures: how many captures it was learnt from.
    ///   - isElement: whether it is one of several plans in a list.
    public func text(captures: Int, isElement: Bool = false) -> String {
        var lines = heading(captures)
        if let app = plan.app { lines.append("app: \(YAMLScalar.text(app))") }
        lines.append("keys: \(plan.keyOrder.rawValue)" + (plan.keyOrder == .sorted ? " # in ascending order" : ""))
        lines.append("events:" + (plan.events.isEmpty ? " {}" : ""))
        for event in plan.events { lines += text(of: event) }
        guard isElement else { return lines.joined(separator: "\n") + "\n" }
        let start = lines.firstIndex { !$0.hasPrefix("#") } ?? 0
        return lines.enumerated().map { index, line in
            index < start ? line : (index == start ? "- " : "  ") + line
        }.joined(separator: "\n") + "\n"
    }

    private func heading(_ captures: Int) -> [String] {
        let counted = "\(eventTotal) \(eventTotal == 1 ? "event" : "events")"
        let files = "\(captures) \(captures == 1 ? "capture" : "captures")"
        var lines = [
            "# Tracking plan of \(title ?? "events of no known app"), learnt from \(counted) in \(files).",
            "# A comment says how often: of 12 events, 3 had the parameter. What was always there is required; change what is not.",
        ]
        if hiddenEvents > 0 {
            lines.append(
                "# Not in it: \(hiddenEvents) \(hiddenEvents == 1 ? "event" : "events") whose names may not be shown.")
        }
        return lines
    }

    private func text(of event: EventCatalogue.PlannedEvent) -> [String] {
        let note = notes[event.name]
        let times = note.map { $0.count == 1 ? "once" : "\($0.count) times" } ?? "not seen; the app's pack has it"
        let name = "  \(YAMLScalar.text(event.name)):"
        guard !event.parameters.isEmpty else { return ["\(name) {} # \(times)"] }
        var lines = ["\(name) # \(times)"]
        for parameter in event.parameters {
            let seen = note.map { " # \($0.parameters[parameter.name] ?? 0) of \($0.count)" } ?? ""
            lines.append("    \(YAMLScalar.text(parameter.name)): \(parameter.planText)\(seen)")
        }
        if let others = note?.others, others > 0 {
            lines.append("    # and \(others) parameters whose names may not be shown")
        }
        return lines
    }
}

extension EventCatalogue.Parameter {
    /// The parameter as a plan writes it: `number`, `{ enum: [a, b], optional: true }`.
    var planText: String {
        guard !domain.isEmpty || !isRequired else { return kind.rawValue }
        let values = domain.map(YAMLScalar.text).joined(separator: ", ")
        let head = domain.isEmpty ? "kind: \(kind.rawValue)" : "\(kind.rawValue): [\(values)]"
        return "{ \(head)\(isRequired ? "" : ", optional: true") }"
    }
}

/// A text as a scalar of YAML.
enum YAMLScalar {
    private static let words: Set<String> = ["true", "false", "yes", "no", "on", "off", "y", "n", "null"]

    /// The text as it stands where that is plain, else in double quotes.
    static func text(_ text: String) -> String {
        let bytes = Array(text.utf8)
        let isPlain = bytes.enumerated().allSatisfy { index, byte in
            (97...122).contains(byte | 0x20) || byte == 95
                || (index > 0 && ((48...57).contains(byte) || byte == 45 || byte == 46))
        }
        if isPlain, !bytes.isEmpty, !words.contains(text.lowercased()) { return text }
        var quoted = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"", "\\": quoted += "\\\(scalar)"
            case "\n": quoted += "\\n"
            case "\t": quoted += "\\t"
            case _ where scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value) || scalar == "\u{2028}":
                let digits = String(scalar.value, radix: 16, uppercase: true)
                quoted += "\\u" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
            default: quoted.unicodeScalars.append(scalar)
            }
        }
        return quoted + "\""
    }
}
