/// Computes how well texts are read on their grounds when a user's tokens stand behind the built-in ones.
struct ContrastCheck {
    /// What a page is seen on.
    enum Screen: Sendable, CaseIterable {
        case light, dark, print

        var words: String {
            switch self {
            case .light: "on light screens"
            case .dark: "on dark screens"
            case .print: "in print"
            }
        }
    }

    /// A text and what it stands on.
    struct Pair: Sendable, Hashable {
        var text, ground: String
    }

    /// Pairs that are too weak since a user gave a token a value.
    struct Weak: Sendable {
        var declaration: StyleSheet.Declaration
        var message: String
    }

    /// The least contrast of text: WCAG 2.2, 1.4.3.
    static let least = 4.5

    /// The pairs that style.css makes.
    static let pairs: [Pair] = {
        let plain = ["--page", "--surface", "--sunken"]
        let soft = ["--accent-soft", "--good-soft", "--warning-soft", "--bad-soft"]
        let grounds: [(String, [String])] = [
            ("--ink", plain + soft), ("--ink-2", plain + soft), ("--ink-3", plain + ["--accent-soft"]),
            ("--accent", plain + soft), ("--accent-2", ["--page", "--surface"]), ("--good", plain + ["--good-soft"]),
            ("--warning", plain + ["--warning-soft"]), ("--bad", plain + ["--bad-soft"]),
        ]
        return grounds.flatMap { text, grounds in grounds.map { Pair(text: text, ground: $0) } }
    }()

    let builtIn, own: [StyleSheet.Declaration]

    /// One entry for each token of the user's and each screen, the weakest pair foremost.
    var weak: [Weak] {
        var found: [Weak] = []
        for screen in Screen.allCases {
            var pairs: [String: [(pair: Pair, contrast: Double)]] = [:]
            for pair in Self.pairs {
                guard let owner = owner(of: pair, on: screen), let contrast = contrast(of: pair, on: screen),
                    contrast < Self.least
                else { continue }
                pairs[owner, default: []].append((pair, contrast))
            }
            for (owner, weak) in pairs.sorted(by: { $0.key < $1.key }) {
                guard let declaration = winner(owner, on: screen),
                    let worst = weak.min(by: { $0.contrast < $1.contrast })
                else {
                    continue
                }
                let others = weak.count - 1
                found.append(
                    Weak(
                        declaration: declaration,
                        message:
                            "expected a contrast of 4.5:1 or more for '\(worst.pair.text)' on '\(worst.pair.ground)' "
                            + "\(screen.words), found \(Self.ratio(worst.contrast))"
                            + (others == 0
                                ? "" : ", and less than 4.5:1 for \(others) more pair\(others == 1 ? "" : "s")")))
            }
        }
        return found
    }

    /// The contrast of a pair; nil where a colour cannot be computed.
    func contrast(of pair: Pair, on screen: Screen) -> Double? {
        guard let text = colour(pair.text, on: screen), let ground = colour(pair.ground, on: screen) else { return nil }
        return text.contrast(on: ground)
    }

    /// The token of a pair that the user gave its value, the text's before the ground's.
    private func owner(of pair: Pair, on screen: Screen) -> String? {
        [pair.text, pair.ground].first { Self.winner($0, among: own, on: screen) != nil }
    }

    private func colour(_ name: String, on screen: Screen) -> CSSColour? {
        var name = name
        // A token may name another one; as many steps as there are tokens are a circle.
        for _ in 0..<16 {
            guard let declaration = winner(name, on: screen) else { return nil }
            let value = TokenCheck.withoutImportance(declaration.value)
            guard let named = TokenCheck.token(namedIn: value) else { return CSSColour(value) }
            name = named
        }
        return nil
    }

    private func winner(_ name: String, on screen: Screen) -> StyleSheet.Declaration? {
        Self.winner(name, among: own, on: screen) ?? Self.winner(name, among: builtIn, on: screen)
    }

    /// The last declaration of a name that holds for whole pages on a screen.
    private static func winner(
        _ name: String, among declarations: [StyleSheet.Declaration], on screen: Screen
    ) -> StyleSheet.Declaration? {
        declarations.last { declaration in
            declaration.name == name && declaration.conditions.allSatisfy { holds($0, on: screen) }
                && declaration.selector.split(separator: ",").contains { $0.filter { !$0.isWhitespace } == ":root" }
        }
    }

    /// Whether a condition holds, as far as it is about the screen alone; others hold for some readers only.
    private static func holds(_ condition: String, on screen: Screen) -> Bool {
        guard condition.hasPrefix("@media") else { return false }
        return condition.dropFirst("@media".count).lowercased().split(separator: ",").contains { query in
            query.split { $0.isWhitespace || $0 == "(" || $0 == ")" }.joined(separator: " ").replacing(": ", with: ":")
                .split(separator: " ").allSatisfy { word in
                    switch word {
                    case "and", "only", "all": true
                    case "screen": screen != .print
                    case "print": screen == .print
                    case "prefers-color-scheme:dark": screen == .dark
                    case "prefers-color-scheme:light": screen != .dark
                    default: false
                    }
                }
        }
    }

    /// A contrast with one decimal, cut off, so that what is too little never reads as enough: `4.4:1`.
    private static func ratio(_ contrast: Double) -> String {
        let tenths = Int(contrast * 10)
        return "\(tenths / 10).\(tenths % 10):1"
    }
}
