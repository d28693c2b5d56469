internal import Diagnostics

/// A topic of the help besides the commands: `ctreport help capture`.
struct HelpTopic: Sendable {
    let name: String
    /// One line for the overview.
    let summary: String
    /// What may stand behind the name, if anything.
    var parts: [String] = []
    /// How to go on after a part that is none.
    var hint = "ctreport help"
    /// What may stand behind the name, as the overview writes it.
    var usage: String {
        if parts.isEmpty { return "" }
        return parts.count > 5 ? " [NAME]" : " [\(parts.joined(separator: "|"))]"
    }
    /// The text for the topic, or for one of its parts; ends with a line feed.
    let text: @Sendable (_ part: String?) -> String
}

/// The texts of `help`, made from the tables of commands and flags.
struct HelpText: Sendable {
    var topics: [HelpTopic]

    /// The text for the words behind `help`.
    ///
    /// - Throws: a diagnostic `usage.topic` for a word that is none.
    func text(for words: [String]) throws(Diagnostic) -> String {
        guard let first = words.first else { return overview }
        if let name = Command.Name(rawValue: first) {
            if words.count > 1 { throw unknown(words[1], among: []) }
            // A command and a topic of one name are explained together.
            let topic = topics.first { $0.name == first }.map { "\n" + $0.text(nil) } ?? ""
            return text(of: .named(name)) + topic
        }
        guard let topic = topics.first(where: { $0.name == first }) else {
            throw unknown(first, among: Command.Name.allCases.map(\.rawValue) + topics.map(\.name))
        }
        guard words.count > 1 else { return topic.text(nil) }
        guard let part = topic.parts.first(where: { $0.lowercased() == words[1].lowercased() }) else {
            throw unknown(words[1], among: topic.parts, help: topic.hint)
        }
        return topic.text(part)
    }

    private func unknown(_ word: String, among names: [String], help: String = "ctreport help") -> Diagnostic {
        Diagnostic(
            "usage.topic", "unknown topic \(quoted(word))", suggestion: nearest(to: word, among: names), help: help)
    }

    private var overview: String {
        let commands = Command.all.map { ($0.name.rawValue + $0.arguments.usage, $0.summary) }
        let topics = topics.map { topic in
            (
                "help " + topic.name + topic.usage,
                topic.summary
            )
        }
        let status = ExitStatus.allCases.map { (String($0.rawValue), $0.meaning) }
        return [
            "ctreport: from captured app logs to a static, privacy-safe analytics report\n",
            "usage: ctreport COMMAND [FLAG…] [INPUT…]\n",
            section("commands", commands + topics),
            section("flags of every command", Flag.global.map(row)),
            section("exit status", status),
            "INPUT is a file, a folder with all files below it, an archive (zip, tar, gz, xz, zst, bz2), or\n"
                + "- for standard input.\n"
                + "A flag wins over its environment variable CTREPORT_NAME, which wins over ctreport.yml.\n",
        ].joined(separator: "\n")
    }

    private func text(of command: Command) -> String {
        var parts = [
            "ctreport \(command.name.rawValue): \(command.summary)\n",
            "usage: ctreport \(command.name.rawValue)\(command.flags.isEmpty ? "" : " [FLAG…]")\(command.arguments.usage)\n",
        ]
        if !command.flags.isEmpty { parts.append(section("flags", command.flags.map(row))) }
        parts.append(section("flags of every command", Flag.global.map(row)))
        let variables = command.allFlags.compactMap { flag in flag.variable.map { ($0, "--" + flag.name) } }
        parts.append(section("environment", variables))
        if !command.examples.isEmpty {
            parts.append("examples:\n" + command.examples.map { "  " + $0 + "\n" }.joined())
        }
        return parts.joined(separator: "\n")
    }

    private func row(of flag: Flag) -> (String, String) {
        (flag.usage, flag.summary + (flag.standard.map { " (default: \($0))" } ?? ""))
    }

    /// Two columns; a row whose first one is too wide goes over two lines.
    private func section(_ title: String, _ rows: [(String, String)]) -> String {
        let limit = 34
        let width = rows.map(\.0.count).filter { $0 <= limit }.max() ?? 0
        let lines = rows.map { left, right in
            let gap = String(repeating: " ", count: max(0, width - left.count) + 2)
            let breaks = left.count > limit ? "\n" + String(repeating: " ", count: width + 4) : gap
            return "  " + left + breaks + right + "\n"
        }
        return title + ":\n" + lines.joined()
    }
}
