/// What becomes of a planned event, as far as its message alone decides: the same for every event with the same message.
public final class EventDecision: Sendable {
    /// A value of which something has to be noted each time that it comes.
    struct Noted: Sendable {
        /// The index of its parameter.
        var parameter: Int
        /// Which parameter of the message it is.
        var position: Int
        var decision: DecidedValues.Decision
    }

    /// What such an event says.
    public let content: EventContent
    /// The content's number. It stands here, too, so that who needs only the number does not touch the content, which may be in
    /// use on another thread.
    public let number: Int?
    /// The rows of the audit that count the other values, by number.
    let rows: [Int]
    /// Values with a pseudonym, and such that nobody declared while it is not known how many installs have them.
    let noted: [Noted]

    init(content: EventContent, rows: [Int], noted: [Noted]) {
        self.content = content
        number = content.number
        self.rows = rows
        self.noted = noted
    }
}
