internal import Diagnostics
internal import EventModel
internal import LogIngest
internal import YAMLDocument

/// A format of the user's own, and where its parts stand.
struct PlacedFormat: Sendable {
    var format: CustomFormat
    var name: SourcePlace
    var samples: [PlacedSample]

    /// The help line of what is wrong with formats.
    static let help = "how a format is described: ctreport help formats"
}

/// A sample of a format: its text, and what it says of the record.
struct PlacedSample: Sendable {
    var line: Placed<String>
    var level: Placed<LogLevel>?
    var texts: [(field: CustomField, stated: Placed<String>)] = []
}

/// Levels as a configuration names them.
private enum LevelName: String, CaseIterable, Sendable {
    case trace, debug, info, notice, standard = "default", warning, error, critical, fault

    var level: LogLevel {
        switch self {
        case .trace: .trace
        case .debug: .debug
        case .info: .info
        case .notice, .standard: .standard
        case .warning: .warning
        case .error: .error
        case .critical: .critical
        case .fault: .fault
        }
    }
}

extension YAMLKind where Value == [PlacedFormat] {
    static var formats: YAMLKind { .list(of: .format) }
}

extension YAMLKind where Value == PlacedFormat {
    /// `{ name: …, line: …, time: …, levels: { word: level }, samples: […] }`.
    fileprivate static var format: YAMLKind {
        .mapping("config.formats", help: PlacedFormat.help) { format in
            let name = format.required("name", .formatName, "The name that reports give the format.")
            let text = format.required(
                "line", .placed(.quotedText), "A line with a hole in braces for each field of the record.")
            let pattern = format.optional(
                "time", .placed(.text), "The letters of the time, where it is in none of the usual forms.")
            let levels = format.optional(
                "levels", .table(of: .level), default: [], "The log's words for levels, and the levels.")
            let samples = format.required(
                "samples", .list(of: .formatSample), "Lines of the log that are checked whenever the file is read.")
            if samples?.isEmpty == true { format.reject("samples", "expected at least one sample, found none") }
            let line = text.flatMap { read($0, line: &format) }
            let time = pattern.flatMap { read($0, time: &format) }
            checkUse(of: line, levels, &format)
            guard let name, let line, let samples, time != nil || pattern == nil else { return nil }
            let words = Dictionary(levels.map { ($0.key.value, $0.value) }) { first, _ in first }
            return PlacedFormat(
                format: CustomFormat(name: name, line: line, time: time, levels: words), name: format.place(of: "name"),
                samples: samples)
        }
    }

    private static func read(_ text: Placed<String>, line format: inout MappingReader) -> CustomLine? {
        do {
            return try CustomLine(parsing: text.value)
        } catch {
            let (place, hint) = text.place(ofByte: error.offset + 1, in: "line")
            format.reject("line", error.text + hint, at: place, suggestion: error.suggestion)
            return nil
        }
    }

    private static func read(_ text: Placed<String>, time format: inout MappingReader) -> TimePattern? {
        do {
            return try TimePattern(parsing: text.value)
        } catch {
            let (place, hint) = text.place(ofByte: error.offset + 1, in: "pattern")
            format.reject("time", error.text + hint, at: place, suggestion: error.suggestion)
            return nil
        }
    }

    /// Keys that only mean something with a hole in the line.
    private static func checkUse(
        of line: CustomLine?, _ levels: [YAMLRow<LogLevel>], _ format: inout MappingReader
    ) {
        guard let line else { return }
        if format.has("time"), !line.has(.time) {
            format.reject("time", "expected {time} in the line, which this pattern is for, found none")
        }
        if !levels.isEmpty, !line.has(.level) {
            format.reject("levels", "expected {level} in the line, which these words are for, found none")
        }
        for row in levels where row.key.value.hasPrefix(" ") || row.key.value.hasSuffix(" ") {
            format.reject(
                "levels", "expected a word without blanks around it, found \(quoted(row.key.value))", at: row.key.place)
        }
    }
}

extension YAMLKind where Value == String {
    /// A name that can stand among those of the built-in styles.
    fileprivate static var formatName: YAMLKind {
        .checked(.text, "a name of a–z, 0–9 and - that no built-in style has", pattern: "[a-z0-9-]+") { name in
            let isName = name.utf8.allSatisfy { "abcdefghijklmnopqrstuvwxyz0123456789-".utf8.contains($0) }
            return isName && LogStyle(rawValue: name) == nil ? name : nil
        }
    }

    /// A text that begins with a brace, which YAML takes for something else without quotes.
    fileprivate static var quotedText: YAMLKind {
        .scalar("a text in quotes") { text, _ in text.isEmpty ? nil : text }
    }

    /// Any text; it may be empty.
    fileprivate static var anyText: YAMLKind {
        .scalar("text", schema: .either([YAMLKind.text.schema, .words([""])])) { text, _ in text }
    }

    /// A time as records show it: `2026-07-29T14:00:00.412+03:00`, parts that the log does not have left out.
    fileprivate static var shownTime: YAMLKind {
        .checked(.text, "a time such as 2026-07-29T14:00:00.412+03:00") { text in
            var shown = text.replacing(" ", with: "T", maxReplacements: 1)
            if !shown.contains("T") { shown = "T" + shown }
            if shown.hasSuffix("Z") { shown = shown.dropLast() + "+00:00" }
            return shown
        }
    }

    fileprivate static var wholeNumber: YAMLKind {
        .checked(.text, "a whole number") { text in UInt64(text).map { String($0) } }
    }
}

extension YAMLKind where Value == LogLevel {
    fileprivate static var level: YAMLKind {
        let names = YAMLKind<LevelName>.oneOf(LevelName.self)
        return YAMLKind("a level", schema: names.schema) { node, findings in names.value(of: node, &findings)?.level }
    }
}

extension YAMLKind where Value == PlacedSample {
    /// A line, or `{ line: …, level: …, message: … }` with any fields of the record.
    fileprivate static var formatSample: YAMLKind {
        let full = YAMLKind<PlacedSample>.mapping("config.formats.samples") { sample in
            let line = sample.required(
                "line", .placed(.text), "The text, over several lines if the record has several.")
            let level = sample.optional("level", .placed(.level), "The level that the record has to have.")
            let fields = CustomField.allCases.filter { $0 != .skipped && $0 != .level }
            let texts = fields.compactMap { field -> (CustomField, Placed<String>)? in
                let kind: YAMLKind<String> =
                    switch field {
                    case .time: .shownTime
                    case .pid, .tid: .wholeNumber
                    default: .anyText
                    }
                return sample.optional(field.rawValue, .placed(kind), "What this field of the record has to be.").map {
                    (field, $0)
                }
            }
            return line.map { PlacedSample(line: $0, level: level, texts: texts) }
        }
        return .short("a line of the log", YAMLKind<Placed<String>>.placed(.text), or: full) { PlacedSample(line: $0) }
    }
}
