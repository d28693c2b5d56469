extension FunApp {
    /// Does what a user or the system does; false when the app shows nothing that it could be done to.
    ///
    /// Which tab is in front does not matter, except for the topic that is on top.
    @discardableResult
    func perform(_ action: FunAction) -> Bool {
        guard let coordinator else { return false }
        switch action {
        case .login:
            coordinator.login?.login()
            return coordinator.login != nil
        case .openURL(let url):
            coordinator.open(url: url)
            return true
        default:
            guard let main = coordinator.main else { return false }
            return perform(action, in: main)
        }
    }

    private func perform(_ action: FunAction, in main: FunMainFlow) -> Bool {
        switch action {
        case .selectTab(let index): main.tabBar.select(index: index)
        case .back: return main.closeDetail()
        case .setToggle(let toggle, let value): main.settings.set(toggle, to: value)
        case .resetToggles: main.settings.resetToggles()
        case .setAppearance(let appearance): main.settings.setAppearance(appearance)
        case .resetAppearance: main.settings.resetAppearance()
        case .toggleDetailFavorite, .share, .summarize: return perform(action, on: main.detail)
        case .openProfile, .closeProfile, .goToItems, .logout: return perform(action, profileOf: main.home)
        case .tapCard, .toggleCardFavorite, .refresh, .retryHome: return perform(action, in: main.home)
        default: return perform(action, in: main.items)
        }
        return true
    }

    private func perform(_ action: FunAction, in home: FunHomeCoordinator) -> Bool {
        switch action {
        case .tapCard(let id):
            guard let item = FunItem.with(id: id), home.detail == nil else { return false }
            home.select(item)
        case .toggleCardFavorite(let id): home.home.toggleFavorite(id)
        case .refresh: home.home.refresh()
        case .retryHome: home.home.retry()
        default: return false
        }
        return true
    }

    private func perform(_ action: FunAction, profileOf home: FunHomeCoordinator) -> Bool {
        if action == .openProfile {
            home.openProfile()
            return true
        }
        guard home.showsProfile else { return false }
        switch action {
        case .closeProfile: home.closeProfile()
        case .goToItems: home.goToItems()
        case .logout: home.logout()
        default: return false
        }
        return true
    }

    private func perform(_ action: FunAction, in coordinator: FunItemsCoordinator) -> Bool {
        let items = coordinator.items
        switch action {
        case .setSearchText(let text): items.setText(text)
        case .typeSearchText(let text, let interval): type(text, every: interval, into: items)
        case .clearSearch: items.clearSearch()
        case .selectCategory(let category): items.selectCategory(category)
        case .retryItems: items.retry()
        case .toggleRowFavorite(let id): coordinator.toggleFavorite(id)
        case .tapRow(let id):
            guard let item = FunItem.with(id: id), coordinator.detail == nil else { return false }
            coordinator.select(item)
        default: return false
        }
        return true
    }

    private func perform(_ action: FunAction, on detail: FunDetail?) -> Bool {
        guard let detail else { return false }
        switch action {
        case .toggleDetailFavorite: detail.toggleFavorite()
        case .summarize:
            guard detail.offersSummary else { return false }
            detail.summarize()
        default: break
        }
        return true
    }

    private func type(_ text: String, every interval: Int64, into items: FunItems) {
        for end in text.indices {
            items.setText(String(text[...end]))
            host.scheduler.run(for: interval)
        }
    }
}
