/// One person with one installation, for one launch.
struct OrionUser {
    private static let titles = [
        "Moda | Stil", "Vesti", "Najnovije – Stil", "Lepota i zdravlje", "Šta obući danas?", "Recepti: pita sa sirom",
        "Zvezde", "Horoskop", "Putovanja | 10 mesta", "",
    ]
    let population: OrionPopulation
    let app: OrionApp
    private var host: AppHost { app.host }

    init(population: OrionPopulation, app: OrionApp) {
        self.population = population
        self.app = app
    }

    /// From the launch to the end of the pause after it.
    func live() {
        if host.ledger.launches == 0 { settleIn() }
        drawPage(OrionWeb.startAddress, title: "Ovo su najstilizovanije žene sveta")
        app.device.activityAddress = 0x6000_0000_0000 + host.generator.next() % 0x1000_0000 * 16
        app.device.sceneAddress = 0x1_0000_0000 + host.generator.next() % 0x100_0000 * 0x100
        app.launch(arguments: [])
        think()
        for _ in 0..<population.launches.steps.draw(&host.generator) where !host.isStopping {
            step()
            think()
        }
        leave()
        host.scheduler.run(for: population.launches.pause.draw(&host.generator))
    }

    /// What is decided once for an installation.
    private func settleIn() {
        host.entryCost = host.generator.duration(in: 80_000...450_000)
        app.build = population.build
        app.device.isWritable = !host.generator.chance(population.phones)
        app.device.folder = identifier()
        app.device.sceneIdentifier = identifier()
        if host.generator.chance(population.damagedStates) {
            host.install.files[OrionStateManager.shippedPath] = Array("{\"webViewInteractionState\":\"AAE".utf8)
        }
    }

    /// Leaves the app, or loses it.
    private func leave() {
        if host.generator.chance(population.launches.crashes) { return app.terminate() }
        app.enter(.inactive)
        host.scheduler.run(for: 300_000_000)
        app.enter(.background)
        host.scheduler.run(for: population.launches.awayTime.draw(&host.generator))
        host.generator.chance(population.launches.thrownOut) ? app.throwOut() : app.terminate()
    }

    private func think() {
        host.scheduler.run(for: population.launches.thinking.draw(&host.generator))
    }

    /// Eight, four, four, four and twelve digits.
    private func identifier() -> String {
        let digits = Array("0123456789ABCDEF")
        return [8, 4, 4, 4, 12].map { count in
            String((0..<count).map { _ in digits[host.generator.integer(in: 0...15)] })
        }.joined(separator: "-")
    }
}

extension OrionUser {
    private func step() {
        guard let browser = app.process?.browser else { return }
        // A start view that a pan left over the page counts as the page.
        if browser.screen.isWebHidden, !browser.screen.isStartHidden, !host.generator.chance(0.5) {
            return browser.pressStart()
        }
        guard let word = population.steps.draw(&host.generator), let step = OrionStep(rawValue: word) else { return }
        switch step {
        case .link: followLink(in: browser)
        case .back: browser.pressBack()
        case .forward: browser.pressForward()
        case .refresh: browser.pressRefresh()
        case .pan: app.perform(pan(isWebShown: browser.isWebShown))
        case .swipe: if !browser.screen.isWebHidden { app.swipeHistory(host.generator.chance(0.7) ? .back : .forward) }
        case .pinch: browser.web.pinch(by: 0.5 + 2 * host.generator.fraction())
        case .away: goAway()
        }
    }

    /// Links are on pages: none can be tapped before one is there.
    private func followLink(in browser: OrionBrowser) {
        guard !browser.screen.isWebHidden, browser.web.index >= 0 else { return }
        let number = host.generator.integer(in: 1...60)
        let address = "https://stil.kurir.rs/moda/\(number)"
        drawPage(address, title: Self.titles[number % Self.titles.count])
        browser.web.load(address)
    }

    private func goAway() {
        app.enter(host.generator.chance(0.4) ? .inactive : .background)
        host.scheduler.run(for: population.launches.awayTime.draw(&host.generator))
        app.enter(.active)
    }

    /// The page's next load is drawn now.
    private func drawPage(_ address: String, title: String) {
        let pages = population.pages
        var page = OrionPage(title: title)
        page.commitLatency = pages.latency.draw(&host.generator)
        page.finishLatency = pages.rendering.draw(&host.generator)
        if host.generator.chance(pages.untitledCommits) { page.titleAtCommit = "" }
        if host.generator.chance(pages.failsBeforeCommit) {
            page.failure = .beforeCommit
        } else if host.generator.chance(pages.failsAfterCommit) {
            page.failure = .afterCommit
        }
        app.web.pages[address] = page
    }

    /// A pan whose translations are thirds of a point, as screens with three pixels a point give.
    private func pan(isWebShown: Bool) -> OrionPan {
        let pans = population.pans
        let edge: OrionEdge = isWebShown != host.generator.chance(pans.wrongEdge) ? .left : .right
        let isLong = host.generator.chance(pans.completed)
        let half = OrionBrowser.screenWidth / 2
        let distance = isLong ? half + 1 + 190 * host.generator.fraction() : 15 + 180 * host.generator.fraction()
        let direction = edge == .left ? 1.0 : -1.0
        let count = min(60, max(1, pans.moves.draw(&host.generator)))
        let moves = (1...count).map { number in
            direction * (distance * Double(number) / Double(count) * 3).rounded() / 3
        }
        let isInterrupted = host.generator.chance(pans.interrupted)
        return OrionPan(
            edge: edge, begins: direction * Double(host.generator.integer(in: 0...9)) / 3, moves: moves,
            ending: isInterrupted ? .interrupted : .lifted, interval: pans.interval.draw(&host.generator))
    }
}
