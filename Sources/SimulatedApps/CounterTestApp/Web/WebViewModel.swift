/// The web view's state and rules: loading, errors, offline, retry, history. One for each process, once it is needed.
final class WebViewModel {
    let analytics: any AnalyticsTracking
    let books: Books
    let opener: any ExternalOpening
    let downloads: Downloads
    private let monitor: any NetworkMonitoring
    private let picker: any DocumentPicking
    private let capture: any CaptureAuthorizing

    /// The address that was asked for: the configured one, or that of the last deep link.
    private(set) var request: WebAddress
    /// The last main frame request that was allowed: what a retry loads.
    private(set) var lastMainFrameRequest: String?
    private(set) var screen: ErrorScreen?
    private(set) var isLoading = false
    private(set) var isRetrying = false
    private(set) var isOffline = false
    private(set) var canGoBack = false
    private(set) var canGoForward = false
    /// Told how far the first page is.
    var pageProgressed: ((Double) -> Void)?
    /// Told once: the first load finished, or the first error is shown.
    var pageSettled: (() -> Void)?

    private var engine: VirtualEngine?

    init(
        address: String, analytics: any AnalyticsTracking, books: Books, opener: any ExternalOpening,
        monitor: any NetworkMonitoring, picker: any DocumentPicking, capture: any CaptureAuthorizing
    ) {
        request = WebAddress(address)
        self.analytics = analytics
        self.books = books
        self.opener = opener
        self.monitor = monitor
        self.picker = picker
        self.capture = capture
        downloads = Downloads(analytics: analytics, books: books, picker: picker)
    }

    /// Reports the web view and begins to watch the network.
    func open() {
        analytics.track(.webViewOpened, ("url", request.text))
        monitor.start { [weak self] isConnected in self?.networkChanged(isConnected: isConnected) }
    }

    /// Takes the web view that was made for it, and loads.
    func bind(_ engine: VirtualEngine) {
        self.engine = engine
        engine.delegate = self
        engine.load(request.text)
    }

    /// Shows another address: a deep link.
    func navigate(to address: String) {
        request = WebAddress(address)
        screen = nil
        analytics.track(.webViewDeepLinkRequested, ("url", address))
        engine?.load(address)
    }

    /// Try again: silent without an error, while one runs, and offline.
    func retry() {
        guard screen != nil, !isRetrying, !isOffline else { return }
        isRetrying = true
        books.retryTapped()
        // Names the address asked for, and loads the last main frame request, which may be another.
        analytics.track(.webViewRetryTapped, ("url", request.text))
        engine?.load(lastMainFrameRequest ?? request.text)
    }

    func goBack() {
        guard canGoBack, let engine, let entry = engine.list.previousPage else { return }
        analytics.track(.webViewBackTapped)
        engine.go(to: entry)
    }

    func goForward() {
        guard canGoForward, let engine, let entry = engine.list.nextPage else { return }
        analytics.track(.webViewForwardTapped)
        engine.go(to: entry)
    }

    /// A page wants to capture; the answer goes to the page.
    func requestCapture(_ type: CaptureType, _ answer: @escaping (_ isGranted: Bool) -> Void = { _ in }) {
        type.authorize(with: capture) { [analytics] isGranted in
            analytics.track(.mediaPermissionResolved, ("type", type.rawValue), ("granted", String(isGranted)))
            answer(isGranted)
        }
    }

    /// A page wants files.
    func importFiles() {
        picker.pickFiles { [analytics] count in
            analytics.track(
                .fileImportResolved, ("files_count", String(count ?? 0)), ("cancelled", String(count == nil)))
        }
    }

    private func networkChanged(isConnected: Bool) {
        analytics.track(.networkStatusChanged, ("is_connected", String(isConnected)))
        isOffline = !isConnected
        guard !isConnected else { return }
        books.navigationFailed("network_down")
        show(.offline)
    }

    private func show(_ screen: ErrorScreen) {
        self.screen = screen
        isLoading = false
        isRetrying = false
        settle()
    }

    private func settle() {
        pageSettled?()
        pageSettled = nil
    }

    private func updateHistory() {
        canGoBack = engine?.list.previousPage != nil
        canGoForward = engine?.list.nextPage != nil
    }

    /// The address of the web view as events name it.
    private var shownAddress: String { engine?.address ?? "unknown" }
}

extension WebViewModel: VirtualEngineDelegate {
    func decide(on action: NavigationAction) -> NavigationPolicy.Decision {
        let decision = NavigationPolicy.decision(on: action, start: request)
        switch decision {
        case .open: open(outside: action.address ?? "")
        case .allow where action.target == .mainFrame: lastMainFrameRequest = action.address
        case .allow, .cancel, .download: break
        }
        return decision
    }

    func decide(on response: NavigationResponse) -> ResponsePolicy.Decision {
        let decision = ResponsePolicy.decision(on: response)
        if case .refuse(let status) = decision {
            books.navigationFailed("http.\(status)")
            analytics.track(.webViewHTTPError, ("status_code", String(status)))
            show(.server(status: status))
        }
        return decision
    }

    func navigationStarted() {
        isLoading = true
        analytics.track(.webViewLoadStarted, ("url", shownAddress))
    }

    func navigationRedirected() {
        analytics.track(.webViewRedirectReceived, ("url", shownAddress))
    }

    func navigationFinished() {
        isLoading = false
        isRetrying = false
        screen = nil
        books.loadFinished()
        analytics.track(.webViewLoadFinished, ("url", shownAddress))
        updateHistory()
        settle()
    }

    func navigationFailed(_ error: WebError) {
        if error.isExpectedCancellation {
            // Whether a retry was running stays as it is.
            isLoading = false
            books.navigationFailed("cancelled")
            analytics.track(.webViewNavigationCancelled, ("code", String(error.code)), ("url", shownAddress))
            return
        }
        books.navigationFailed(error.kind)
        analytics.track(.webViewLoadFailed, ("error", error.description), ("url", shownAddress))
        show(error.isOffline ? .offline : .general)
    }

    func contentProcessEnded() {
        books.navigationFailed("process_terminated")
        analytics.track(.webViewProcessTerminated)
        show(.processEnded)
    }

    func progressed(to share: Double) {
        pageProgressed?(share)
    }

    func historyChanged() {
        updateHistory()
    }

    func windowRequested(for action: NavigationAction) {
        guard action.target == .none, let address = action.address else { return }
        analytics.track(.webViewPopupOpened, ("url", address))
        if NavigationPolicy.opensOutside(WebAddress(address), start: request) {
            open(outside: address)
        } else {
            engine?.load(address)
        }
    }

    func downloadStarted(_ id: Int, suggestedName: String) {
        downloads.start(id, suggestedName: suggestedName)
    }

    private func open(outside address: String) {
        analytics.track(.webViewExternalURLOpened, ("url", address))
        opener.open(address)
    }
}
