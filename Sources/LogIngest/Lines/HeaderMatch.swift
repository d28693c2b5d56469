/// What the beginning of a line says about the styles of text.
enum HeaderMatch {
    /// Not a header of that style.
    case none
    /// The header of a record.
    case record
    /// A header whose time no clock shows.
    case impossibleTime
    /// It begins as a header and does not go on as one.
    case damaged
}

extension LogRecord {
    /// A record that says nothing yet.
    init(style: LogStyle, line: Int) {
        self.style = style
        self.line = line
        lineCount = 1
        type = .log
        activityID = 0
        process = 0..<0
        sender = 0..<0
        subsystem = 0..<0
        category = 0..<0
        metadata = 0..<0
        message = 0..<0
    }

    /// Moves all ranges down.
    mutating func shift(by distance: Int) {
        mapTexts { $0.shifted(by: distance) }
    }

    /// Replaces every text.
    mutating func mapTexts(_ replaced: (Range<Int>) -> Range<Int>) {
        levelWord = replaced(levelWord)
        process = replaced(process)
        sender = replaced(sender)
        subsystem = replaced(subsystem)
        category = replaced(category)
        metadata = replaced(metadata)
        message = replaced(message)
        details.mapTexts(replaced)
    }
}

extension Range<Int> {
    /// The range `distance` lower; an empty range may stay, since it names no bytes.
    func shifted(by distance: Int) -> Range<Int> {
        lowerBound >= distance ? lowerBound - distance..<upperBound - distance : 0..<0
    }
}
