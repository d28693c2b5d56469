internal import Redaction
internal import ReportModel
internal import Texts

/// A class name of the style sheet.
struct ClassName: ExpressibleByStringLiteral {
    let name: String

    init(stringLiteral literal: StaticString) {
        name = literal.description
    }

    init(_ tone: Tone) {
        name = "tone-" + tone.rawValue
    }

    /// The class of a drawing's gutter, or of its room at the end, in eights of pixels.
    init(_ place: StaticString, eights: Double) {
        name = "\(place)-\(Int(eights / 8))"
    }
}

/// An id that no heading can have: anchors hold no `_`.
struct ElementID {
    let name: String

    init(_ kind: StaticString, _ number: Int, _ part: StaticString) {
        name = "\(kind)_\(number)_\(part)"
    }

    /// The id of a finding.
    init(finding rule: Public) {
        name = FindingCard.anchor(of: rule).text
    }

    /// The id of a heading.
    init(anchor: String) {
        name = anchor
    }
}

/// An attribute. The names are fixed: there is no `style`, no event handler, no source; values are escaped when written.
struct HTMLAttribute {
    /// Attributes whose value is a number.
    enum NumberName: String {
        case x, y, x1, y1, x2, y2, cx, cy, r, rx, width, height, tabindex
        case limit = "data-limit"
    }

    /// Attributes whose value is one of our words.
    enum WordName: String {
        case role, scope, focusable
        case anchor = "text-anchor"
        case hidden = "aria-hidden"
        case viewBox
        case aspect = "preserveAspectRatio"
        case open
        /// What the page's script looks for.
        case filter = "data-filter"
    }

    /// The attribute with the blank before it.
    let markup: String

    private init(_ name: String, _ value: String) {
        markup = " " + name + "=\"" + HTML.escaped(value) + "\""
    }

    static func classes(_ names: ClassName...) -> HTMLAttribute { classes(names) }

    static func classes(_ names: [ClassName]) -> HTMLAttribute {
        HTMLAttribute("class", names.map(\.name).joined(separator: " "))
    }

    static func id(_ id: ElementID) -> HTMLAttribute {
        HTMLAttribute("id", id.name)
    }

    static func labelledBy(_ ids: ElementID...) -> HTMLAttribute {
        HTMLAttribute("aria-labelledby", ids.map(\.name).joined(separator: " "))
    }

    static func label(_ text: Public) -> HTMLAttribute {
        HTMLAttribute("aria-label", text.visibleText)
    }

    /// The figure that an element shows.
    static func metric(_ id: Public) -> HTMLAttribute {
        HTMLAttribute("data-metric", id.text)
    }

    /// The app whose figures can be filtered here.
    static func app(_ id: Public) -> HTMLAttribute {
        HTMLAttribute("data-app", id.text)
    }

    /// The value that a cell is sorted by, in a form that scripts read.
    static func value(_ value: Double) -> HTMLAttribute {
        var digits = fixedPoint(abs(value), digits: 6)
        while digits.hasSuffix("0"), digits.contains(".") { digits.removeLast() }
        if digits.hasSuffix(".") { digits.removeLast() }
        return HTMLAttribute("data-value", value < 0 ? "-" + digits : digits)
    }

    static func href(_ target: LinkTarget) -> HTMLAttribute {
        HTMLAttribute("href", target.htmlAddress)
    }

    /// A link to a finding of the same page.
    static func href(toFinding rule: Public) -> HTMLAttribute {
        HTMLAttribute("href", "#" + FindingCard.anchor(of: rule).text)
    }

    static func word(_ name: WordName, _ word: StaticString) -> HTMLAttribute {
        HTMLAttribute(name.rawValue, word.description)
    }

    /// A length in pixels or user units.
    static func number(_ name: NumberName, _ value: Double) -> HTMLAttribute {
        HTMLAttribute(name.rawValue, coordinate(value))
    }

    /// What a card's figure may be at most, in full.
    static func limit(_ value: Double) -> HTMLAttribute {
        HTMLAttribute(NumberName.limit.rawValue, Int(exactly: value).map(String.init) ?? "\(value)")
    }

    /// A length in per cent of the drawing's width or height.
    static func percent(_ name: NumberName, _ value: Double) -> HTMLAttribute {
        HTMLAttribute(name.rawValue, coordinate(value) + "%")
    }

    /// A box from 0, 0.
    static func viewBox(width: Double, height: Double) -> HTMLAttribute {
        HTMLAttribute("viewBox", "0 0 " + coordinate(width) + " " + coordinate(height))
    }

    static func path(_ path: PathOutline) -> HTMLAttribute {
        HTMLAttribute("d", path.text)
    }
}

/// The outline of an SVG path; made of numbers only.
struct PathOutline {
    private(set) var text = ""

    mutating func move(to x: Double, _ y: Double) {
        text += "M" + coordinate(x) + " " + coordinate(y)
    }

    mutating func line(to x: Double, _ y: Double) {
        text += "L" + coordinate(x) + " " + coordinate(y)
    }

    mutating func close() {
        text += "Z"
    }

    /// A polygon or an open line through points.
    init(_ points: [(x: Double, y: Double)] = [], closed: Bool = false) {
        for (index, point) in points.enumerated() {
            if index == 0 { move(to: point.x, point.y) } else { line(to: point.x, point.y) }
        }
        if closed { close() }
    }
}

/// A coordinate with at most two decimals, trailing zeros dropped; ASCII minus.
func coordinate(_ value: Double) -> String {
    guard value.isFinite else { return "0" }
    // Nearly all: a drawing has thousands of them.
    if abs(value) < 1e9 {
        let hundredths = Int64((abs(value) * 100).rounded())
        let (whole, rest) = hundredths.quotientAndRemainder(dividingBy: 100)
        let text = value < 0 && hundredths != 0 ? "-\(whole)" : "\(whole)"
        if rest == 0 { return text }
        return rest.isMultiple(of: 10) ? "\(text).\(rest / 10)" : "\(text).\(rest < 10 ? "0" : "")\(rest)"
    }
    var text = fixedPoint(abs(value), digits: 2)
    while text.hasSuffix("0") { text.removeLast() }
    if text.hasSuffix(".") { text.removeLast() }
    return value < 0 && text != "0" ? "-" + text : text
}
