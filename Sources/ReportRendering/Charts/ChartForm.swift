internal import Redaction

/// How wide a chart is shown: drawings are stretched, their texts are not, so that some texts have a form for each width. The
/// style sheet shows the one that fits, and the narrowest where a browser cannot tell.
enum ChartForm: Int, CaseIterable {
    case phone, narrow, medium, wide

    /// The least width of a chart in this form, in pixels; the same numbers stand in the style sheet.
    var leastWidth: Double {
        switch self {
        case .phone: 204
        case .narrow: 300
        case .medium: 460
        case .wide: 740
        }
    }

    /// Whether there is room for labels behind the drawing.
    var hasEnd: Bool { self == .medium || self == .wide }

    var name: ClassName {
        switch self {
        case .phone: "form-phone"
        case .narrow: "form-narrow"
        case .medium: "form-medium"
        case .wide: "form-wide"
        }
    }
}

extension HTMLNode {
    /// Marks in the form that each width asks for; what is the same in all of them is written once.
    static func formed<Value: Equatable>(_ value: (ChartForm) -> Value, _ marks: (Value) -> [HTMLNode]) -> [HTMLNode] {
        var groups: [(value: Value, forms: [ChartForm])] = []
        for form in ChartForm.allCases {
            let own = value(form)
            if let index = groups.firstIndex(where: { $0.value == own }) {
                groups[index].forms.append(form)
            } else {
                groups.append((own, [form]))
            }
        }
        guard groups.count > 1 else { return groups.first.map { marks($0.value) } ?? [] }
        return groups.flatMap { group -> [HTMLNode] in
            let marks = marks(group.value)
            return marks.isEmpty ? [] : [element(.g, [.classes(["form"] + group.forms.map(\.name))], marks)]
        }
    }

    /// A text at the left of a row, cut in the middle where `room` is too little; whoever points at it reads all of it.
    static func rowLabel(
        _ text: Public, x: Double = 0, y: Double, _ size: TextWidth.Size = .label, _ classes: ClassName = "label",
        room: (ChartForm) -> Double
    ) -> [HTMLNode] {
        formed({ text.fitted(to: room($0), size) }) { shown in
            let whole = shown == text ? [] : [element(.title, [], [.value(text)])]
            return [
                element(
                    .text, [.classes(classes), .number(.x, x), .number(.y, y), .word(.anchor, "start")],
                    whole + [.value(shown)])
            ]
        }
    }

    /// A text at the left of a row that has a figure at its right end.
    static func rowLabel(_ text: Public, x: Double = 0, y: Double, before figure: Public) -> [HTMLNode] {
        let taken = x + TextWidth.width(figure, .figure) + 14
        return rowLabel(text, x: x, y: y) { $0.leastWidth - taken }
    }
}
