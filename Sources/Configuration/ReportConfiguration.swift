public import Diagnostics
public import LogIngest
public import Redaction
internal import YAMLDocument

/// What the user's own configuration says: the file `ctreport.yml`.
///
///     formats:
///       - name: shop-logger
///         line: "{time} | {level} | {category} | {message}"
///         samples:
///           - line: "2026-07-29 14:00:00.412 | W | Checkout | Event: checkout_started"
///             level: warning
public struct ReportConfiguration: Sendable {
    /// Log formats of the user's own.
    public var formats = CustomFormats()
    /// What of a log may be published.
    public var redaction = RedactionPolicy()

    /// The name that is searched for.
    public static let fileName = "ctreport.yml"
    /// The most bytes that the file may have.
    public static var byteLimit: Int { YAMLNode.byteLimit }

    /// What holds without a file.
    public init() {}

    /// A configuration from its YAML text.
    ///
    /// - Throws: `Diagnostics`, all that is wrong with it, in the order of the places.
    public init(parsing bytes: [UInt8], file: String) throws(Diagnostics) {
        let document = try YAMLNode(parsing: bytes, file: file)
        self = try document.read(.configuration, code: "config")
    }
}

extension YAMLKind where Value == ReportConfiguration {
    fileprivate static var configuration: YAMLKind {
        .mapping("config", help: "what a configuration holds: ctreport help formats") { config in
            let formats = config.optional("formats", .formats, default: [], "Log formats of your own.")
            for problem in formats.problems() {
                config.reject("formats." + problem.key, problem.message, at: problem.place)
            }
            let redaction = config.optional(
                "redaction", .redaction, default: RedactionPolicy(), "What of a log may be published.")
            var configuration = ReportConfiguration()
            configuration.redaction = redaction
            configuration.formats = CustomFormats(Array(formats.map(\.format).prefix(CustomFormats.limit)))
            return configuration
        }
    }
}
