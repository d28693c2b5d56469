internal import Configuration
internal import Diagnostics
internal import LogIngest
internal import Redaction

/// The values of a call's flags: what the command line says, else what the environment says, else what the configuration says.
struct FlagValues: Sendable {
    /// Who set a value.
    enum Origin: Sendable, Hashable {
        case flag
        case environment(String)
        case file(SourcePlace)
    }

    /// Who set the values.
    private(set) var origins: [Flag: Origin] = [:]
    /// Checked values by flag; a flag that takes nothing has "1" or "0".
    private var values: [Flag: String] = [:]

    init(_ parsed: ParsedArguments, environment: [String: String]) throws(Diagnostic) {
        for flag in parsed.command.allFlags {
            if let value = parsed.flags[flag] {
                values[flag] = try flag.checked(value, source: "--" + flag.name, code: "usage.value")
                origins[flag] = .flag
            } else if let variable = flag.variable, let value = environment[variable], !value.isEmpty {
                values[flag] = try flag.checked(value, source: variable, code: "usage.environment")
                origins[flag] = .environment(variable)
            }
        }
    }

    /// Sets what the configuration says of flags of the command that nobody set.
    mutating func add(_ settings: [ReportConfiguration.Setting], of command: Command) throws(Diagnostic) {
        for setting in settings {
            guard let flag = command.flags.first(where: { $0.name == setting.flag }), values[flag] == nil else {
                continue
            }
            let source = "\(setting.place.file):\(setting.place.line)"
            values[flag] = try flag.checked(setting.value, source: source, code: "config.setting")
            origins[flag] = .file(setting.place)
        }
    }

    /// The labels of the call.
    ///
    /// - Throws: `usage.label`, which does not repeat a value.
    func labels() throws(Diagnostic) -> Labels {
        var labels = Labels()
        let source = if case .environment(let name) = origins[.label] { name } else { "--label" }
        for text in (values[.label] ?? "").split(separator: "\n") {
            let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            guard parts.count == 2 else {
                throw Diagnostic(
                    "usage.label", "expected KEY=VALUE for \(source), found no '='", help: "such as: --label build=42")
            }
            do {
                try labels.set(parts[0], to: parts[1])
            } catch {
                throw Diagnostic("usage.label", "\(error.text) for \(source)", help: "such as: --label build=42")
            }
        }
        return labels
    }

    func isOn(_ flag: Flag) -> Bool { values[flag] == "1" }

    func text(_ flag: Flag) -> String? { values[flag] }

    /// What the call says about times.
    var times: TimeCompletion {
        TimeCompletion(
            zone: values[.timeZone].flatMap { TimeCompletion.Zone(writtenAs: $0) }, year: number(.year),
            date: values[.date].flatMap { TimeCompletion.Day(writtenAs: $0) })
    }

    func number(_ flag: Flag) -> Int? { values[flag].flatMap { Int($0) } }

    func share(_ flag: Flag) -> Share? { values[flag].flatMap { Share($0) } }

    func choice<Choice: RawRepresentable<String>>(_ flag: Flag) -> Choice? { values[flag].flatMap(Choice.init) }
}

extension Flag {
    /// The value, if it is one that the flag takes; `source` is what the message names.
    fileprivate func checked(_ value: String, source: String, code: String) throws(Diagnostic) -> String {
        switch takes {
        case .nothing:
            switch value.lowercased() {
            case "1", "true", "yes", "on": return "1"
            case "0", "false", "no", "off": return "0"
            default: throw wrong(value, source, code, expected: "1 or 0")
            }
        case .text(let name):
            if value.isEmpty { throw wrong(value, source, code, expected: name) }
            return value
        case .word(let words), .choice(_, let words):
            if words.contains(value) { return value }
            throw wrong(
                value, source, code, expected: listing(words), suggestion: nearest(to: value, among: words), help: hint)
        case .number(let range, _):
            if value.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let number = Int(value), range.contains(number) {
                return String(number)
            }
            throw wrong(
                value, source, code, expected: "a whole number from \(range.lowerBound) to \(range.upperBound)")
        case .share:
            if Share(value) != nil { return value }
            throw wrong(value, source, code, expected: "a share such as 97% or 0.97")
        case .date:
            if TimeCompletion.Day(writtenAs: value) != nil { return value }
            throw wrong(value, source, code, expected: "a day as YYYY-MM-DD")
        case .timeZone:
            if TimeCompletion.Zone.isKnown(value) { return value }
            throw wrong(
                value, source, code, expected: "Z, +0200, +02:00 or a name such as Europe/Berlin",
                help: "names of zones are the files below /usr/share/zoneinfo")
        }
    }

    private func wrong(
        _ value: String, _ source: String, _ code: String, expected: String, suggestion: String? = nil,
        help: String? = nil
    ) -> Diagnostic {
        Diagnostic(
            code, "expected \(expected) for \(source), found \(value.isEmpty ? "nothing" : quoted(value))",
            suggestion: suggestion, help: help)
    }
}

/// A share as people write it: `97%` or `0.97`. A bare 1 could be either, so it is none.
struct Share: Sendable, Equatable {
    /// From 0 to 1.
    let value: Double
    /// As it was written.
    let text: String

    init?(_ text: String) {
        let isPercent = text.hasSuffix("%")
        let digits = isPercent ? text.dropLast() : text[...]
        guard digits.utf8.allSatisfy({ (0x30...0x39).contains($0) || $0 == 0x2E }), let number = Double(digits) else {
            return nil
        }
        guard isPercent ? number <= 100 : number <= 1 && (number == 0 || digits.contains(".")) else { return nil }
        value = isPercent ? number / 100 : number
        self.text = text
    }
}
