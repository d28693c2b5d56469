/// The tab bar of the authenticated flow.
final class FunTabBar {
    /// The tab in front.
    private(set) var selected = FunTab.home

    private let services: FunServiceLocator
    private let onSelection: (FunTab) -> Void

    /// `onSelection` hears of each selection, that of the tab in front included.
    init(services: FunServiceLocator, onSelection: @escaping (FunTab) -> Void) {
        self.services = services
        self.onSelection = onSelection
        services.log(.mainFlowStarted)
    }

    /// The user taps a tab, possibly the one in front.
    func select(index: Int) {
        select(index, logging: .tabSwitched(index: index))
    }

    /// A deep link leads to a tab.
    func switchTo(_ tab: FunTab) {
        select(tab.rawValue, logging: .tabSwitchedProgrammatically(index: tab.rawValue))
    }

    private func select(_ index: Int, logging event: FunEvent) {
        guard let tab = FunTab(rawValue: index) else { return services.log(.invalidTabIndex(index)) }
        selected = tab
        services.log(event)
        onSelection(tab)
    }
}
