internal import Diagnostics

/// Options of `serve`.
struct ServeOptions: Sendable, Equatable {
    /// How captures are read; what is followed stands last.
    var reading: ReadingOptions
    var title: String?
    /// The port that was asked for; nil for the first free one.
    var port: Int?
    /// The capture that grows.
    var follow: String?
}

extension ServeOptions {
    /// - Throws: `usage.input` for standard input that is not followed: it could not be read again.
    init(inputs: [String], _ values: FlagValues) throws(Diagnostic) {
        follow = values.text(.follow)
        if inputs.contains("-") {
            throw Diagnostic(
                "usage.input", "expected files or folders to read again and again, found -",
                help: "standard input is followed: ctreport serve --follow -")
        }
        reading = try ReadingOptions(inputs: inputs + (follow.map { [$0] } ?? []), values)
        title = values.text(.title)
        port = values.number(.port)
    }
}
