/// The screens of a signed-in user: three tabs, made together and dropped together.
final class FunMainFlow {
    let home: FunHomeCoordinator
    let items: FunItemsCoordinator
    let settings: FunSettings
    let tabBar: FunTabBar

    /// Makes the screens in the app's order: the tab bar first, then Home, Items, Settings.
    init(device: FunDevice, services: FunServiceLocator) {
        let items = FunItemsCoordinator(device: device, services: services)
        self.items = items
        tabBar = FunTabBar(services: services) { tab in
            if tab == .items { items.tabOpened() }
        }
        home = FunHomeCoordinator(device: device, services: services)
        settings = FunSettings(install: device.host.install, services: services)
    }

    /// Begins what loads on its own.
    func start() {
        home.home.start()
        items.start()
    }

    /// Goes where a deep link leads. An unknown topic is logged; a topic or sheet that is up stays.
    func open(_ link: FunDeepLink, services: FunServiceLocator) {
        switch link {
        case .tab(let tab):
            tabBar.switchTo(tab)
        case .item(let id):
            tabBar.switchTo(.home)
            guard let item = FunItem.with(id: id) else { return services.log(.deepLinkItemNotFound(id: id)) }
            home.showDetail(item)
        case .profile:
            tabBar.switchTo(.home)
            home.showProfile()
        }
    }

    /// The topic on top of the tab in front.
    var detail: FunDetail? {
        switch tabBar.selected {
        case .home: home.detail
        case .items: items.detail
        case .settings: nil
        }
    }

    /// Goes back from that topic; false when there is none.
    func closeDetail() -> Bool {
        guard detail != nil else { return false }
        if tabBar.selected == .home { home.closeDetail() } else { items.closeDetail() }
        return true
    }
}
