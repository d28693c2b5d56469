/// What a web view tells its owner. There is nothing about failures: the app does not ask for it.
protocol OrionNavigationDelegate: AnyObject {
    func didCommit(title: String)
    func didFinish(title: String)
    func didChangeProgress(to progress: Double)
}

/// The system's web view, as far as the app uses it: one page at a time, a back-forward list, a scale.
final class OrionWebView {
    /// An entry of the back-forward list.
    struct Item: Sendable, Hashable {
        var address: String
        var title: String
        /// The scale at which it was left.
        var zoom: Double
    }

    /// What restoring needs: the list and the place in it.
    struct InteractionState: Sendable, Hashable {
        var items: [Item]
        var index: Int
    }

    private enum Navigation {
        case new(address: String)
        case toItem(Int)
        case reload
    }

    weak var delegate: (any OrionNavigationDelegate)?
    private(set) var items: [Item] = []
    private(set) var index = -1
    private(set) var zoom = 1.0
    private(set) var isLoading = false
    private let host: AppHost
    private let web: () -> OrionWeb
    private var next: Scheduler.Token?

    init(host: AppHost, web: @escaping () -> OrionWeb) {
        self.host = host
        self.web = web
    }

    var canGoBack: Bool { index > 0 }
    var canGoForward: Bool { index >= 0 && index + 1 < items.count }
    /// The title of the page that is shown.
    var title: String { items.indices.contains(index) ? items[index].title : "" }

    func load(_ address: String) { start(.new(address: address)) }

    func goBack() {
        if canGoBack { start(.toItem(index - 1)) }
    }

    func goForward() {
        if canGoForward { start(.toItem(index + 1)) }
    }

    func reload() {
        if index >= 0 { start(.reload) }
    }

    /// The list as it can be kept. Setting it loads the page that was shown.
    var interactionState: InteractionState? {
        get {
            guard items.indices.contains(index) else { return nil }
            var kept = items
            kept[index].zoom = zoom
            return InteractionState(items: kept, index: index)
        }
        set {
            guard let newValue, newValue.items.indices.contains(newValue.index) else { return }
            items = newValue.items
            index = newValue.index
            zoom = items[index].zoom
            start(.toItem(newValue.index))
        }
    }
}

extension OrionWebView {
    /// Fingers spread by a factor; the scale stays where the page allows it.
    func pinch(by factor: Double) {
        guard items.indices.contains(index) else { return }
        let range = web().page(at: items[index].address).zoomRange
        zoom = min(range.upperBound, max(range.lowerBound, zoom * factor))
    }

    /// A load takes the place of one that still runs, which then never ends.
    private func start(_ navigation: Navigation) {
        if let next { host.scheduler.cancel(next) }
        let address =
            switch navigation {
            case .new(let address): address
            case .toItem(let item): items[item].address
            case .reload: items[index].address
            }
        let page = web().page(at: address)
        isLoading = true
        delegate?.didChangeProgress(to: 0.1)
        next = host.scheduler.schedule(after: page.commitLatency) { [self] in
            if page.failure == .beforeCommit { return fail() }
            commit(navigation, page)
            next = host.scheduler.schedule(after: page.finishLatency) { [self] in
                page.failure == .afterCommit ? fail() : finish(page)
            }
        }
    }

    private func commit(_ navigation: Navigation, _ page: OrionPage) {
        if items.indices.contains(index) { items[index].zoom = zoom }
        switch navigation {
        case .new(let address):
            items.removeSubrange((index + 1)...)
            items.append(Item(address: address, title: page.title, zoom: page.zoomRange.lowerBound))
            index += 1
        case .toItem(let item): index = item
        case .reload: break
        }
        items[index].title = page.titleAtCommit ?? page.title
        zoom = items[index].zoom
        delegate?.didCommit(title: title)
        delegate?.didChangeProgress(to: 0.5)
    }

    private func finish(_ page: OrionPage) {
        next = nil
        isLoading = false
        items[index].title = page.title
        delegate?.didChangeProgress(to: 1)
        delegate?.didFinish(title: title)
    }

    private func fail() {
        next = nil
        isLoading = false
    }
}
