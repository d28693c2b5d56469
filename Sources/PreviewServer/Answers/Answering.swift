/// Finds the answer to a request: a function of the request and of what is shown now.
struct Answering: Sendable {
    var site: PreviewSite
    /// Tells one state of the site from the next.
    var version: String
    let hosts: HostRule

    /// The answer to a request of this method for this path, as it was sent, to this host.
    func answer(method: String, path: some Sequence<UInt8>, host: String?) -> Answer {
        guard hosts.accepts(host) else {
            return .text(
                status: 403, "ctreport serve answers to 127.0.0.1:\(hosts.port) and localhost:\(hosts.port) only")
        }
        guard ["GET", "HEAD"].contains(method) else {
            return .text(status: 405, "ctreport serve answers GET and HEAD only")
        }
        guard let name = RequestPath.name(of: path) else { return .text(status: 400, "this is no path of a site") }
        switch name {
        case LivePage.eventsName: return .events
        case LivePage.scriptName: return asset(name, PackageResources.live_js)
        case LivePage.styleName: return asset(name, PackageResources.live_css)
        default: return file(name)
        }
    }

    private func file(_ name: String) -> Answer {
        let page = LivePage(version: version, notice: site.notice)
        guard let bytes = site.files[name] else {
            if name == "favicon.ico" {
                return .content(status: 204, type: "image/x-icon", bytes: [], policy: Answer.ownPolicy)
            }
            if site.files.isEmpty, site.notice != nil { return .page(status: 503, page.alone) }
            return .page(status: 404, page.notFound)
        }
        let type = ContentType.type(of: name)
        let isPage = type.hasPrefix("text/html")
        return .content(
            status: 200, type: type, bytes: isPage ? page.added(to: bytes) : bytes, policy: Answer.sitePolicy)
    }

    private func asset(_ name: String, _ bytes: [UInt8]) -> Answer {
        .content(status: 200, type: ContentType.type(of: name), bytes: bytes, policy: Answer.ownPolicy)
    }
}
