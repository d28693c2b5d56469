/// Articles of the documentation that are made of the tables.
enum Articles {
    /// `ReportBlocks.md`: every block.
    static var blocks: String {
        let sections = BlockGuide.all.map { block -> String in
            var text = "## \(block.name)\n\n\(block.summary.prefix(1).uppercased())\(block.summary.dropFirst()).\n\n"
            text +=
                "```text\nctreport \(block.usage)\n" + (block.entryUsage.map { "\($0)   (lines)\n" } ?? "") + "```\n"
            for option in block.options { text += "\n- `\(option.usage)`: \(option.summary)" }
            return text + (block.options.isEmpty ? "" : "\n")
        }
        return """
            # Report blocks

            What pages can show. A block is a fence whose first line is `ctreport` and the block's words; some blocks have lines inside.
            What stands in brackets may be left out; texts stand in straight double quotes. A figure of another app than the page's is
            named with it: `APP/METRIC`. The figures that there are: `ctreport site blocks CAPTURE`.

            \(sections.joined(separator: "\n"))
            """
    }

    /// `TemplateValues.md`: the values of templates.
    static var templates: String {
        """
        # Values of templates

        What `page.html`, or another template that a page names, may show. Templates are a strict subset of Mustache: a name that is
        not in this table, or a tag of another kind than the value, is an error with file, line and column, in sections that a page
        skips as well.

        | tag | shows |
        |---|---|
        | `{{name}}` | text, escaped for elements and quoted attributes |
        | `{{{name}}}` | HTML that ctreport made |
        | `{{#name}} … {{/name}}` | its inside once for a flag that is set, once an entry of a list |
        | `{{^name}} … {{/name}}` | its inside when the flag is not set or the list is empty |
        | `{{> part.html}}` | another template, with the same values |
        | `{{! remark }}` | nothing |

        | value | kind | what it is |
        |---|---|---|
        \(rows(TemplateKey.page, under: "").joined(separator: "\n"))

        """
    }

    private static func rows(_ keys: [TemplateKey], under path: String) -> [String] {
        keys.flatMap { key -> [String] in
            let row = "| `\(path)\(key.name)` | \(key.kind.word) | \(key.summary) |"
            guard case .list(let inner) = key.kind else { return [row] }
            return [row] + rows(inner, under: "\(path)\(key.name) › ")
        }
    }
}
