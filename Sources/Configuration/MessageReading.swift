internal import Diagnostics
internal import EventModel
internal import LogIngest
internal import YAMLDocument

/// An event of a pack that is a sentence, and where its shape and samples stand.
struct PlacedMessage: Sendable {
    var event: EventCatalogue.PlannedEvent
    var shape: SourcePlace
    var matches: SourcePlace
    var rejects: SourcePlace
}

extension YAMLKind where Value == [PlacedMessage] {
    /// `name: { shape: …, parameters: { … }, matches: […], rejects: […] }`.
    static var messages: YAMLKind {
        let rows = YAMLKind<[YAMLRow<PlacedMessage>]>.table(of: .message)
        return .checked(rows, "messages") { rows in
            rows.map { row in
                var message = row.value
                message.event.name = row.key.value
                return message
            }
        }
    }
}

extension YAMLKind where Value == PlacedMessage {
    fileprivate static var message: YAMLKind {
        .mapping("pack.messages") { message in
            let text = message.required(
                "shape", .text,
                "The sentence, with a hole such as {count:int} for each value: text, word, int, decimal or bool.")
            let parameters = message.optional("parameters", .parameters, default: [], "The kind of each hole's value.")
            let matches = message.optional("matches", .list(of: .sample), default: [], "Messages that have this shape.")
            let rejects = message.optional("rejects", .list(of: .sample), default: [], "Messages that do not.")
            // A wrong shape still names an event, so that flows that use it are not called wrong too.
            let wrong = PlacedMessage(
                event: .init(name: "", parameters: parameters), shape: message.place, matches: message.place,
                rejects: message.place)
            guard let text, let shape = shape(text, matches, rejects, &message) else { return wrong }
            guard shape.holes.map(\.name).sorted() == parameters.map(\.name).sorted() else {
                let names = shape.holes.map(\.name)
                message.reject(
                    "parameters",
                    "expected a kind for each hole of the shape: \(names.isEmpty ? "it has none" : listing(names))")
                return wrong
            }
            return PlacedMessage(
                event: .init(name: "", parameters: parameters, shape: shape), shape: message.place(of: "shape"),
                matches: message.place(of: "matches"), rejects: message.place(of: "rejects"))
        }
    }

    private static func shape(
        _ text: String, _ matches: [String], _ rejects: [String], _ reader: inout MappingReader
    ) -> MessageShape? {
        do {
            return try MessageShape(parsing: text, matches: matches, rejects: rejects)
        } catch {
            reader.reject("shape", "\(error.text) (byte \(error.offset + 1) of the shape)")
            return nil
        }
    }
}

extension YAMLKind where Value == String {
    /// A message as it is logged; it may be empty.
    fileprivate static var sample: YAMLKind {
        .scalar("a message", schema: .either([YAMLKind.text.schema, .words([""])])) { text, _ in text }
    }
}

extension [PlacedMessage] {
    /// What is wrong with the shapes together: samples that do not do what they stand for, and shapes that one message
    /// can have without saying which of them counts.
    func problems() -> [(place: SourcePlace, message: String)] {
        guard allSatisfy({ $0.event.shape != nil }) else { return filter { $0.event.shape != nil }.problems() }
        let set = ShapeSet(compactMap(\.event.shape))
        let samples = set.check().map { failure -> (place: SourcePlace, message: String) in
            let message = self[failure.shape]
            let number = failure.sample + 1
            return switch failure.kind {
            case .doesNotMatch:
                (message.matches, "expected a message of this shape, found that sample \(number) has another")
            case .matches:
                (message.rejects, "expected a message of another shape, found that sample \(number) has this one")
            }
        }
        let conflicts = set.conflicts().map { conflict -> (place: SourcePlace, message: String) in
            let (first, second) = (self[conflict.first].event.name, self[conflict.second].event.name)
            return switch conflict.reason {
            case .bothMatch(let text):
                (
                    self[conflict.second].shape,
                    "expected shapes that can be told apart, found that '\(text)' has those of '\(first)' and '\(second)'"
                )
            case .takesSample(let sample):
                (
                    self[conflict.second].shape,
                    "expected shapes that can be told apart, found that sample \(sample + 1) of '\(first)' is taken by '\(second)'"
                )
            }
        }
        return samples + conflicts
    }
}
