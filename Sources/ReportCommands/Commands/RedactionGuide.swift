internal import Configuration
internal import Diagnostics
internal import EventModel
internal import Redaction

/// `help redaction`: what is shown of a log, and how to say otherwise; tables come from the code that decides.
enum RedactionGuide {
    static var text: String {
        """
        What is shown of a log, and how to say otherwise

        Two modes:
          deny     sites, reports and summaries: a value is shown by the kind of its parameter only, everything else is
                   a count; of events that no pack plans, values are not shown
          detect   redact and inspect --records: messages stay as they are, but for what a detector claims; values of
                   events that a pack plans go by their kind here, too

        \(kinds)
        Other commands:
          ctreport redact app.log -o safe.log      the capture without what is private, in the same format
          ctreport redact --explain --line 12 app.log   which rules claimed something in a line; never the value
          ctreport check --leaks site --against app.log   searches a finished site; exit \(ExitStatus.found.rawValue) when there is something
          ctreport policy test corpus.jsonl        how much of labelled messages is found, and how much is lost
        build and summary search what they are about to publish in the same way, and publish nothing when there is a leak.
        Names of events and words that nobody declared are not shown where the run dropped them elsewhere.

        Stand-ins: equal values have equal ones. Without a salt they are ordinals of one run (person-1), and values that
        anybody can try out (class B) are dropped. \(Salt.variable) holds a salt, and makes them pseudonyms that stay the
        same from run to run: \(Salt.adequateBytes) random bytes in hexadecimal or base64, \(Salt.fewestBytes) at least, such as of openssl rand -hex 32.
        Who has the salt can try out values: it belongs in a secret store, not into the configuration or a command line.

        --public   for everybody to read: what nobody declared is shown when at least \(publicInstalls) installs have it, instead of \(standardInstalls)

        Words of messages that no pack knows are shown when they are on the built-in list. redaction.text.min_sources: N
        shows further ones: those in the same place of the same message in N installs; names need twice as many. What
        a detector claims, quoted texts and values are never shown.

        redact reads with one thread a processor (--jobs N); the bytes are the same for any number.

        Classes of what detectors find, with what may be done; the first is what is done without a word in the policy:
        \(classes)
        A policy, in ctreport.yml; what is not understood in it ends the run:

          redaction:
            version: 1
            defaults: { unknown_key: text, k: 5, require_salt: true, scope: demo-ios, period: quarter }
            kinds:
              - { event: web_view_*, key: url, kind: url }
            url:
              hosts: { keep: ["*.example.com"], other: generalize }
              routes: ["/users/:id/workouts"]
            text: { min_sources: 20 }
            detectors:
              ip: { action: truncate, v4: 24, v6: 48 }
              custom:
                - { id: loyalty, pattern: "LC[0-9]{10}", validate: luhn, class: B, action: pseudonym }
            keep:
              - { key: build, pattern: "[0-9]{10}", reason: "CI build number", until: 2027-06-01, override: B }

        \(sections)
        """
    }

    private static var kinds: String {
        TextTable(rows: [["kinds", ""]] + ParameterKind.allCases.map { ["  " + $0.rawValue, $0.shown] }).text
    }

    private static var classes: String {
        let rows = SensitiveType.Sensitivity.allCases.map { sensitivity -> [String] in
            let types = SensitiveType.allCases.filter { $0.sensitivity == sensitivity }
            return ["  " + sensitivity.rawValue, sensitivity.shown, types.map(\.rawValue).joined(separator: " ")]
        }
        return rows.map { "\($0[0])  \($0[1])\n     \(wrapped($0[2]))\n" }.joined()
    }

    /// Words in lines of the guide's width.
    private static func wrapped(_ words: String) -> String {
        var lines = [""]
        for word in words.split(separator: " ") {
            if lines[lines.count - 1].count + word.count > 100 { lines.append("") }
            lines[lines.count - 1] += (lines[lines.count - 1].isEmpty ? "" : " ") + word
        }
        return lines.joined(separator: "\n     ")
    }

    private static var sections: String {
        KeyTable.configuration.sections.filter { $0.path.hasPrefix("redaction") }.map(\.text).joined(separator: "\n")
    }

    private static let publicInstalls = RedactionPolicy().minimumInstalls(isPublic: true)
    private static let standardInstalls = RedactionPolicy().minimumInstalls(isPublic: false)
}

extension SensitiveType.Sensitivity {
    /// What is done with its values.
    fileprivate var shown: String {
        switch self {
        case .credential: "credentials: dropped, always"
        case .guessable: "values of few possibilities: dropped, or pseudonyms under a salt"
        case .identifier: "identifiers that nobody can guess: pseudonyms"
        case .personal: "people, and what they typed: stand-ins with a number; the policy may keep them"
        }
    }
}

extension ParameterKind {
    /// What of a value is shown.
    fileprivate var shown: String {
        switch self {
        case .number: "numbers of at most eight digits"
        case .bool: "true or false"
        case .duration: "a number with its unit"
        case .timestamp: "the time, as it stands"
        case .enum: "the words that the pack lists; others once enough installs have them"
        case .identifier: "a stand-in"
        case .url: "scheme, host, port, and the words of the path that are no values; names of known query parameters"
        case .filename: "a stand-in with the extension"
        case .path: "the kind of folder, a stand-in for the file, the extension"
        case .error: "domain, code, underlying errors, the failing URL, texts of the system"
        case .text: "nothing; equal ones are told apart, and lengths are counted in classes"
        case .blob: "how it is written, and about how long it is"
        }
    }
}
