public import EventModel

/// A log format of the user's own: a line that begins each record, how its time is written, and its words for levels.
///
///     name: shop-logger            line: "{time} | {level} | {category} | {message}"
///     2026-07-29 14:00:00.412 | W | Checkout | Event: checkout_started
///
/// How a line of a log is read: literals stand in it as they are written, and each hole takes what its type allows. A hole
/// of type `text` ends at the first place where all that follows it up to the next such hole fits. Blanks around a value
/// pad it to a column and are no part of it; times and messages are taken as they are. Further lines belong to the message.
public struct CustomFormat: Sendable, Hashable {
    /// The name, which reports show as the style.
    public let name: String
    /// The line.
    public let line: CustomLine
    let time: TimePattern?
    let levels: CustomLevels

    /// A format.
    ///
    /// - Parameters:
    ///   - name: what reports call it.
    ///   - line: the line that begins a record.
    ///   - time: how times are written; nil for the known forms.
    ///   - levels: words for levels besides the usual ones.
    public init(name: String, line: CustomLine, time: TimePattern? = nil, levels: [String: LogLevel] = [:]) {
        self.name = name
        self.line = line
        self.time = time
        self.levels = CustomLevels(own: levels)
    }
}
