public import Diagnostics
internal import ReportModel

/// A link of a page as its author wrote it.
public struct AuthoredLink: Sendable, Hashable {
    /// Where it leads.
    public var target: LinkTarget
    /// Where it stands.
    public var place: SourcePlace
}

extension Document {
    /// The document with every link's target replaced by what `target` gives; where that is nil, its text stays alone.
    public func relinked(_ target: (LinkTarget) -> LinkTarget?) -> Document {
        var document = self
        document.blocks = Self.relinked(blocks, target)
        return document
    }

    /// The document with the anchors of another one of the same headings, in their order.
    public func anchored(like other: Document) -> Document {
        let anchors = other.blocks.compactMap { block -> String?? in
            if case .heading(_, _, let anchor) = block { anchor } else { nil }
        }
        var rest = anchors[...]
        var document = self
        document.blocks = blocks.map { block in
            guard case .heading(let level, let text, _) = block, let anchor = rest.popFirst() else { return block }
            return .heading(level: level, text, anchor: anchor)
        }
        return document
    }

    /// The anchors of the document's headings.
    public var anchors: Set<String> {
        Set(blocks.compactMap { if case .heading(_, _, let anchor) = $0 { anchor } else { nil } })
    }

    // Recursion is bounded by `nestingLimit`.
    private static func relinked(_ blocks: [Block], _ target: (LinkTarget) -> LinkTarget?) -> [Block] {
        blocks.map { block in
            switch block {
            case .heading(let level, let text, let anchor):
                .heading(level: level, relinked(text, target), anchor: anchor)
            case .paragraph(let text): .paragraph(relinked(text, target))
            case .list(let isOrdered, let entries):
                .list(isOrdered: isOrdered, entries: entries.map { relinked($0, target) })
            case .quote(let inner): .quote(relinked(inner, target))
            case .details(let summary, let inner): .details(summary: summary, relinked(inner, target))
            case .note(let tone, let inner): .note(tone, relinked(inner, target))
            case .code, .rule, .cards, .table, .chart, .findings, .filter, .slot: block
            }
        }
    }

    private static func relinked(_ text: [Inline], _ target: (LinkTarget) -> LinkTarget?) -> [Inline] {
        text.flatMap { inline -> [Inline] in
            switch inline {
            case .emphasis(let inner): [.emphasis(relinked(inner, target))]
            case .strong(let inner): [.strong(relinked(inner, target))]
            case .link(let old, let inner):
                target(old).map { [.link($0, inner)] } ?? inner
            case .text, .code, .lineBreak: [inline]
            }
        }
    }
}
