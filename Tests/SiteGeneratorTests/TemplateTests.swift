import Diagnostics
import Redaction
import ReportRendering
import Testing

@testable import SiteGenerator

@Suite struct TemplateTests {
    static let values: [String: Template.Value] = [
        "title": .text("A & \"B\" <c>"), "body": .html(HTML(escaping: "<b>")), "yes": .flag(true), "no": .flag(false),
        "rows": .list([["name": .text("1")], ["name": .text("2"), "title": .text("own")]]), "none": .list([]),
    ]

    struct Case: Sendable {
        var template: String
        var text: String
    }

    static let cases = [
        Case(template: "", text: ""), Case(template: "é { } }} {", text: "é { } }} {"),
        Case(template: "<a title=\"{{title}}\">", text: "<a title=\"A &amp; &quot;B&quot; &lt;c&gt;\">"),
        Case(template: "{{{body}}}", text: "&lt;b&gt;"),
        Case(template: "{{ title }}|{{! a {{b }}|", text: "A &amp; &quot;B&quot; &lt;c&gt;||"),
        Case(template: "{{#yes}}y{{/yes}}{{^yes}}n{{/yes}}{{#no}}y{{/no}}{{^no}}n{{/no}}", text: "yn"),
        Case(
            template: "{{#rows}}{{name}}{{#yes}} {{/yes}}{{/rows}}{{^none}}empty{{/none}}{{^rows}}x{{/rows}}",
            text: "1 2 empty"),
        Case(template: "a\n  {{#rows}}  \n- {{name}}\n{{/rows}}\r\nb", text: "a\n- 1\n- 2\nb"),
        Case(template: "{{#yes}}\nx\n{{/yes}}", text: "x\n"),
        Case(template: "a {{#yes}}\nx{{/yes}}\n", text: "a \nx\n"),
        Case(template: "[{{> part.html}}]", text: "[part 漢]"),
        Case(template: "{{#rows}}{{> row.html}}{{/rows}}", text: "1;2;"),
    ]

    static func render(_ template: String) throws(Diagnostic) -> String {
        try TemplateSet(files: [
            "page.html": Array(template.utf8), "part.html": Array("part 漢".utf8), "row.html": Array("{{name}};".utf8),
            "loop.html": Array("{{> loop.html}}".utf8),
        ]).rendered("page.html", with: values)
    }

    @Test(arguments: cases)
    func renders(_ sample: Case) throws {
        #expect(try Self.render(sample.template) == sample.text)
    }

    struct Refusal: Sendable {
        var template: String
        var error: String
    }

    static let refusals = [
        Refusal(
            template: "é\n {{tittle}}",
            error: "page.html:2:2+10 template.key expected a key of this page, found 'tittle' (title)"),
        Refusal(template: "{{body}}", error: "page.html:1:1+8 template.kind expected text, found that 'body' is HTML"),
        Refusal(
            template: "{{{title}}}", error: "page.html:1:1+11 template.kind expected HTML, found that 'title' is text"),
        Refusal(
            template: "{{#title}}{{/title}}",
            error: "page.html:1:1+10 template.kind expected a list or a flag, found that 'title' is text"),
        Refusal(template: "\n{{#yes}}", error: "page.html:2:1+8 template.section section 'yes' is never closed"),
        Refusal(
            template: "{{#yes}}{{/no}}", error: "page.html:1:9+7 template.section expected {{/yes}}, found {{/no}}"),
        Refusal(
            template: "{{/no}}", error: "page.html:1:1+7 template.section expected no section to close, found {{/no}}"),
        Refusal(template: "x {{title", error: "page.html:1:3+2 template.tag expected '}}' after this tag"),
        Refusal(template: "{{{body}}", error: "page.html:1:1+2 template.tag expected '}}}' after this tag"),
        Refusal(
            template: "{{}}",
            error: "page.html:1:1+4 template.tag expected a name of letters, digits, '-' and '.', found ''"),
        Refusal(
            template: "{{a b}}",
            error: "page.html:1:1+7 template.tag expected a name of letters, digits, '-' and '.', found 'a b'"),
        Refusal(
            template: "{{> prat.html}}",
            error:
                "page.html:1:1+15 template.partial expected loop.html, page.html, part.html or row.html, found 'prat.html' (part.html)"
        ),
        Refusal(
            template: "{{> loop.html}}",
            error: "loop.html:1:1+15 template.depth 'loop.html' includes itself, or nests deeper than 16"),
    ]

    @Test(arguments: refusals)
    func refuses(_ sample: Refusal) {
        let error = #expect(throws: Diagnostic.self) { try Self.render(sample.template) }
        guard let error, let place = error.place else { return }
        let suggestion = error.suggestion.map { " (\($0))" } ?? ""
        let text =
            "\(place.file):\(place.line):\(place.column)+\(place.length) \(error.code) \(error.message)\(suggestion)"
        #expect(text == sample.error)
    }
}
