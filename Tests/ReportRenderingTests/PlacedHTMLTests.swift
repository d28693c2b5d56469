import Redaction
import Testing

@testable import ReportRendering

/// Pages that stand in one document.
@Suite struct PlacedHTMLTests {
    struct Case: Sendable {
        var html: String
        var placed: String
    }

    static let cases = [
        Case(html: "", placed: ""),
        Case(html: "a > b \u{201C}ü\u{201D}", placed: "a > b \u{201C}ü\u{201D}"),
        Case(html: #"<h1 id="top">T</h1><h6>x</h6>"#, placed: #"<h2 id="one.top">T</h2><h6>x</h6>"#),
        Case(html: "<hr /><h12>x</h12>", placed: "<hr /><h12>x</h12>"),
        Case(html: ##"<a href="#finding_a.b">x</a>"##, placed: ##"<a href="#one.finding_a.b">x</a>"##),
        Case(html: #"<a href="two.html">x</a>"#, placed: ##"<a href="#two.">x</a>"##),
        Case(html: #"<a class="k" href="two.html#part">x</a>"#, placed: ##"<a class="k" href="#two.part">x</a>"##),
        Case(html: #"<a class="k" href="three.html">x</a>"#, placed: #"<a class="k" >x</a>"#),
        Case(html: #"<a href="report.json">x</a>"#, placed: "<a >x</a>"),
        Case(
            html: #"<a href="https://example.org/two.html">x</a>"#,
            placed: #"<a href="https://example.org/two.html">x</a>"#),
        Case(
            html: #"<svg aria-labelledby="a b" role="img"><title id="a">1 &lt; 2</title></svg>"#,
            placed: #"<svg aria-labelledby="one.a one.b" role="img"><title id="one.a">1 &lt; 2</title></svg>"#),
        Case(html: #"<p title="id=&quot;x&quot; > y">z</p>"#, placed: #"<p title="id=&quot;x&quot; > y">z</p>"#),
        Case(html: #"<a href="cut"#, placed: "<a "),
    ]

    @Test(arguments: cases)
    func idsAndLinksAreThoseOfTheDocument(_ sample: Case) {
        #expect(HTML(trusted: sample.html).placed(on: "one", among: ["one", "two"]).text == sample.placed)
    }

    @Test func aStyleSheetThatEndsItsElementIsNone() {
        #expect(HTML(headText: Array("p { color: red }".utf8))?.text == "p { color: red }")
        #expect(HTML(headText: Array("</style><p>".utf8)) == nil)
        #expect(HTML(headText: Array("<!-- p".utf8)) == nil)
    }
}
