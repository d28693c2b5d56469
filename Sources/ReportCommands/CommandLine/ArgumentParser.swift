internal import Diagnostics

/// A call taken apart: which command, which flags with which text, and the other words.
struct ParsedArguments: Sendable, Equatable {
    var command: Command
    /// Flags of the call; one that takes nothing has "1".
    var flags: [Flag: String] = [:]
    var words: [String] = []
}

/// Takes a command line apart by the tables of commands and flags.
///
/// Rules: flags and words mix; `--` ends the flags; `--x y`, `--x=y`, `-o y`, `-oy` and `-o=y` are the same; a value that
/// begins with a dash needs the `=`; a flag with a value stands at most once; `-` is a word; `--help` and `--version` win
/// over everything else.
struct ArgumentParser {
    private var rest: ArraySlice<String>
    private var parsed: ParsedArguments

    static func parse(_ arguments: [String]) throws(Diagnostic) -> ParsedArguments {
        let flags = arguments.prefix { $0 != "--" }
        let asksHelp = flags.contains("--help") || flags.contains("-h")
        if !asksHelp, flags.contains("--version") { return ParsedArguments(command: .named(.version)) }
        guard let position = commandPosition(in: arguments) else {
            if asksHelp { return ParsedArguments(command: .named(.help)) }
            if let flag = flags.first(where: { $0.hasPrefix("-") && $0.count > 1 }), globalFlag(flag) == nil {
                throw unknownFlag(flag, of: nil)
            }
            throw Diagnostic("usage.command", "expected a command, found none", help: "ctreport help")
        }
        let command = try command(arguments[position])
        if asksHelp {
            return ParsedArguments(command: .named(.help), words: command.name == .help ? [] : [command.name.rawValue])
        }
        var others = arguments
        others.remove(at: position)
        var parser = ArgumentParser(rest: others[...], parsed: ParsedArguments(command: command))
        try parser.run()
        return parser.parsed
    }

    /// Where the command stands: the first word that is no flag and no value of a global flag.
    private static func commandPosition(in arguments: [String]) -> Int? {
        var position = 0
        while position < arguments.count {
            let argument = arguments[position]
            if argument == "--" { return nil }
            guard argument.hasPrefix("-"), argument != "-" else { return position }
            guard let flag = globalFlag(argument) else { return nil }
            position += flag.takes != .nothing && !argument.contains("=") ? 2 : 1
        }
        return nil
    }

    private static func globalFlag(_ argument: String) -> Flag? {
        let name = argument.prefix { $0 != "=" }
        return Flag.global.first { name == "--" + $0.name || ($0.short.map { name == "-\($0)" } ?? false) }
    }

    private static func command(_ word: String) throws(Diagnostic) -> Command {
        if let name = Command.Name(rawValue: word) { return .named(name) }
        let names = Command.Name.allCases.map(\.rawValue)
        throw Diagnostic(
            "usage.command", "unknown command \(quoted(word))", suggestion: nearest(to: word, among: names),
            help: "ctreport help")
    }

    private mutating func run() throws(Diagnostic) {
        while let argument = rest.popFirst() {
            if argument == "--" {
                parsed.words += rest
                break
            } else if argument.hasPrefix("-"), argument != "-" {
                try takeFlag(argument)
            } else {
                parsed.words.append(argument)
            }
        }
        try checkWords()
    }

    private mutating func takeFlag(_ argument: String) throws(Diagnostic) {
        guard let (flag, attached) = split(argument) else {
            throw Self.unknownFlag(argument, of: parsed.command)
        }
        let help = "ctreport help \(parsed.command.name.rawValue)"
        if flag.takes == .nothing {
            if let attached {
                throw Diagnostic(
                    "usage.value", "expected no value for --\(flag.name), found \(quoted(attached))", help: help)
            }
            parsed.flags[flag] = "1"
            return
        }
        if parsed.flags[flag] != nil, !flag.isRepeatable {
            throw Diagnostic("usage.repeated", "expected --\(flag.name) at most once, found it again", help: help)
        }
        let value = if let attached { attached } else { try takeValue(of: flag) }
        parsed.flags[flag] = parsed.flags[flag].map { $0 + "\n" + value } ?? value
    }

    private mutating func takeValue(of flag: Flag) throws(Diagnostic) -> String {
        let name = flag.valueName ?? ""
        guard let value = rest.first else {
            throw Diagnostic(
                "usage.value", "expected \(name) behind --\(flag.name), found nothing",
                help: "ctreport help \(parsed.command.name.rawValue)")
        }
        if value.hasPrefix("-"), value != "-" {
            throw Diagnostic(
                "usage.value", "expected \(name) behind --\(flag.name), found the flag \(quoted(value))",
                help: "write a value that begins with a dash as --\(flag.name)=VALUE")
        }
        rest.removeFirst()
        return value
    }

    /// The flag of an argument and the value written in the same word.
    private func split(_ argument: String) -> (flag: Flag, value: String?)? {
        let flags = parsed.command.allFlags
        if argument.hasPrefix("--") {
            let parts = argument.dropFirst(2).split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            return flags.first { $0.name == parts[0] }.map { ($0, parts.count > 1 ? String(parts[1]) : nil) }
        }
        guard let letter = argument.dropFirst().first, let flag = flags.first(where: { $0.short == letter }) else {
            return nil
        }
        let attached = argument.dropFirst(2)
        if attached.isEmpty { return (flag, nil) }
        return (flag, String(attached.first == "=" ? attached.dropFirst() : attached))
    }

    private static func unknownFlag(_ argument: String, of command: Command?) -> Diagnostic {
        let name = String(argument.prefix { $0 != "=" })
        let flags = command?.allFlags ?? Flag.global
        let names = flags.map { "--" + $0.name } + flags.compactMap { $0.short.map { "-\($0)" } }
        if let owner = Command.all.first(where: { $0.flags.contains { name == "--" + $0.name } }) {
            let help =
                command == nil
                ? "write it behind the command: ctreport \(owner.name.rawValue) \(name)"
                : "it belongs to: ctreport \(owner.name.rawValue)"
            return Diagnostic("usage.flag", "flag \(quoted(name)) does not belong here", help: help)
        }
        let topic = command.map { " " + $0.name.rawValue } ?? ""
        // Of two dashes and a letter or two, everything is near: suggest for names that say something.
        let suggestion = name.count > 3 ? nearest(to: name, among: names) : nil
        return Diagnostic(
            "usage.flag", "unknown flag \(quoted(name))", suggestion: suggestion, help: "ctreport help" + topic)
    }

    private func checkWords() throws(Diagnostic) {
        let help = "ctreport help \(parsed.command.name.rawValue)"
        switch parsed.command.arguments {
        case .none:
            try checkCount(atMost: 0, help: help)
        case .app:
            try checkCount(atMost: 1, help: help)
        case .topic(let words):
            try checkCount(atMost: words, help: help)
        case .action(let words):
            try checkCount(atMost: 2, help: help)
            try checkAction(words, help: help)
        case .site: try checkSite(help: help)
        // Whether there is one at all is known when the configuration was read, which may name some.
        case .inputs, .optionalInputs, .furtherInputs, .runs: try checkInputs(help: help)
        case .corpus: try checkCorpus(help: help)
        case .plan:
            try checkAction(PlanOptions.Action.allCases.map(\.rawValue), help: help)
            try checkInputs(help: help)
        }
    }

    private func checkAction(_ words: [String], help: String) throws(Diagnostic) {
        guard let word = parsed.words.first, words.contains(word) else {
            let found = parsed.words.first.map(quoted) ?? "nothing"
            throw Diagnostic(
                "usage.action", "expected \(listing(words)) behind \(parsed.command.name.rawValue), found \(found)",
                suggestion: parsed.words.first.flatMap { nearest(to: $0, among: words) }, help: help)
        }
    }

    private func checkSite(help: String) throws(Diagnostic) {
        let words = SiteOptions.Action.allCases.map(\.rawValue)
        guard let word = parsed.words.first, let action = SiteOptions.Action(rawValue: word) else {
            let found = parsed.words.first.map(quoted) ?? "nothing"
            throw Diagnostic(
                "usage.action", "expected \(listing(words)) behind site, found \(found)",
                suggestion: parsed.words.first.flatMap { nearest(to: $0, among: words) }, help: help)
        }
        switch action {
        case .initialise, .show: try checkCount(atMost: 2, help: help)
        case .blocks: try checkInputs(help: help)
        }
    }

    private func checkCorpus(help: String) throws(Diagnostic) {
        guard let job = parsed.words.first else {
            throw Diagnostic("usage.argument", "expected 'test' and a corpus, found nothing", help: help)
        }
        if job != "test" { throw Diagnostic("usage.argument", "expected 'test', found \(quoted(job))", help: help) }
        if parsed.words.count < 2 || parsed.words[1].isEmpty {
            throw Diagnostic("usage.argument", "expected a corpus behind 'test', found nothing", help: help)
        }
        try checkCount(atMost: 2, help: help)
    }

    private func checkInputs(help: String) throws(Diagnostic) {
        if parsed.words.contains("") {
            throw Diagnostic("usage.input", "expected the name of an INPUT, found an empty text", help: help)
        }
        if parsed.words.count(where: { $0 == "-" }) > 1 {
            throw Diagnostic(
                "usage.input", "expected '-' at most once, found it again",
                help: "standard input can be read once only")
        }
    }

    private func checkCount(atMost limit: Int, help: String) throws(Diagnostic) {
        if parsed.words.count > limit {
            throw Diagnostic(
                "usage.argument", "expected nothing more, found \(quoted(parsed.words[limit]))", help: help)
        }
    }
}
