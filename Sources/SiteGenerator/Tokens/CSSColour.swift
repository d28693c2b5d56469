/// A colour of a style sheet, as far as its light can be computed: digits, names, `rgb` and `hsl`.
struct CSSColour: Sendable, Hashable {
    /// Parts from 0 to 1.
    let red, green, blue, alpha: Double

    private init(_ red: Double, _ green: Double, _ blue: Double, alpha: Double = 1) {
        (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    }

    /// The colour that a value says; nil where it says none, or one that only a reader's device knows.
    init?(_ value: String) {
        let value = value.lowercased()
        if value.hasPrefix("#") {
            self.init(digits: value.dropFirst())
        } else if let digits = Self.names[value] {
            self.init(digits: digits[...])
        } else if value == "transparent" {
            self.init(0, 0, 0, alpha: 0)
        } else {
            self.init(call: value)
        }
    }

    /// Whether a value is a colour, one that cannot be computed included.
    static func isColour(_ value: String) -> Bool {
        let value = value.lowercased()
        if CSSColour(value) != nil || systemColours.contains(value) { return true }
        let isOpen = value.contains("var(") || value.contains("calc(") || value.contains("from ")
        return TokenKind.isCall(of: functions, value)
            || (isOpen && TokenKind.isCall(of: ["rgb", "rgba", "hsl", "hsla"], value))
    }

    /// The names that colours have.
    static var knownNames: [String] { names.keys.sorted() }

    private static let functions = ["hwb", "lab", "lch", "oklab", "oklch", "color", "color-mix", "light-dark"]
    private static let systemColours: Set<String> = [
        "currentcolor", "canvas", "canvastext", "linktext", "visitedtext", "activetext", "buttonface", "buttontext",
        "buttonborder",
        "field", "fieldtext", "highlight", "highlighttext", "selecteditem", "selecteditemtext", "mark", "marktext",
        "graytext",
        "accentcolor", "accentcolortext",
    ]

    private init?(digits: Substring) {
        guard digits.allSatisfy(\.isHexDigit), digits.allSatisfy(\.isASCII) else { return nil }
        let values = digits.compactMap(\.hexDigitValue)
        let parts: [Int]
        switch values.count {
        case 3, 4: parts = values.map { $0 * 17 }
        case 6, 8: parts = stride(from: 0, to: values.count, by: 2).map { values[$0] * 16 + values[$0 + 1] }
        default: return nil
        }
        let shares = parts.map { Double($0) / 255 }
        self.init(shares[0], shares[1], shares[2], alpha: shares.count > 3 ? shares[3] : 1)
    }

    /// `rgb(12 34 56 / 50%)`, `hsl(210, 40%, 30%)` and the like.
    private init?(call: String) {
        guard let bracket = call.firstIndex(of: "("), call.hasSuffix(")") else { return nil }
        let words = call[call.index(after: bracket)...].dropLast().split { $0.isWhitespace || $0 == "," || $0 == "/" }
        let numbers = words.compactMap { CSSNumber($0) }
        guard numbers.count == words.count, numbers.count == 3 || numbers.count == 4 else { return nil }
        let alpha = numbers.count < 4 ? 1 : numbers[3].unit == "%" ? numbers[3].value / 100 : numbers[3].value
        switch call[..<bracket] {
        case "rgb", "rgba":
            guard numbers.prefix(3).allSatisfy({ $0.unit.isEmpty || $0.unit == "%" }) else { return nil }
            let parts = numbers.prefix(3).map { Self.bounded($0.unit == "%" ? $0.value / 100 : $0.value / 255) }
            self.init(parts[0], parts[1], parts[2], alpha: Self.bounded(alpha))
        case "hsl", "hsla":
            guard ["", "deg"].contains(numbers[0].unit) else { return nil }
            let (saturation, light) = (Self.bounded(numbers[1].value / 100), Self.bounded(numbers[2].value / 100))
            let part = { (step: Double) -> Double in
                let turn = (step + numbers[0].value / 30).truncatingRemainder(dividingBy: 12)
                let place = turn < 0 ? turn + 12 : turn
                return light - saturation * min(light, 1 - light) * max(-1, min(place - 3, 9 - place, 1))
            }
            self.init(part(0), part(8), part(4), alpha: Self.bounded(alpha))
        default: return nil
        }
    }

    private static func bounded(_ value: Double) -> Double { min(max(value, 0), 1) }

    // MARK: Light

    /// The contrast of this colour on another one, from 1 to 21, by the formula of WCAG 2; nil on a ground that is seen through.
    func contrast(on ground: CSSColour) -> Double? {
        guard ground.alpha == 1 else { return nil }
        let mixed = { (own: Double, under: Double) in own * alpha + under * (1 - alpha) }
        let seen = CSSColour(mixed(red, ground.red), mixed(green, ground.green), mixed(blue, ground.blue))
        let (lighter, darker) = (max(seen.light, ground.light), min(seen.light, ground.light))
        return (lighter + 0.05) / (darker + 0.05)
    }

    private var light: Double { 0.2126 * Self.linear(red) + 0.7152 * Self.linear(green) + 0.0722 * Self.linear(blue) }

    private static func linear(_ part: Double) -> Double {
        if part <= 0.04045 { return part / 12.92 }
        let base = (part + 0.055) / 1.055
        // base ^ 2.4 is base² and the fifth root of base², which Newton's method finds.
        let square = base * base
        var root = 1.0
        for _ in 0..<40 { root -= (root * root * root * root * root - square) / (5 * root * root * root * root) }
        return square * root
    }
}
