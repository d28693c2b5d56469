/// One person on one device: lives through a launch of the app as the habits say.
struct FunVisitor {
    let app: FunApp
    let habits: FunPopulation

    /// One launch, then the pause until the next.
    func live() {
        if app.host.ledger.launches == 0 { setUpDevice() }
        if happens(habits.shares.corruptFavorites) { app.host.install.defaults[FunFavorites.storageKey] = .bytes([]) }
        app.launch(arguments: [])
        if happens(habits.shares.linkBeforeSignIn) { follow(link()) }
        pause(habits.pauses.betweenActions)
        if happens(habits.shares.signsIn) { session() }
        app.terminate()
        pause(habits.pauses.betweenLaunches)
    }

    private func setUpDevice() {
        app.options.delays = habits.delays
        app.options.flavor = habits.flavor
        app.options.hasSummaryModel = happens(habits.shares.hasSummaryModel)
    }

    /// Signs in, does this and that, and may sign out and in again.
    private func session() {
        repeat {
            app.perform(.login)
            pause(habits.pauses.reading)
            let count = Int(app.host.generator.exponential(mean: habits.activitiesPerSession).rounded())
            for _ in 0..<count where !app.host.isStopping { doSomething() }
        } while !app.host.isStopping && signsOut() && happens(habits.shares.signsInAgain)
    }

    private func signsOut() -> Bool {
        guard happens(habits.shares.signsOut) else { return false }
        app.perform(.openProfile)
        pause(habits.pauses.betweenActions)
        app.perform(.logout)
        pause(habits.pauses.reading)
        return app.coordinator != nil
    }

    private func doSomething() {
        guard let main = app.coordinator?.main, let index = app.host.generator.weightedIndex(habits.weights) else {
            return
        }
        if main.home.showsProfile { app.perform(.closeProfile) }
        switch FunActivity.allCases[index] {
        case .topic: openTopic()
        case .cardFavorite: markCard()
        case .refresh: refresh()
        case .search: search()
        case .category: chooseCategory()
        case .row: openRow()
        case .settings: changeSettings()
        case .profile: visitProfile()
        case .link: follow(link())
        case .tab: goTo(pick(FunTab.allCases) ?? .home)
        }
        pause(habits.pauses.betweenActions)
    }
}

extension FunVisitor {
    /// Whether something happens where it could.
    func happens(_ share: Double) -> Bool {
        app.host.generator.chance(share)
    }

    /// One of several, each as likely.
    func pick<Element>(_ choices: [Element]) -> Element? {
        app.host.generator.pick(choices)
    }

    /// Does something with one of the topics.
    func pickItem(_ use: (FunItem) -> Void) {
        if let item = pick(FunItem.all) { use(item) }
    }

    /// Lets time pass.
    func pause(_ waiting: VaryingDuration) {
        app.host.scheduler.run(for: waiting.draw(&app.host.generator))
    }

    /// Taps a tab, unless it is in front.
    func goTo(_ tab: FunTab) {
        guard let main = app.coordinator?.main, main.tabBar.selected != tab else { return }
        app.perform(.selectTab(tab.rawValue))
        pause(habits.pauses.betweenActions)
    }
}
