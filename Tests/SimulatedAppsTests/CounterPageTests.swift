import Testing

@testable import SimulatedApps

@Suite struct CounterPageTests {
    private let customisation = PageCustomisation()

    private func page(_ body: [PageElement]) -> PageElement {
        PageElement(
            "html", [:],
            [
                .element(PageElement("head", [:], [.element(PageElement("title", [:], [.text("Page")]))])),
                .element(PageElement("body", [:], body.map { .element($0) })),
            ])
    }

    @Test(arguments: [
        ("nsq.market", true), ("lk.nsq.market", true), ("a.b.nsq.market", true), ("notnsq.market", false),
        ("nsq.market.evil.com", false), ("NSQ.market", false), ("", false),
    ])
    func theSiteIsTheHostAndThoseUnderIt(_ host: String, _ isSite: Bool) {
        #expect(PageCustomisation.isSite(host: host) == isSite)
        let changed = customisation.customised(page([]), host: host).page
        #expect((changed.attributes[PageCustomisation.siteMark] != nil) == isSite)
    }

    @Test func viewportAndStyleComeToEveryPageOnce() throws {
        let first = customisation.customised(page([]), host: "example.com").page
        let viewport = try #require(first.first { $0.attributes["name"] == "viewport" })
        #expect(viewport.attributes["content"]?.contains("user-scalable=no") == true)
        let style = try #require(first.first { $0.tag == "style" })
        #expect(style.text.contains("#47147A") && style.text.contains("#FFBF2E"))
        #expect(customisation.customised(first, host: "example.com").page == first)
        let own = PageElement("meta", ["name": "viewport", "content": "width=980"])
        let set = customisation.customised(page([own]), host: "example.com").page
        #expect(set.first { $0.attributes["content"] == "width=980" } == nil)
    }

    @Test(arguments: [
        ("h3", "  App testing\n", "WhiteOut"), ("h3", "App testing now", "App testing now"),
        ("h2", "App testing", "App testing"), ("h3", "app testing", "app testing"), ("h3", "", ""),
    ])
    func onlyTheHeadingItselfIsReplaced(_ tag: String, _ text: String, _ expected: String) throws {
        let original = page([PageElement(tag, [:], [.text(text)])])
        let changed = customisation.customised(original, host: "lk.nsq.market").page
        let heading = try #require(changed.first { $0.tag == tag })
        #expect(heading.text == expected)
        #expect((heading.attributes[PageCustomisation.headingMark] != nil) == (expected == "WhiteOut"))
        let foreign = customisation.customised(original, host: "example.com").page
        #expect(foreign.first { $0.tag == tag }?.text == text)
    }

    @Test(arguments: PageCustomisation.attributesWithVideo)
    func aVideoIsReplacedInsideTheseAttributes(_ name: String) {
        let original = PageElement("div", [name: "https://host/5NV6Rdv1a3I/x?v=5NV6Rdv1a3I"])
        let changed = customisation.withVideos(original)
        #expect(changed.attributes[name] == "https://host/h_D3VFfhvs4/x?v=h_D3VFfhvs4")
        #expect(customisation.withVideos(changed) == changed)
    }

    @Test(arguments: PageCustomisation.attributesOfVideo)
    func aVideoIsReplacedWhereItIsTheWholeAttribute(_ name: String) {
        #expect(customisation.withVideos(PageElement("b", [name: "5NV6Rdv1a3I"])).attributes[name] == "h_D3VFfhvs4")
        #expect(customisation.withVideos(PageElement("b", [name: "x5NV6Rdv1a3I"])).attributes[name] == "x5NV6Rdv1a3I")
        #expect(
            customisation.withVideos(PageElement("b", ["title": "5NV6Rdv1a3I"])).attributes["title"] == "5NV6Rdv1a3I")
    }

    @Test func audioOfExactlyOneAddressLoadsAnew() throws {
        let sources = [customisation.audio.from, customisation.audio.from + "?x", "https://other/a.ogg"]
        let audio = PageElement(
            "audio", [:], sources.map { .element(PageElement("source", ["src": $0, "type": "audio/ogg"])) })
        let first = customisation.customised(page([audio]), host: "nsq.market")
        #expect(first.reloads == 1)
        let changed = try #require(first.page.first { $0.tag == "audio" })
        #expect(changed.first { $0.attributes["src"] == customisation.audio.to }?.attributes["type"] == "audio/mpeg")
        #expect(changed.first { $0.attributes["src"] == sources[1] }?.attributes["type"] == "audio/ogg")
        let second = customisation.customised(first.page, host: "nsq.market")
        #expect(second.page == first.page && second.reloads == 0)
    }

    @Test func whatAppearsLaterIsChangedByTheObserver() {
        let heading = PageElement("h3", [:], [.text("App testing")])
        #expect(
            customisation.observed(page([heading]), host: "nsq.market").page.first { $0.tag == "h3" }?.text
                == "WhiteOut")
        #expect(customisation.observed(page([heading]), host: "example.com").page == page([heading]))
    }
}
