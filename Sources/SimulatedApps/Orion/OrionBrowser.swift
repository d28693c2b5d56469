/// The app's one view controller: start view, toolbar, edge pans, progress bar.
///
/// Three of its ways are the real app's, and kept: nothing hears of a failed load, the forward button is enabled in one
/// place only, and restoring shows nothing.
final class OrionBrowser {
    /// The width of the screen, in points.
    static let screenWidth = 390.0
    private static let panAnimation: Int64 = 200_000_000
    private static let barDelay: Int64 = 400_000_000

    let web: OrionWebView
    private(set) var screen = OrionScreen()
    /// Whether the web view counts as shown; the buttons follow.
    private(set) var isWebShown = false {
        didSet {
            screen.isStartHidden = isWebShown
            screen.isBackEnabled = isWebShown
            screen.isRefreshEnabled = isWebShown
        }
    }
    private let log: OrionLog
    private let scheduler: Scheduler

    init(log: OrionLog, web: @escaping () -> OrionWeb) {
        self.log = log
        scheduler = log.host.scheduler
        self.web = OrionWebView(host: log.host, web: web)
        self.web.delegate = self
    }

    func pressStart() {
        guard screen.canPressStart else { return }
        screen.isWebHidden = false
        web.load(OrionWeb.startAddress)
        isWebShown = true
    }

    func pressBack() {
        guard screen.isBackEnabled else { return }
        log.add(.backPressed)
        if web.canGoBack {
            web.goBack()
        } else {
            screen.isWebHidden = true
            isWebShown = false
        }
    }

    func pressForward() {
        guard screen.isForwardEnabled else { return }
        log.add(.forwardPressed)
        if screen.isWebHidden {
            screen.isWebHidden = false
            isWebShown = true
        } else if web.canGoForward {
            web.goForward()
        }
    }

    func pressRefresh() {
        guard screen.isRefreshEnabled else { return }
        log.add(.refreshPressed)
        web.reload()
    }

    /// What the app restores by itself: the list and the buttons, but not the web view.
    func restoreWithoutShowing(_ state: OrionBrowserState) {
        web.interactionState = state.interaction
        isWebShown = state.isWebShown
    }

    /// What its README asks for.
    func restoreAndShow(_ state: OrionBrowserState) {
        screen.isWebHidden = !state.isWebShown
        restoreWithoutShowing(state)
    }

    /// What would have to be restored now.
    var state: OrionBrowserState {
        OrionBrowserState(interaction: web.interactionState, isWebShown: isWebShown)
    }
}

extension OrionBrowser: OrionNavigationDelegate {
    func didCommit(title: String) {
        log.add(.pageCommitted(title: title))
        screen.progressBar = OrionScreen.ProgressBar(value: 0, isHidden: false, opacity: 1)
    }

    /// The bar fades after a while; whoever shows it again meanwhile loses it all the same.
    func didFinish(title: String) {
        log.add(.pageFinished(title: title))
        screen.isForwardEnabled = web.canGoForward || !isWebShown
        screen.progressBar.opacity = 0
        scheduler.schedule(after: Self.barDelay) { [self] in
            screen.progressBar.isHidden = true
        }
    }

    func didChangeProgress(to progress: Double) {
        screen.progressBar.value = progress
    }
}

extension OrionBrowser {
    /// How a pan stands when the system says so.
    enum PanPhase: Sendable, Hashable {
        case began
        case changed
        case ended
        /// The system took the touch away, or the pan was none.
        case interrupted
    }

    /// A message of the recogniser of an edge: the finger moved by `translation` points so far.
    func pan(_ edge: OrionEdge, _ phase: PanPhase, translation: Double) {
        log.add(.edgeSwiped(edge))
        guard isWebShown == (edge == .left) else { return log.noteIgnoredPan(edge) }
        switch phase {
        case .began: beginPan(edge, translation)
        case .changed:
            log.add(.panChanged(edge, translation: translation))
            screen.webOffset = (edge == .left ? 0 : Self.screenWidth) + translation
        case .ended: endPan(edge, translation)
        case .interrupted: log.noteIgnoredPan(edge)
        }
    }

    private func beginPan(_ edge: OrionEdge, _ translation: Double) {
        switch edge {
        case .left:
            log.add(.leftPanBegan)
            screen.isStartHidden = false
        case .right:
            log.add(.rightPanBegan(translation: translation))
            screen.webOffset = Self.screenWidth
            screen.isWebHidden = false
        }
    }

    /// More than half of the width completes a pan; exactly half does not.
    private func endPan(_ edge: OrionEdge, _ translation: Double) {
        let distance = edge == .left ? translation : -translation
        let isCompleted = distance > Self.screenWidth / 2
        log.add(.panEnded(edge, isCompleted: isCompleted))
        let showsWeb = isCompleted == (edge == .right)
        scheduler.schedule(after: Self.panAnimation) { [self] in
            screen.isWebHidden = !showsWeb
            screen.webOffset = 0
            isWebShown = showsWeb
        }
    }
}
