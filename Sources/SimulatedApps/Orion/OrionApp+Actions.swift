internal import Diagnostics
internal import YAMLDocument

extension OrionApp {
    /// The words of its scripts.
    public static let actions = deviceActions.map { $0.used(.anywhere) } + browserActions

    private static let deviceActions: [ScenarioAction<OrionApp>] = [
        .taking("build", .oneOf(Build.self)) { app, build in app.build = build },
        .taking("page", page) { app, page in app.web.pages[page.address] = page.page }.written(
            "{address, title, title-at-commit, commit, finish, fails}"),
        .taking("device", .oneOf(DeviceKind.self)) { app, kind in app.device.isWritable = kind == .simulator },
        .taking("stored-state", .text) { app, text in
            let path = app.build == .repaired ? OrionStateManager.repairedPath : OrionStateManager.shippedPath
            app.host.install.files[path] = Array(text.utf8)
        },
    ]

    private static let browserActions: [ScenarioAction<OrionApp>] = [
        .plain("press-start") { app in app.process?.browser.pressStart() },
        .plain("press-back") { app in app.process?.browser.pressBack() },
        .plain("press-forward") { app in app.process?.browser.pressForward() },
        .plain("press-refresh") { app in app.process?.browser.pressRefresh() },
        .taking("tap-link", .text) { app, address in app.process?.browser.web.load(address) },
        .taking("swipe-history", .oneOf(Direction.self)) { app, direction in app.swipeHistory(direction) },
        .taking("pan", pan) { app, pan in app.perform(pan) }.written("{edge, begins, moves, ends, interval}"),
        .taking("pinch", .number(in: 0.1...10)) { app, factor in app.process?.browser.web.pinch(by: factor) },
        .taking("phase", .oneOf(Phase.self)) { app, phase in app.enter(phase) },
        .plain("throw-out") { app in app.throwOut() },
        .checking("expect-screen", .table(of: .text)) { app, facts in app.difference(from: facts) }.written(
            "{FACT: VALUE}"),
    ]

    /// A simulator, or a phone.
    enum DeviceKind: String, Sendable, CaseIterable {
        case simulator
        case phone
    }

    /// A way through the history.
    enum Direction: String, Sendable, CaseIterable {
        case back
        case forward
    }

    /// The web view's own swipe, which the app has no line for.
    func swipeHistory(_ direction: Direction) {
        guard let web = process?.browser.web else { return }
        switch direction {
        case .back: web.goBack()
        case .forward: web.goForward()
        }
    }

    private static let page = YAMLKind<(address: String, page: OrionPage)>.mapping("scenario.page") { entry in
        let address = entry.required("address", .text)
        let title = entry.optional("title", .scalar("text") { text, _ in text }, default: "")
        var page = OrionPage(title: title)
        page.titleAtCommit = entry.optional("title-at-commit", .scalar("text") { text, _ in text })
        page.commitLatency = entry.optional("commit", .duration, default: page.commitLatency)
        page.finishLatency = entry.optional("finish", .duration, default: page.finishLatency)
        page.failure = entry.optional("fails", .oneOf(OrionPage.Failure.self))
        guard let address else { return nil }
        return (address, page)
    }

    private static let pan = YAMLKind<OrionPan>.mapping("scenario.pan") { pan in
        let edge = pan.required("edge", .oneOf(OrionEdge.self))
        let begins = pan.optional("begins", .number, default: 0)
        let moves = pan.optional("moves", .list(of: .number, tellsRepeats: false), default: [])
        let ends = pan.optional("ends", .oneOf(OrionPan.Ending.self), default: .lifted)
        let interval = pan.optional("interval", .duration, default: OrionPan.usualInterval)
        guard let edge else { return nil }
        return OrionPan(edge: edge, begins: begins, moves: moves, ending: ends, interval: interval)
    }

    /// What is wrong on the screen, or nil.
    private func difference(from facts: [YAMLRow<String>]) -> String? {
        let found = facts.isEmpty ? [:] : screenFacts
        for fact in facts {
            guard let value = found[fact.key.value] else {
                let facts = found.keys.sorted()
                let hint = nearest(to: fact.key.value, among: facts).map { " (did you mean '\($0)'?)" } ?? ""
                return "expected \(listing(facts)), found '\(fact.key.value)'\(hint)"
            }
            if value != fact.value { return "expected \(fact.key.value) \(fact.value), found \(value)" }
        }
        return nil
    }

    /// What is to be seen, in words.
    private var screenFacts: [String: String] {
        guard let browser = process?.browser else { return ["app": "ended"] }
        let (screen, web) = (browser.screen, browser.web)
        func shown(_ isHidden: Bool) -> String { isHidden ? "hidden" : "shown" }
        func enabled(_ isEnabled: Bool) -> String { isEnabled ? "enabled" : "disabled" }
        return [
            "app": "running", "start": shown(screen.isStartHidden), "web": shown(screen.isWebHidden),
            "back": enabled(screen.isBackEnabled), "forward": enabled(screen.isForwardEnabled),
            "refresh": enabled(screen.isRefreshEnabled), "bar": shown(screen.progressBar.isHidden),
            "progress": "\(screen.progressBar.value)", "opacity": "\(screen.progressBar.opacity)",
            "offset": "\(screen.webOffset)", "zoom": "\(web.zoom)", "title": web.title,
            "history": "\(web.index + 1)/\(web.items.count)", "loading": web.isLoading ? "yes" : "no",
        ]
    }
}
