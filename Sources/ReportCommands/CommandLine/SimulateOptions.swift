internal import Diagnostics
internal import EventModel
internal import SimulatedApps
internal import Texts

/// Options of `simulate`.
struct SimulateOptions: Sendable, Equatable {
    /// The app's name, as the simulator spells it.
    var app: String
    /// A script by its name or file; nil for a population.
    var scenario: String?
    /// The population's parameters by their name or file; nil for the usual ones.
    var population: String?
    var seed: UInt64 = 1
    var launches = 10
    var installs = 1
    /// Nil for the app's usual style.
    var style: CaptureStyle?
    var tool = CaptureOptions.Tool.stream
    /// Nil for the script's own start, or the usual one.
    var start: Timestamp?
    /// Nil for the offset of the start.
    var utcOffsetMinutes: Int?
    /// Lines of others among a hundred.
    var noisePercent = 0
    /// A file, or a folder for several installs; nil for standard output.
    var output: String?
    var isForced = false
}

extension SimulateOptions {
    private static let help = "ctreport help simulate"

    init(app: String?, _ values: FlagValues) throws(Diagnostic) {
        guard let app else {
            throw Diagnostic("usage.app", "expected an APP, found none", help: "ctreport simulate --list")
        }
        self.app = app
        scenario = values.text(.scenario)
        population = values.text(.population)
        seed = values.number(.seed).map(UInt64.init) ?? seed
        launches = values.number(.launches) ?? launches
        installs = values.number(.installs) ?? installs
        style = values.choice(.style)
        tool = values.choice(.tool) ?? tool
        start = try values.text(.start).map { text throws(Diagnostic) in try Self.time(text) }
        utcOffsetMinutes = try values.text(.utcOffset).map { text throws(Diagnostic) in try Self.offset(text) }
        noisePercent = values.number(.noise) ?? noisePercent
        output = values.text(.captureOutput).flatMap { $0 == "-" ? nil : $0 }
        isForced = values.isOn(.replace)
        try check(values)
    }

    /// The app of a name, letter case aside.
    static func app(named word: String) throws(Diagnostic) -> String {
        let names = SimulatedAppKind.all.map(\.name)
        if let name = names.first(where: { $0.lowercased() == word.lowercased() }) { return name }
        throw Diagnostic(
            "usage.app", "expected \(listing(names)), found \(quoted(word))",
            suggestion: nearest(to: word, among: names), help: "ctreport simulate --list")
    }

    private func check(_ values: FlagValues) throws(Diagnostic) {
        for flag in [Flag.population, .launches, .installs] where scenario != nil && values.text(flag) != nil {
            throw Diagnostic(
                "usage.flag", "flag '--\(flag.name)' does not go with --scenario",
                help: "a script says itself what happens; leave one of both out")
        }
        if installs > 1, output == nil {
            throw Diagnostic(
                "usage.flag", "expected --output DIR for \(installs) installs, found none",
                help:
                    "each install is a capture of its own: ctreport simulate \(app) --installs \(installs) -o captures")
        }
    }

    private static func time(_ text: String) throws(Diagnostic) -> Timestamp {
        if let time = Timestamp(scenarioTime: text) { return time }
        throw Diagnostic(
            "usage.value",
            "expected a time from 1679-10-13 to 2260-03-21, such as 2026-07-01T08:00:00Z, for --start, "
                + "found \(quoted(text))", help: help)
    }

    /// `+03:00`, `-0430` or `Z` in minutes.
    private static func offset(_ text: String) throws(Diagnostic) -> Int {
        if text == "Z" { return 0 }
        let digits = text.dropFirst().filter { $0 != ":" }
        let isShaped = text.count == 5 || (text.count == 6 && text.dropFirst(3).first == ":")
        if isShaped, "+-".contains(text.prefix(1)), digits.utf8.count == 4,
            digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let hours = Int(digits.prefix(2)),
            let minutes = Int(digits.suffix(2)), hours <= 18, minutes < 60
        {
            return (hours * 60 + minutes) * (text.hasPrefix("-") ? -1 : 1)
        }
        throw Diagnostic(
            "usage.value",
            "expected an offset from -18:59 to +18:59, such as +03:00, for --utc-offset, found \(quoted(text))",
            help: help)
    }
}

/// Options of `demo`.
struct DemoOptions: Sendable, Equatable {
    var output = "ctreport-demo"
    var seed: UInt64 = 1
    var isForced = false
    var language = Language.english
}

extension DemoOptions {
    init(_ values: FlagValues) {
        output = values.text(.demoOutput) ?? output
        seed = values.number(.seed).map(UInt64.init) ?? seed
        language = values.text(.language).flatMap { Language(tag: $0) } ?? language
        isForced = values.isOn(.force)
    }
}
