internal import Redaction
internal import ReportModel

/// What stands inside a chart's SVG: lengths across are per cent of the width, lengths down are pixels, so that text keeps
/// its size on every screen.
struct Drawing {
    var height: Double
    /// Room for labels to the left of what is drawn, and to the right of it where the chart is wide: pixels, by eights.
    var gutter = 0.0, end = 0.0
    var marks: [HTMLNode] = []
    /// What the drawing leaves out, in sentences.
    var remarks: [Public] = []
    /// Name, colour and dashes of the lines, or shape of the marks.
    var legend: [(swatch: HTMLNode, name: Public)] = []
    /// Whether the legend is for narrow charts only, because lines are labelled in wide ones.
    var isLegendNarrow = false

    /// Most marks across: more would be narrower than a pixel or two on a phone.
    static let columns = 200
    /// Most rows down; the table has the rest.
    static let rows = 40
    static let widestGutter = 104.0, widestEnd = 136.0
}

extension HTMLNode {
    /// Text of a drawing at `x` per cent.
    static func label(
        _ text: Public, x: Double, y: Double, anchor: StaticString = "start", _ classes: ClassName = "label"
    ) -> HTMLNode {
        element(.text, [.classes(classes), .percent(.x, x), .number(.y, y), .word(.anchor, anchor)], [.value(text)])
    }

    /// A horizontal rule across the drawing.
    static func rule(y: Double, _ name: ClassName) -> HTMLNode {
        element(.line, [.classes(name), .number(.x1, 0), .number(.y1, y), .percent(.x2, 100), .number(.y2, y)])
    }

    /// A vertical rule at `x` per cent.
    static func rule(x: Double, from top: Double, to bottom: Double, _ name: ClassName) -> HTMLNode {
        element(.line, [.classes(name), .percent(.x1, x), .number(.y1, top), .percent(.x2, x), .number(.y2, bottom)])
    }

    /// A mark that also tells its tone by shape: ✕ bad, ▲ warning, ◆ good, ○ muted, ● others; centred on 0, 0.
    static func glyph(_ tone: Tone) -> HTMLNode {
        switch tone {
        case .bad:
            element(.path, [.classes("glyph-open", ClassName(tone)), .path(cross)])
        case .warning:
            element(
                .path,
                [.classes("glyph", ClassName(tone)), .path(PathOutline([(0, -5), (5, 4), (-5, 4)], closed: true))])
        case .good:
            element(
                .path,
                [
                    .classes("glyph", ClassName(tone)),
                    .path(PathOutline([(0, -5), (5, 0), (0, 5), (-5, 0)], closed: true)),
                ])
        case .muted: element(.circle, [.classes("glyph-open", ClassName(tone)), .number(.r, 3.5)])
        case .neutral, .primary, .secondary: element(.circle, [.classes("glyph", ClassName(tone)), .number(.r, 4)])
        }
    }

    private static var cross: PathOutline {
        var path = PathOutline([(-4, -4), (4, 4)])
        path.move(to: 4, -4)
        path.line(to: -4, 4)
        return path
    }

    /// A glyph as a small picture in running text; hidden from screen readers, a word stands beside it.
    static func icon(_ tone: Tone) -> HTMLNode {
        element(
            .svg,
            [
                .classes("icon"), .viewBox(width: 14, height: 14), .number(.width, 14), .number(.height, 14),
                .word(.hidden, "true"), .word(.focusable, "false"),
            ], [element(.svg, [.number(.x, 7), .number(.y, 7), .classes("origin")], [glyph(tone)])])
    }
}
