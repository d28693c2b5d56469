/// How the app's script changes a page: pure functions from document to document, each without effect the second time.
///
/// The script runs at the end of every document, in every frame, and again on the parts that change. It logs nothing.
struct PageCustomisation: Sendable, Hashable {
    /// A text that stands for another one.
    struct Replacement: Sendable, Hashable {
        var from: String
        var to: String
    }

    /// The attribute that marks the document element of the site's pages.
    static let siteMark = "data-app-site"
    /// The attribute that marks a heading that was changed.
    static let headingMark = "data-app-heading"
    /// The id of the style element.
    static let styleID = "app-style"
    /// What the viewport is set to: no zoom.
    static let viewport = "width=device-width, initial-scale=1, maximum-scale=1, user-scalable=no"
    /// Events whose usual effect is prevented.
    static let preventedEvents = ["selectstart", "contextmenu", "dragstart"]
    /// Attributes in which a video's id is part of a longer text, and those that are the id alone.
    static let attributesWithVideo = ["src", "data-src", "href", "poster", "style"]
    static let attributesOfVideo = ["videoid", "video-id", "data-video-id"]
    /// The style: rules for the site's pages need the mark of their document element.
    static let style = """
        html[data-app-site] body { background: #47147A; }
        html[data-app-site] .col.col-12.col-lg-4 { color: #FFBF2E; }
        html[data-app-site] .sidebar-toggler { display: none; }
        """

    var heading = Replacement(from: "App testing", to: "WhiteOut")
    var video = Replacement(from: "5NV6Rdv1a3I", to: "h_D3VFfhvs4")
    /// The address of the audio, compared as a whole.
    var audio = Replacement(from: "https://nsq.market/audio/testing.ogg", to: "https://nsq.market/audio/testing.mp3")

    /// Whether a host is one of the site's: `nsq.market` itself or a host under it.
    static func isSite(host: String) -> Bool {
        host == "nsq.market" || host.hasSuffix(".nsq.market")
    }

    /// The page of a host after the script ran, and how many audio elements began to load anew.
    func customised(_ page: PageElement, host: String) -> (page: PageElement, reloads: Int) {
        var page = styled(withViewport(page))
        guard Self.isSite(host: host) else { return (page, 0) }
        page.attributes[Self.siteMark] = "true"
        return observed(page, host: host)
    }

    /// What the observer repeats when something in the page changed: heading, videos, audio.
    func observed(_ page: PageElement, host: String) -> (page: PageElement, reloads: Int) {
        guard Self.isSite(host: host) else { return (page, 0) }
        return withAudio(withVideos(withHeading(page)))
    }

    /// The viewport, set where there is one, else added to the head.
    func withViewport(_ page: PageElement) -> PageElement {
        let isViewport = { (element: PageElement) in element.tag == "meta" && element.attributes["name"] == "viewport" }
        guard page.first(where: isViewport) == nil else {
            return page.changed { element in
                if isViewport(element) { element.attributes["content"] = Self.viewport }
            }
        }
        let meta = PageElement("meta", ["name": "viewport", "content": Self.viewport])
        return adding(meta, to: page)
    }

    /// The style element, once: known by its id.
    func styled(_ page: PageElement) -> PageElement {
        guard page.first(where: { $0.attributes["id"] == Self.styleID }) == nil else { return page }
        return adding(PageElement("style", ["id": Self.styleID], [.text(Self.style)]), to: page)
    }

    /// Third-level headings with the wanted text, blanks around it aside, get the new one and a mark.
    func withHeading(_ page: PageElement) -> PageElement {
        page.changed { element in
            guard element.tag == "h3", trimmed(element.text) == heading.from else { return }
            element.children = [.text(heading.to)]
            element.attributes[Self.headingMark] = "true"
        }
    }

    /// The video's id, in every element: inside some attributes, and where another one is nothing but the id.
    func withVideos(_ page: PageElement) -> PageElement {
        page.changed { element in
            for name in Self.attributesWithVideo {
                guard let value = element.attributes[name], value.contains(video.from) else { continue }
                element.attributes[name] = value.split(separator: video.from, omittingEmptySubsequences: false)
                    .joined(separator: video.to)
            }
            for name in Self.attributesOfVideo where element.attributes[name] == video.from {
                element.attributes[name] = video.to
            }
        }
    }

    /// Sources of audio with exactly the wanted address get the other one and its type, and their audio loads anew.
    func withAudio(_ page: PageElement) -> (page: PageElement, reloads: Int) {
        var reloads = 0
        let changed = page.changed { element in
            guard element.tag == "audio" else { return }
            var didChange = false
            element.children = element.children.map { child in
                guard case .element(var source) = child, source.tag == "source",
                    source.attributes["src"] == audio.from
                else { return child }
                source.attributes["src"] = audio.to
                source.attributes["type"] = "audio/mpeg"
                didChange = true
                return .element(source)
            }
            if didChange { reloads += 1 }
        }
        return (changed, reloads)
    }

    /// The page with an element at the end of its head, or at its own end when it has none.
    private func adding(_ addition: PageElement, to page: PageElement) -> PageElement {
        var isAdded = false
        var result = page.changed { element in
            guard element.tag == "head", !isAdded else { return }
            element.children.append(.element(addition))
            isAdded = true
        }
        if !isAdded { result.children.append(.element(addition)) }
        return result
    }

    private func trimmed(_ text: String) -> Substring {
        let start = text.drop { $0.isWhitespace }
        guard let end = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
        return start[...end]
    }
}
