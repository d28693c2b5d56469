/// What is shown over Items: a topic's screen.
final class FunItemsCoordinator {
    /// The screen.
    let items: FunItems
    /// The topic on top.
    private(set) var detail: FunDetail?

    private let device: FunDevice
    private let services: FunServiceLocator

    init(device: FunDevice, services: FunServiceLocator) {
        self.device = device
        self.services = services
        items = FunItems(device: device, services: services)
    }

    /// The authenticated flow began: `main` loads the list with it.
    func start() {
        if device.options.flavor == .eager { items.loadOnce() }
    }

    /// The tab was opened: the lazy flavour loads the list now.
    func tabOpened() {
        if device.options.flavor == .lazy { items.loadOnce() }
    }

    /// A row is tapped; a topic that is shown stays.
    func select(_ item: FunItem) {
        services.log(.itemSelected(title: item.title))
        if detail == nil { detail = FunDetail(item: item, services: services) }
    }

    /// A row's star: not logged.
    func toggleFavorite(_ id: String) {
        services.resolve(FunFavorites.self)?.toggle(id)
        device.host.ledger.count(outcome: "favorites.toggled_in_list")
    }

    /// Goes back from a topic.
    func closeDetail() {
        detail = nil
    }
}
