internal import Comparison
internal import Diagnostics
internal import LogIngest
internal import Redaction
internal import Texts
internal import YAMLDocument

extension YAMLKind where Value == ReportConfiguration {
    /// A whole `ctreport.yml`.
    static var configuration: YAMLKind {
        .mapping("config", help: "what a configuration holds: ctreport help config") { config in
            var read = ReportConfiguration()
            read.packs = config.optional(
                "packs", .list(of: .placed(.text), tellsRepeats: false), default: [],
                "Files with packs of your own, from this file's folder.")
            read.builtIn = config.optional(
                "built_in", .list(of: .builtInApp), "The built-in packs that are used; without the key all.")
            read.inputs = config.optional(
                "inputs", .list(of: .text), default: [],
                "What is read where a call names no INPUT, from this file's folder.")
            read.labels.all = config.optional(
                "labels", .labels, default: read.labels.all, "What is said of all captures, such as build: 42.")
            read.labels.rules = config.optional(
                "captures", .list(of: .captureRule), default: [], "What is said of some captures.")
            read.fewest = config.optional(
                "min_n", .integer(in: 1...1_000_000), "The smallest n of a figure that is judged, in every app.")
            read.inactivityNanoseconds =
                config.optional("sessions", .inactivity, "When a session ends, in every app.") ?? nil
            let language = config.optional("language", .placed(.oneOf(Language.Tag.self)), "The language of pages.")
            read.settings.take("language", language) { $0.rawValue }
            read.settings += config.optional("site", .site, default: [], "The site that build writes.")
            read.settings += config.optional("reading", .reading, default: [], "How captures are read.")
            read.redaction = config.optional(
                "redaction", .redaction, default: read.redaction, "What of a log may be published.")
            read.plans = config.optional(
                "plan", .oneOrMany(.placed(.text)), default: [],
                "Files with tracking plans, from this file's folder, in the place of what packs plan.")
            read.gates = config.optional(
                "gates", .gates, default: [], "What ctreport check holds the build to.")
            read.baseline = config.optional(
                "baseline", .baseline, "The report.json that regressions are judged against.")
            let formats = config.optional("formats", .formats, default: [], "Log formats of your own.")
            for problem in formats.problems() {
                config.reject("formats." + problem.key, problem.message, at: problem.place, help: PlacedFormat.help)
            }
            read.formats = CustomFormats(Array(formats.map(\.format).prefix(CustomFormats.limit)))
            return read
        }
    }
}

extension YAMLKind where Value == String {
    /// The app of a built-in pack.
    fileprivate static var builtInApp: YAMLKind {
        let apps = builtInApps
        return YAMLKind(listing(apps), schema: .words(apps), written: { $0 }) { node, findings in
            guard case .scalar(let text, _) = node.content, apps.contains(text) else {
                let text = if case .scalar(let text, _) = node.content { text } else { "" }
                findings.reject(node, expected: listing(apps), suggestion: nearest(to: text, among: apps))
                return nil
            }
            return text
        }
    }

    fileprivate static var zone: YAMLKind {
        .checked(.text, "Z, +0200, +02:00 or a name such as Europe/Berlin") {
            TimeCompletion.Zone.isKnown($0) ? $0 : nil
        }
    }
}

/// Which captures are one install, in the words of the flag `--install-by`.
public enum InstallRule: String, Sendable, Hashable, CaseIterable {
    /// Each capture is one install.
    case file
    /// All captures of a directory.
    case directory
    /// All captures of the call: they come from one machine.
    case host
}

extension YAMLKind where Value == Int64? {
    /// `{ inactivity: 30min }`.
    fileprivate static var inactivity: YAMLKind {
        .mapping("config.sessions") { sessions in
            .some(
                sessions.optional(
                    "inactivity", .positiveDuration,
                    "How long nothing happens; without it what the pack says, 30min by default."))
        }
    }
}

extension YAMLKind where Value == [ReportConfiguration.Setting] {
    /// `{ title: …, folder: …, pages: …, templates: … }`.
    fileprivate static var site: YAMLKind {
        .mapping("config.site") { site in
            var settings: Value = []
            let title = site.optional("title", .placed(.text), "The report's title; without it the app's.")
            let folder = site.optional(
                "folder", .placed(.text), "The folder that the site is written to, from this file's folder.")
            let pages = site.optional(
                "pages", .placed(.text), "A folder with pages of your own, from this file's folder.")
            let templates = site.optional(
                "templates", .placed(.text),
                "A folder with templates and style sheets of your own, from this file's folder.")
            settings.take("title", title) { $0 }
            settings.take("output", folder) { $0 }
            settings.take("site", pages) { $0 }
            settings.take("templates", templates) { $0 }
            return settings
        }
    }

    /// What the flags of reading set as well.
    fileprivate static var reading: YAMLKind {
        .mapping("config.reading") { reading in
            var settings: Value = []
            let installs = reading.optional(
                "install_by", .placed(.oneOf(InstallRule.self)), "Which captures are one install of an app.")
            let zone = reading.optional("time_zone", .placed(.zone), "The zone of times without an offset.")
            let duplicates = reading.optional(
                "keep_duplicates", .placed(.bool), "Whether what several captures hold counts each time.")
            let forced = reading.optional(
                "exclude_forced", .placed(.bool), "Whether launches that a test forced are left out.")
            let strict = reading.optional(
                "strict", .placed(.bool), "Whether a capture that is cut or partly unreadable makes the exit status 3.")
            settings.take("install-by", installs) { $0.rawValue }
            settings.take("time-zone", zone) { $0 }
            settings.take("keep-duplicates", duplicates) { $0 ? "1" : "0" }
            settings.take("exclude-forced", forced) { $0 ? "1" : "0" }
            settings.take("strict", strict) { $0 ? "1" : "0" }
            return settings
        }
    }
}

extension [ReportConfiguration.Setting] {
    fileprivate mutating func take<Value>(_ flag: String, _ read: Placed<Value>?, _ text: (Value) -> String) {
        guard let read else { return }
        append(ReportConfiguration.Setting(flag: flag, value: text(read.value), place: read.place))
    }
}
