internal import BuiltInTemplates
internal import Diagnostics

/// Checks the names in a user's `tokens.css`: one that no rule uses changes nothing, which is mostly a misspelling.
struct TokenCheck {
    let file: String
    let bytes: [UInt8]

    /// The names that the built-in file gives values to: `--accent`.
    static let known: [String] = {
        let text = builtInTemplates[SiteLook.tokensFile] ?? []
        return Array(Set(TokenCheck(file: "", bytes: text).names.map(\.name))).sorted()
    }()

    var problems: [Diagnostic] {
        names.compactMap { name, place in
            guard !Self.known.contains(name) else { return nil }
            return Diagnostic(
                "template.token", at: place, "expected a design token, found '\(name)'",
                suggestion: nearest(to: name, among: Self.known),
                help: "the tokens are those of tokens.css that ctreport site init writes")
        }
    }

    /// Every name that is given a value, with its place.
    private var names: [(name: String, place: SourcePlace)] {
        var found: [(String, SourcePlace)] = []
        for (index, line) in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).enumerated() {
            var rest = line
            while let start = rest.firstRange(of: Array("--".utf8))?.lowerBound {
                let name = rest[start...].prefix { byte in
                    (97...122).contains(byte) || (65...90).contains(byte) || (48...57).contains(byte) || byte == 45
                }
                let after = rest[name.endIndex...].drop { $0 == 32 || $0 == 9 }
                let before = rest[..<start].last { $0 != 32 && $0 != 9 }
                if after.first == UInt8(ascii: ":"), [nil, UInt8(ascii: ";"), UInt8(ascii: "{")].contains(before) {
                    let place = SourcePlace(
                        file: file, line: index + 1, column: start - line.startIndex + 1, length: name.count)
                    found.append((String(decoding: name, as: UTF8.self), place))
                }
                rest = rest[max(name.endIndex, start + 2)...]
            }
        }
        return found
    }
}
