/// Where a program logs from: what stands before a message and does not change from entry to entry.
///
/// A class, because writers keep what they print for an origin by its identity. An app has a handful.
public final class LogOrigin: Sendable {
    /// The name of the process.
    public let process: String
    /// The image that logs when it isn't the main one: a framework or a library.
    public let library: String?
    /// The subsystem; empty for none.
    public let subsystem: String
    /// The category; empty for none.
    public let category: String
    /// The label of a swift-log logger.
    public let label: String?
    /// The source that swift-log prints in brackets.
    public let source: String?
    /// The path of the image of the process, as the structured styles print it.
    public let imagePath: String

    /// An origin of the unified logging system.
    public init(
        process: String, library: String? = nil, subsystem: String, category: String, imagePath: String
    ) {
        self.process = process
        self.library = library
        self.subsystem = subsystem
        self.category = category
        self.imagePath = imagePath
        label = nil
        source = nil
    }

    /// A swift-log logger.
    public init(process: String, label: String, source: String, imagePath: String) {
        self.process = process
        self.label = label
        self.source = source
        self.imagePath = imagePath
        library = nil
        subsystem = ""
        category = ""
    }
}
