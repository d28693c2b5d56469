import Diagnostics
import Testing

@testable import SiteGenerator

/// What is said of a user's `tokens.css`, and how well texts are read.
@Suite struct TokenCheckTests {
    struct Case: Sendable {
        var css: String
        /// Code, place and message of each problem, a line each.
        var problems: [String] = []
    }

    static let cases = [
        Case(css: ""),
        Case(css: "\u{FEFF}/* nothing: yet; { */\n"),
        Case(css: ":root { --accent: #0a0; }"),
        Case(css: ":root{--accent:#0A0F;--page:#123456;--surface:#12345678}"),
        Case(css: ":root { --accent: rebeccapurple; --ink: RGB(1 2 3 / 50%); --line: hsl(210, 40%, 30%) !important }"),
        Case(
            css: ":root { --accent: oklch(60% 0.1 200); --ink: var(--accent); --page: Canvas; --line: var(--x, red) }"),
        Case(
            css:
                ":root { --space-1: 0; --radius: -0.5rem; --measure: calc(40rem + 2px); --size-h1: clamp(1rem, 2vw, 3rem) }"
        ),
        Case(css: ":root { --line-text: 1.5; color-scheme: light; --font-text: \"Größe 漢字\", ui-serif, serif }"),
        Case(
            css:
                "@media (prefers-color-scheme: dark) { :root { --accent: #fff } }\n@supports (color: red) { :root { --ink: #000 } }"
        ),
        Case(css: ":root { @media print { --accent: #000; } }"),
        Case(css: ":root { --font-code: \"a;b}c\" /* ; } */, monospace; }"),

        Case(
            css: ":root { --accent: #8a2be; }",
            problems: ["template.value 1:19+6 expected a colour for '--accent', found '#8a2be'"]),
        Case(
            css: ":root { --accent: red blue; --ink: rgb(1 2); --page: #ggg }",
            problems: [
                "template.value 1:19+8 expected a colour for '--accent', found 'red blue'",
                "template.value 1:36+8 expected a colour for '--ink', found 'rgb(1 2)'",
                "template.value 1:54+4 expected a colour for '--page', found '#ggg'",
            ]),
        Case(
            css: ":root {\n  --size-text: huge;\n  --space-4: ;\n}",
            problems: [
                "template.value 2:16+4 expected a length for '--size-text', found 'huge'",
                "template.css 3:3+9 expected a value for '--space-4', found none",
            ]),
        Case(
            css: ":root { --space-1: 4; --radius: 4px 8px; --line-text: 2px; --font-text: , serif }",
            problems: [
                "template.value 1:20+1 expected a length for '--space-1', found '4'",
                "template.value 1:33+7 expected a length for '--radius', found '4px 8px'",
                "template.value 1:55+3 expected a number for '--line-text', found '2px'",
                "template.value 1:73+7 expected names of fonts for '--font-text', found ', serif'",
            ]),
        Case(
            css: ":root { --radius 4px; }\nbody { color: red }",
            problems: [
                "template.css 1:9+8 expected ':' behind '--radius', found '4px'",
                "template.token 2:8+5 expected a design token, found the property 'color'",
            ]),
        Case(
            css: ":root { --accent: #123\n  --ink: #000;\n}",
            problems: ["template.css 2:3+5 expected ';' before '--ink', found none"]),
        Case(
            css: "é { --acent: #000 }",
            problems: ["template.token 1:6+7 expected a design token, found '--acent'"]),
        Case(
            css: ":root { --ink: var(--acent); --accent: var(--radius) }",
            problems: [
                "template.value 1:16+12 expected a colour for '--ink', found the token '--acent', which is none",
                "template.value 1:40+13 expected a colour for '--accent', found the token '--radius', which is a length",
            ]),
        Case(
            css: ":root { --accent: #123;\n",
            problems: ["template.css 1:7+1 expected '}' for this '{', found the end of the file"]),
        Case(
            css: ":root { --accent: rgb(1 2 3; }",
            problems: [
                "template.value 1:19+9 expected a colour for '--accent', found 'rgb(1 2 3'",
                "template.css 1:22+1 expected ')' for this '(', found none",
            ]),
        Case(
            css: ":root { --font-text: \"a;\n}",
            problems: [
                "template.css 1:22+1 expected a closing quote, found the end of the line",
                "template.value 1:22+3 expected names of fonts for '--font-text', found '\"a;'",
            ]),
        Case(css: "}", problems: ["template.css 1:1+1 expected a rule, found '}' that closes nothing"]),
        Case(css: "/* x", problems: ["template.css 1:1+2 expected '*/' for this '/*', found the end of the file"]),
        Case(css: "--accent: red;", problems: ["template.css 1:1+13 expected a rule, found '--accent: red'"]),
        Case(css: "{ --accent: red }", problems: ["template.css 1:1+1 expected a selector before '{', found none"]),
        Case(css: "@page { }", problems: ["template.css 1:1+5 expected @media or @supports, found '@page'"]),
    ]

    @Test(arguments: cases)
    func saysWhatIsWrong(_ sample: Case) {
        let problems = TokenCheck(file: "tokens.css", bytes: Array(sample.css.utf8)).problems
        let lines = problems.map { problem in
            let place = problem.place.map { "\($0.line):\($0.column)+\($0.length)" } ?? ""
            return "\(problem.code) \(place) \(problem.message)"
        }
        #expect(lines == sample.problems)
    }

    @Test func theBuiltInTokensAreOfTheirKinds() {
        #expect(TokenCheck.kinds["--accent"] == .colour && TokenCheck.kinds["--shade"] == .colour)
        #expect(TokenCheck.kinds["--space-1"] == .length && TokenCheck.kinds["--radius"] == .length)
        #expect(TokenCheck.kinds["--line-text"] == .number && TokenCheck.kinds["--font-code"] == .fonts)
        #expect(StyleSheet(TokenCheck.builtInBytes).faults.isEmpty)
        #expect(TokenCheck(file: "", bytes: TokenCheck.builtInBytes).problems.isEmpty)
    }

    @Test func aVeryLongFileIsReadOnce() {
        let css = ":root { " + String(repeating: "--accent: #0a0; /* x */ ", count: 20_000) + "}"
        #expect(TokenCheck(file: "", bytes: Array(css.utf8)).problems.isEmpty)
    }

    // MARK: Contrast

    /// Ratios computed by hand from the formula of WCAG 2: black on white is 21, a colour on itself 1, #777 on white 4.48.
    @Test(arguments: [
        ("#000", "#fff", 21.0), ("white", "black", 21.0), ("#3451c6", "#3451c6", 1.0), ("#777", "#fff", 4.478),
        ("rgb(119 119 119)", "hsl(0, 0%, 100%)", 4.478), ("#ff0000", "#fff", 3.998), ("#0000ff", "#fff", 8.592),
        ("hsl(120 100% 50%)", "#000", 15.304), ("rgb(0 0 0 / 50%)", "#fff", 3.977),
    ])
    func computesContrast(text: String, ground: String, expected: Double) throws {
        let (own, under) = (try #require(CSSColour(text)), try #require(CSSColour(ground)))
        let contrast = try #require(own.contrast(on: under))
        #expect(abs(contrast - expected) < 0.01, "\(contrast)")
    }

    @Test func coloursThatOnlyADeviceKnowsAreNotComputed() throws {
        #expect(CSSColour("canvas") == nil && CSSColour("oklch(60% 0.1 200)") == nil && CSSColour("") == nil)
        let (white, nothing) = (try #require(CSSColour("#fff")), try #require(CSSColour("transparent")))
        #expect(white.contrast(on: nothing) == nil)
    }

    @Test(arguments: ContrastCheck.Screen.allCases)
    func builtInTextsAreReadOnTheirGrounds(_ screen: ContrastCheck.Screen) throws {
        let check = ContrastCheck(builtIn: TokenCheck.builtIn.declarations, own: [])
        for pair in ContrastCheck.pairs {
            let contrast = try #require(check.contrast(of: pair, on: screen), "\(pair)")
            #expect(contrast >= ContrastCheck.least, "\(pair.text) on \(pair.ground) \(screen.words): \(contrast)")
        }
    }

    struct Look: Sendable {
        var css: String
        /// The line and column and the pair of each warning.
        var warnings: [String]
    }

    @Test(arguments: [
        Look(
            css:
                ":root { --accent-2: #0d7d85; }\n@media (prefers-color-scheme: dark) { :root { --accent-2: #58c4c9; } }",
            warnings: []),
        Look(
            css: "@media (prefers-color-scheme: dark) { :root { --ink-3: #555; } }",
            warnings: ["1:47 '--ink-3' on '--accent-soft' on dark screens"]),
        Look(
            css: "@media print {\n  :root { --ink: #999; --ink: #888 }\n}",
            warnings: ["2:24 '--ink' on '--accent-soft' in print"]),
        // For light screens only, for what stands outside of @media holds for dark ones as well.
        Look(
            css: "@media screen and (prefers-color-scheme: light) { :root { --ink: var(--page) } }",
            warnings: ["1:59 '--ink' on '--page' on light screens"]),
        Look(css: ".card { --ink: #fff; }\n@media (max-width: 40rem) { :root { --ink: #fff; } }", warnings: []),
        Look(css: ":root { --ink: canvastext; --page: canvas; --ink-2: var(--ink-2) }", warnings: []),
    ])
    func warnsOfTextsThatAreHardToRead(_ sample: Look) throws {
        let warnings = TokenCheck(file: "tokens.css", bytes: Array(sample.css.utf8)).warnings
        let lines = try warnings.map { warning in
            let place = try #require(warning.place)
            let pair = try #require(warning.message.firstMatch(of: /for (.*), found [0-9.]+:1/)).1
            return "\(place.line):\(place.column) \(pair)"
        }
        #expect(lines == sample.warnings)
        #expect(warnings.allSatisfy { $0.severity == .warning && $0.code == "template.contrast" })
    }
}
