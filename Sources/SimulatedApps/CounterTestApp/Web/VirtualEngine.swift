/// What the engine asks and tells the app.
protocol VirtualEngineDelegate: AnyObject {
    func decide(on action: NavigationAction) -> NavigationPolicy.Decision
    func decide(on response: NavigationResponse) -> ResponsePolicy.Decision
    func navigationStarted()
    func navigationRedirected()
    func navigationFinished()
    func navigationFailed(_ error: WebError)
    func contentProcessEnded()
    /// The share of the page that is there, from 0 to 1.
    func progressed(to share: Double)
    /// `canGoBack` or `canGoForward` changed.
    func historyChanged()
    /// A page asks for a window of its own.
    func windowRequested(for action: NavigationAction)
    /// A navigation became a download.
    func downloadStarted(_ id: Int, suggestedName: String)
}

/// A web view without a web: loads pages that are laid down, at virtual times, in the order in which WebKit calls back.
final class VirtualEngine {
    /// A main frame load on its way.
    private struct Load {
        var address: String {
            didSet { hasHost = WebAddress(address).host != nil }
        }
        /// Whether a server answers; a `data:` page comes from the address itself.
        private(set) var hasHost: Bool
        var kind: NavigationAction.Kind
        /// The entry that back or forward leads to.
        var entry: Int?
        var answer: VirtualWeb.Answer
        var isCommitted = false
        var step: Scheduler.Token?

        init(address: String, kind: NavigationAction.Kind, entry: Int?, answer: VirtualWeb.Answer) {
            self.address = address
            self.kind = kind
            self.entry = entry
            self.answer = answer
            hasHost = WebAddress(address).host != nil
        }
    }

    private let device: CounterDevice
    weak var delegate: (any VirtualEngineDelegate)?
    private(set) var list = BackForwardList()
    private var load: Load?
    private var lastDownload = 0

    init(device: CounterDevice) {
        self.device = device
    }

    /// The address of the load on its way, else that of the page shown; nil for neither.
    var address: String? {
        guard let load, !load.isCommitted, isStarted else { return list.current }
        return load.address
    }

    /// Whether the load on its way was announced; until then the address is that of the page before.
    private var isStarted = false

    /// The app or a script asks for a page.
    func load(_ address: String) {
        request(NavigationAction(address: address))
    }

    /// The user clicks a link.
    func click(_ address: String, inNewWindow: Bool = false, isDownload: Bool = false, suggestedName: String = "") {
        let action = NavigationAction(
            address: address, kind: .link, target: inNewWindow ? .none : .mainFrame, isDownload: isDownload)
        request(action, suggestedName: suggestedName)
    }

    /// A link in a frame of the page.
    func clickInFrame(_ address: String) {
        request(NavigationAction(address: address, kind: .link, target: .subframe))
    }

    /// A script opens a window: no policy is asked.
    func openWindow(_ address: String?) {
        delegate?.windowRequested(for: NavigationAction(address: address, target: .none))
    }

    /// Back or forward to an entry.
    func go(to entry: Int) {
        guard list.addresses.indices.contains(entry) else { return }
        request(NavigationAction(address: list.addresses[entry], kind: .backForward), entry: entry)
    }

    /// The user or a page stops the load on its way.
    func stop() {
        guard let load else { return }
        fail(device.web.texts.error(-999, loading: load.address))
    }

    /// The process of the page dies.
    func endContentProcess() {
        drop()
        delegate?.contentProcessEnded()
    }

    private func request(_ action: NavigationAction, entry: Int? = nil, suggestedName: String = "") {
        guard let delegate else { return }
        switch delegate.decide(on: action) {
        case .cancel, .open:
            return
        case .download:
            startDownload(suggestedName)
        case .allow:
            guard let address = action.address else { return }
            switch action.target {
            case .subframe: return
            case .none: delegate.windowRequested(for: action)
            case .mainFrame where WebAddress(address).scheme?.lowercased() == "javascript":
                // A script in the page: nothing is loaded.
                return
            case .mainFrame: follow(address, action.kind, entry)
            }
        }
    }

    private func follow(_ address: String, _ kind: NavigationAction.Kind, _ entry: Int?) {
        if isFragment(address), entry == nil {
            changeList { $0.visit(address) }
            return
        }
        // A new load ends the one on its way, as far as that one was announced.
        if isStarted { stop() } else { drop() }
        let answer = device.web.takeAnswer(for: address)
        load = Load(address: address, kind: kind, entry: entry, answer: answer)
        then(after: device.web.startDelay) { engine in engine.start() }
    }

    /// Whether an address is a place in the page that is shown.
    private func isFragment(_ address: String) -> Bool {
        guard let current = list.current, address.utf8.contains(UInt8(ascii: "#")), load == nil else { return false }
        return WebAddress.withoutFragment(address) == WebAddress.withoutFragment(current)
    }

    private func start() {
        isStarted = true
        delegate?.navigationStarted()
        delegate?.progressed(to: 0.1)
        then(after: load?.answer.latency ?? device.web.latency) { engine in engine.answer() }
    }

    private func answer() {
        guard let load, let delegate else { return }
        if let failure = load.answer.error {
            return fail(device.web.error(failure, loading: load.address))
        }
        if !device.isConnected, load.hasHost {
            return fail(device.web.texts.error(-1009, loading: load.address))
        }
        if !load.answer.redirects.isEmpty { return redirect() }
        let answer = load.answer
        let response = NavigationResponse(
            status: load.hasHost ? answer.status : nil, canShow: answer.canShow,
            contentDisposition: answer.contentDisposition)
        switch delegate.decide(on: response) {
        case .allow: commit()
        case .refuse: fail(device.web.texts.interrupted(load.address))
        case .download:
            startDownload(answer.fileName)
            fail(device.web.texts.interrupted(load.address))
        }
    }

    /// The policy is asked again, with the kind of the original navigation.
    private func redirect() {
        guard let address = load?.answer.redirects.removeFirst(), let kind = load?.kind, let delegate else { return }
        load?.address = address
        guard delegate.decide(on: NavigationAction(address: address, kind: kind)) == .allow else {
            return fail(device.web.texts.interrupted(address))
        }
        delegate.navigationRedirected()
        then(after: device.web.latency) { engine in engine.answer() }
    }

    private func commit() {
        guard let load else { return }
        self.load?.isCommitted = true
        changeList { list in
            if let entry = load.entry { list.move(to: entry) } else { list.visit(load.address) }
        }
        delegate?.progressed(to: 0.6)
        then(after: load.answer.rendering ?? device.web.rendering) { engine in engine.finish() }
    }

    private func finish() {
        if let failure = load?.answer.lateError, let address = load?.address {
            return fail(device.web.error(failure, loading: address))
        }
        drop()
        delegate?.progressed(to: 1)
        delegate?.navigationFinished()
    }

    private func fail(_ error: WebError) {
        drop()
        delegate?.navigationFailed(error)
    }

    private func startDownload(_ suggestedName: String) {
        lastDownload += 1
        delegate?.downloadStarted(lastDownload, suggestedName: suggestedName)
    }

    private func changeList(_ change: (inout BackForwardList) -> Void) {
        let before = (list.hasBack, list.hasForward)
        change(&list)
        if before != (list.hasBack, list.hasForward) { delegate?.historyChanged() }
    }

    /// Ends the load on its way without a word.
    private func drop() {
        if let step = load?.step { device.scheduler.cancel(step) }
        load = nil
        isStarted = false
    }

    private func then(after delay: Int64, _ step: @escaping (VirtualEngine) -> Void) {
        load?.step = device.scheduler.schedule(after: delay) { [unowned self] in step(self) }
    }
}
