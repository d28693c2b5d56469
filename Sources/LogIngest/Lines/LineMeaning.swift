internal import EventModel

/// What a line says by itself, before it is known what it stands next to.
enum LineMeaning {
    /// Nothing at all.
    case blank
    /// The start of a record of a text style; further lines may follow.
    case textRecord
    /// A record that no further line belongs to, such as one of ndjson.
    case wholeRecord
    /// Metadata whose message stands before them.
    case metadata
    /// A banner, header, marker or footer that ends the record before it.
    case boundary
    /// A line of the system that may come in the middle of a record without ending it.
    case interjection
    /// Noise if no record is open, text of the record otherwise.
    case weakNoise
    /// A ruler of a footer, or text of a record if more text follows.
    case ruler
    /// `==========`, which stands around the path of a log archive.
    case archiveMark
    /// Text of the record that is open.
    case text
    /// JSON that is no log entry: text of the record that is open, rejected otherwise.
    case json(RejectionReason)
    /// A line that ends the record before it and is rejected.
    case rejected(RejectionReason)
    /// The header of a file of CSV.
    case columns(UnifiedLogCSV)
    /// A marker that the message before came so many times more.
    case repeated(Int)
    /// Marker of messages dropped during live streaming.
    case dropMarker
    /// Banner about levels left out: Debug, and Info too or not.
    case levelsSkipped(info: Bool)
    /// Footer of a text style; `LineClassifier.footerLevels` has its numbers.
    case levelFooter
    /// Footer of ndjson.
    case countFooter(Int)
}

extension LineMeaning {
    /// Whether the line begins a record, or says what one is.
    var isRecord: Bool {
        switch self {
        case .textRecord, .wholeRecord, .metadata: true
        default: false
        }
    }
}
