public import EventModel

/// What became of one line of a capture, noted while the capture is read: for those who ask why a figure is what it is.
public struct LineWatch: Sendable, Hashable {
    /// What a line that is no record says.
    public enum Mark: String, Sendable, Hashable, CaseIterable {
        case blank, ruler, banner, interjection, footer
        case columns = "csv-header"
        case repeated = "repeat-marker"
        case dropped = "drop-marker"
        case levelsSkipped = "levels-skipped"
    }

    /// The line, from 1.
    public let line: Int
    /// Why the line was rejected; nil when it was not.
    public private(set) var rejection: RejectionReason?
    /// What the line says by itself, where that is something of its own.
    public private(set) var mark: Mark?
    /// Whether the capture has the line.
    public private(set) var wasRead = false
    /// Lines up to the watched one that were left aside at once, though they may stand between the lines of a record.
    private var asides: [Int] = []

    /// A watch on a line, from 1.
    public init(line: Int) {
        self.line = line
    }

    /// Whether the line belongs to a record that begins in line `first` and has so many lines; one that shares its only line
    /// with the record before has none.
    public func isInRecord(first: Int, lineCount: Int) -> Bool {
        guard line >= first, !asides.contains(line) || line == first else { return false }
        let between = asides.count { $0 > first && $0 < line }
        return line - first - between < max(1, lineCount)
    }

    mutating func noteRejection(of number: Int, _ reason: RejectionReason) {
        if number == line { rejection = reason }
    }

    mutating func note(_ meaning: LineMeaning, of number: Int, isInText: Bool) {
        guard number <= line else { return }
        if number == line {
            wasRead = true
            mark = Mark(meaning)
        }
        switch meaning {
        case .interjection: asides.append(number)
        case .blank, .ruler, .weakNoise: if !isInText { asides.append(number) }
        default: break
        }
    }

    /// Notes a line whose meaning does not matter: one too long to look at, or a further one of an object or a row.
    mutating func noteRead(_ number: Int) {
        wasRead = wasRead || number == line
    }
}

extension LineWatch.Mark {
    fileprivate init?(_ meaning: LineMeaning) {
        switch meaning {
        case .blank: self = .blank
        case .ruler: self = .ruler
        case .archiveMark, .boundary, .weakNoise: self = .banner
        case .interjection: self = .interjection
        case .columns: self = .columns
        case .repeated: self = .repeated
        case .dropMarker: self = .dropped
        case .levelsSkipped: self = .levelsSkipped
        case .levelFooter, .countFooter: self = .footer
        case .textRecord, .wholeRecord, .metadata, .text, .json, .rejected: return nil
        }
    }
}
