extension FunVisitor {
    /// Opens a card of Home, reads, and goes back.
    func openTopic() {
        goTo(.home)
        app.perform(.back)
        pickItem { app.perform(.tapCard($0.id)) }
        read()
    }

    /// Taps a card's star.
    func markCard() {
        goTo(.home)
        app.perform(.back)
        pickItem { app.perform(.toggleCardFavorite($0.id)) }
    }

    /// Pulls Home down; on the error screen mostly taps Retry instead, some people twice.
    func refresh() {
        goTo(.home)
        app.perform(.back)
        guard app.coordinator?.main?.home.home.hasError == true, happens(habits.shares.retries) else {
            app.perform(.refresh)
            return
        }
        app.perform(.retryHome)
        guard happens(habits.shares.retriesTwice) else { return }
        app.host.scheduler.run(for: 90_000_000)
        app.perform(.retryHome)
    }

    /// Types a text into the search field; may open a result, may empty the field.
    func search() {
        goTo(.items)
        app.perform(.back)
        if app.coordinator?.main?.items.items.query.category != FunItem.everyCategory,
            happens(habits.shares.searchesEverywhere)
        {
            app.perform(.selectCategory(FunItem.everyCategory))
            pause(habits.pauses.betweenActions)
        }
        guard let text = pick(habits.texts) else { return }
        type(text)
        pause(habits.pauses.reading)
        if app.coordinator?.main?.items.items.hasError == true, happens(habits.shares.retries) {
            app.perform(.retryItems)
        }
        if happens(habits.shares.opensResult) { openRow() }
        if happens(habits.shares.emptiesSearch) { app.perform(.setSearchText("")) }
    }

    /// Taps a category chip.
    func chooseCategory() {
        goTo(.items)
        app.perform(.back)
        guard let category = pick(app.coordinator?.main?.items.items.categories ?? []) else { return }
        app.perform(.selectCategory(category))
    }

    /// Opens one of the rows on screen, reads, and goes back; may tap a row's star first.
    func openRow() {
        goTo(.items)
        app.perform(.back)
        guard let row = pick(app.coordinator?.main?.items.items.rows ?? []) else { return }
        if happens(habits.shares.favoritesRow) { app.perform(.toggleRowFavorite(row.id)) }
        app.perform(.tapRow(row.id))
        read()
    }

    /// Flips a feature toggle, may choose a look, and may reset both.
    func changeSettings() {
        goTo(.settings)
        guard let toggles = app.coordinator?.services.current(FunFeatureToggles.self) else { return }
        let flipsErrors = toggles[.simulateErrors] ? habits.shares.stopsErrors : habits.shares.simulatesErrors
        let toggle: FunToggle = happens(flipsErrors) ? .simulateErrors : pick([.carousel, .aiSummary]) ?? .carousel
        app.perform(.setToggle(toggle, !toggles[toggle]))
        pause(habits.pauses.betweenActions)
        if happens(habits.shares.changesAppearance), let look = pick(FunSettings.Appearance.allCases) {
            app.perform(.setAppearance(look))
        }
        guard happens(habits.shares.resets) else { return }
        app.perform(.resetToggles)
        pause(habits.pauses.betweenActions)
        app.perform(.resetAppearance)
    }

    /// Opens the profile and leaves it for Items or for where it was opened.
    func visitProfile() {
        goTo(.home)
        app.perform(.back)
        app.perform(.openProfile)
        pause(habits.pauses.reading)
        app.perform(happens(habits.shares.goesToItems) ? .goToItems : .closeProfile)
    }

    /// Opens a URL from elsewhere.
    func follow(_ url: String) {
        app.perform(.openURL(url))
    }

    /// A URL of the app: a tab, a topic, one that does not exist, or the profile.
    func link() -> String {
        if happens(habits.shares.unknownTopic) { return "funapp://item/withdrawn" }
        switch pick([0, 1, 2]) {
        case 0: return "funapp://item/" + (pick(FunItem.all)?.id ?? "")
        case 1: return "funapp://profile"
        default: return "funapp://tab/" + (pick(["home", "items", "settings", "search"]) ?? "")
        }
    }

    /// Reads the topic on top, uses its buttons, and goes back.
    private func read() {
        pause(habits.pauses.reading)
        if happens(habits.shares.favoritesTopic) { app.perform(.toggleDetailFavorite) }
        if happens(habits.shares.summarizes) {
            app.options.summaryFailure =
                happens(habits.shares.summaryFails) ? "The model is busy. Please try again later." : nil
            app.perform(.summarize)
            pause(habits.pauses.reading)
        }
        if happens(habits.shares.sharesTopic) { app.perform(.share) }
        app.perform(.back)
    }

    private func type(_ text: String) {
        let interval = habits.pauses.betweenKeys.draw(&app.host.generator)
        app.perform(.typeSearchText(text, every: interval))
    }
}
