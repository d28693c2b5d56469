/// What is shown over Home: a topic's screen, and the profile sheet.
final class FunHomeCoordinator {
    /// The screen.
    let home: FunHome
    /// The topic on top.
    private(set) var detail: FunDetail?
    /// Whether the profile sheet is up; not while it leaves.
    private(set) var showsProfile = false
    /// What the end of a logout calls.
    var onLogout: () -> Void = {}
    /// What opens a URL through the system.
    var onOpenURL: (String) -> Void = { _ in }

    private let device: FunDevice
    private let services: FunServiceLocator

    init(device: FunDevice, services: FunServiceLocator) {
        self.device = device
        self.services = services
        home = FunHome(device: device, services: services)
    }

    /// A card is tapped.
    func select(_ item: FunItem) {
        services.log(.featuredItemTapped(title: item.title))
        showDetail(item)
    }

    /// Shows a topic, unless one is shown.
    func showDetail(_ item: FunItem) {
        if detail == nil { detail = FunDetail(item: item, services: services) }
    }

    /// Goes back from a topic.
    func closeDetail() {
        detail = nil
    }

    /// The profile button.
    func openProfile() {
        services.log(.profileTapped)
        showProfile()
    }

    /// Shows the profile sheet, unless it is up.
    func showProfile() {
        showsProfile = true
    }

    /// Closes the profile sheet: not logged.
    func closeProfile() {
        showsProfile = false
    }

    /// The sheet's way to Items: through the system and a deep link.
    func goToItems() {
        services.log(.profileGoToItemsTapped)
        closeProfile()
        device.schedule(after: device.options.delays.link) { [self] in onOpenURL("funapp://tab/items") }
    }

    /// Sign Out: the session ends when the sheet is gone.
    func logout() {
        services.log(.logoutTapped)
        closeProfile()
        device.schedule(after: device.options.delays.sheet) { [self] in onLogout() }
    }
}
