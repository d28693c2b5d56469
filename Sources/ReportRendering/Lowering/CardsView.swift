internal import Redaction
internal import ReportModel

/// Key figures side by side.
enum CardsView {
    static func node(for cards: [Card]) -> HTMLNode {
        element(.ul, [.classes("cards")], cards.map(card))
    }

    private static func card(_ card: Card) -> HTMLNode {
        let label: HTMLNode =
            card.page.map { element(.a, [.href(.page($0))], [.text(card.label)]) } ?? .text(card.label)
        var children = [
            element(.p, [.classes("card-label")], [label]),
            element(.p, [.classes("card-value")], [.value(card.value)]),
        ]
        if let detail = card.detail {
            children.append(element(.p, [.classes("card-detail")], [.running(detail)]))
        }
        if let verdict = card.verdict {
            let icon: [HTMLNode] = card.tone.sign.isEmpty ? [] : [.icon(card.tone)]
            children.append(
                element(.p, [.classes("card-verdict", "verdict", ClassName(card.tone))], icon + [.text(verdict)]))
        }
        if let values = card.sparkline, let picture = SparklineDrawing.picture(of: values) {
            children.append(picture)
        }
        let figure = card.metric.map { [HTMLAttribute.metric($0)] } ?? []
        let limit = card.limit.map { [HTMLAttribute.limit($0)] } ?? []
        return element(.li, [.classes("card", ClassName(card.tone))] + figure + limit, children)
    }
}
