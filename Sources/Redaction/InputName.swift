/// Names of captures as they may be shown: as given, so that errors can name their place, unless something in them looks
/// like a person's or a device's; then the whole name becomes `capture-N`.
public enum InputName {
    /// Accounts that belong to machines, not people.
    private static let serviceAccounts: Set<String> = [
        "Shared", "build", "buildagent", "builder", "ci", "circleci", "distiller", "gitlab-runner", "jenkins", "root",
        "runner", "runneradmin", "teamcity", "travis", "ubuntu", "user", "vagrant", "vsts", "xcodecloud", "local",
    ]

    /// The shown name of the `number`th capture, counted from 1.
    public static func shown(_ name: String, number: Int, detectors: Detectors = .standard) -> Public {
        isSensitive(name) || PersonalName.isLikely(name) || detectors.hidesSomething(in: name)
            ? "capture-\(number)" : Public(redacted: name)
    }

    /// True for a home folder of a person, an e-mail address, an address of the network, a UUID, a device's name, a long number or a token.
    static func isSensitive(_ name: String) -> Bool {
        let parts = name.split(separator: "/").map(String.init)
        let homes = zip(parts, parts.dropFirst()).contains { folder, account in
            ["Users", "home"].contains(folder) && !serviceAccounts.contains(account)
        }
        return homes
            || parts.contains { part in
                part.contains("@") || part.contains("'s ") || part.contains("’s ") || part.contains("s-iPhone")
                    || longestDigits(part) > 8 || hasAddress(part) || hasUUID(part) || hasToken(part) || hasSecret(part)
                    || (part.contains(" ") && hasDevice(part))
            }
    }

    /// Whether an account belongs to a machine, not a person.
    static func isServiceAccount(_ name: String) -> Bool { serviceAccounts.contains(name) }

    /// Whether it names a device of a kind that people give names to: with a word before or behind, that is a person's.
    static func hasDevice(_ name: String) -> Bool {
        ["iPhone", "iPad", "iPod", "MacBook", "iMac", "Watch"].contains { name.contains($0) }
    }

    /// Whether a key for a secret and its value stand in it.
    private static func hasSecret(_ part: String) -> Bool {
        guard let equals = part.firstIndex(of: "=") else { return false }
        let key = part[..<equals].lowercased()
        return ["token", "key", "secret", "password", "passwd", "auth", "session"].contains { key.hasSuffix($0) }
    }

    /// The longest run of digits that is no date with a time.
    private static func longestDigits(_ text: String) -> Int {
        text.split { !$0.isNumber }.map { run in
            (run.hasPrefix("20") || run.hasPrefix("19")) && [12, 14].contains(run.count) ? 0 : run.count
        }.max() ?? 0
    }

    /// Four numbers below 256 with dots between them, the first one too large for a version's.
    private static func hasAddress(_ text: String) -> Bool {
        text.split { !$0.isASCII || !$0.isNumber && $0 != "." }.contains { run in
            let numbers = run.split(separator: ".").map { $0.count <= 3 ? Int($0) ?? 256 : 256 }
            guard numbers.count == 4, numbers.allSatisfy({ $0 < 256 }) else { return false }
            return numbers[0] >= 30 && numbers[0] != 127 || numbers[0] == 10
        }
    }

    private static func hasUUID(_ text: String) -> Bool {
        let groups = text.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "." || $0 == "_" }
        let shape = [8, 4, 4, 4, 12]
        return groups.indices.contains { start in
            start + shape.count <= groups.count
                && zip(groups[start...], shape).allSatisfy { group, length in
                    group.utf8.count == length && group.allSatisfy(\.isHexDigit)
                }
        }
    }

    /// A run of 20 or more letters and digits with all of upper case, lower case and digits, or one of 16 or more
    /// hexadecimal digits with letters among them: a device's identifier, a UUID without dashes.
    private static func hasToken(_ text: String) -> Bool {
        text.split { !$0.isLetter && !$0.isNumber }.contains { run in
            guard run.count >= 16, run.contains(where: \.isNumber) else { return false }
            let isMixed = run.contains(where: \.isUppercase) && run.contains(where: \.isLowercase)
            return run.allSatisfy(\.isHexDigit) ? run.contains(where: \.isLetter) : run.count >= 20 && isMixed
        }
    }
}
