import BuiltInTemplates
import Foundation
import Redaction
import ReportRendering
import Testing
import Texts

@testable import SiteGenerator

/// The built-in page with every kind of block in it. `CTREPORT_SAMPLE_DIR` names a folder to write it to, for looking at.
@Suite struct BuiltInPageTests {
    static func page(_ document: Document = SamplePage.document) throws -> String {
        let entries = [
            ("Overview", "index.html"), ("Splash", "splash.html"), ("Flows", "flows.html"),
            ("Launches", "launches.html"),
        ]
        let navigation: [[String: Template.Value]] = [
            [
                "label": .text("App"), "is-labelled": .flag(true),
                "entries": .list(
                    entries.map {
                        [
                            "title": .text(Public(authored: $0.0)), "href": .text(Public(authored: $0.1)),
                            "is-current": .flag($0.0 == "Splash"),
                        ]
                    }),
            ],
            [
                "label": .text("Capture"), "is-labelled": .flag(true),
                "entries": .list(
                    ["Quality", "Redaction", "Inputs"].map {
                        ["title": .text(Public(authored: $0)), "href": .text("x.html"), "is-current": .flag(false)]
                    }),
            ],
        ]
        return try TemplateSet(files: builtInTemplates).rendered(
            "page.html",
            with: FrameWords.values(in: .english).merging([
                "title": .text("Splash"), "site-title": .text("Analytics report"),
                "description": .text("Splash of \"Orion\""),
                "app": .text("Orion & co"), "root": .text(""), "home": .text("index.html"),
                "navigation": .list(navigation),
                "content": .html(document.html()), "has-neighbours": .flag(true),
                "previous": .list([["title": .text("Overview"), "href": .text("index.html")]]),
                "next": .list([["title": .text("Flows"), "href": .text("flows.html")]]), "markdown": .text("splash.md"),
                "json": .text("report.json"),
                "about": .list([["title": .text("About"), "href": .text("about.html")]]),
                "generator": .text("ctreport"), "version": .text("1.0"),
            ]) { $1 })
    }

    @Test func nothingThatAStrictPolicyBlocks() throws {
        var page = try Self.page() + Self.page(SamplePage.edges)
        for script in ["words.js", "site.js"] {
            let element = "<script src=\"\(script)\"></script>\n"
            #expect(page.contains(element))
            page = page.replacing(element, with: "")
        }
        for word in ["<script", "<style", " style=", "data:", "<use", "<iframe", "<object", " onload", " src="] {
            #expect(!page.contains(word), "found \(word)")
        }
        #expect(page.contains("&lt;script&gt;"))
        #expect(page.contains("aria-current=\"page\""))
        #expect(page.contains("<title>Splash · Orion &amp; co · Analytics report</title>"))
    }

    @Test func sameBytesOnEachRun() throws {
        #expect(try Self.page() == Self.page())
        if let folder = ProcessInfo.processInfo.environment["CTREPORT_SAMPLE_DIR"] {
            let folder = URL(fileURLWithPath: folder)
            try Data(Self.page().utf8).write(to: folder.appendingPathComponent("splash.html"))
            try Data(Self.page(SamplePage.edges).utf8).write(to: folder.appendingPathComponent("edges.html"))
            try Data(SamplePage.document.markdown().utf8).write(to: folder.appendingPathComponent("splash.md"))
            for sheet in ["style.css", "tokens.css"] {
                try Data(builtInTemplates[sheet] ?? []).write(to: folder.appendingPathComponent(sheet))
            }
        }
    }
}
