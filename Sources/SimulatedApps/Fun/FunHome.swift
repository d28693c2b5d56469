/// The Home screen: the featured cards, loaded at the start of the flow, by a pull, and by Retry.
///
/// A load that runs keeps the screen alive after its session: what it logs then goes to the next session's logger, and
/// a failure asks for a toast that a signed-out app does not have.
final class FunHome {
    /// Cards on screen.
    private(set) var cardCount = 0
    /// Whether the error is on screen.
    private(set) var hasError = false
    /// Whether the carousel is on screen.
    private(set) var showsCarousel = true

    private let device: FunDevice
    private let services: FunServiceLocator
    /// The load that Retry cancels; a pull's load is not.
    private var running: Load?

    private struct Load {
        var token: Scheduler.Token
        var isFailure: Bool
    }

    init(device: FunDevice, services: FunServiceLocator) {
        self.device = device
        self.services = services
        services.resolve(FunFeatureToggles.self)?.observeCarousel { [unowned self] value, isChange in
            show(carousel: value, isChange: isChange)
        }
    }

    private func show(carousel value: Bool, isChange: Bool) {
        showsCarousel = value
        if isChange { device.host.ledger.count(outcome: "carousel.changes") }
        services.log(.carouselVisibilityChanged(value))
    }

    /// Begins the first load.
    func start() {
        running = load { $0.running = nil }
    }

    /// A pull: loads anew and leaves a running load alone.
    func refresh() {
        services.log(.pullToRefreshTriggered)
        load { _ in }
    }

    /// Retry: cancels the running load. Its end and the new beginning race; chance says which is logged first.
    func retry() {
        guard let cancelled = running else { return start() }
        device.host.scheduler.cancel(cancelled.token)
        running = nil
        let leads = device.host.generator.chance(device.options.cancelledLoadLeads)
        if leads { endCancelled(cancelled) }
        start()
        if !leads { endCancelled(cancelled) }
    }

    /// A card's star.
    func toggleFavorite(_ id: String) {
        services.resolve(FunFavorites.self)?.toggle(id)
        services.log(.homeFavoriteToggled(id: id))
    }

    /// Begins a load; `whenDone` comes before its end is logged.
    @discardableResult
    private func load(whenDone: @escaping (FunHome) -> Void) -> Load? {
        guard let toggles = services.resolve(FunFeatureToggles.self),
            let network = services.resolve(FunNetwork.self)
        else { return nil }
        count("home.loads.started")
        let isFailure = toggles[.simulateErrors]
        if isFailure {
            services.log(.networkErrorSimulated)
            count("home.loads.failed")
        } else {
            hasError = false
            services.log(.featuredItemsLoading)
        }
        let token = network.featured { [self] in
            whenDone(self)
            isFailure ? fail() : succeed()
        }
        return Load(token: token, isFailure: isFailure)
    }

    private func succeed() {
        cardCount = FunItem.all.count
        count("home.loads.finished")
        services.log(.featuredItemsLoaded(count: cardCount))
    }

    private func endCancelled(_ load: Load) {
        if load.isFailure { return fail() }
        cardCount = 0
        count("home.loads.cancelled")
        services.log(.featuredItemsLoaded(count: 0))
    }

    private func fail() {
        hasError = true
        cardCount = 0
        services.resolve(FunToasts.self)?.show(FunToasts.networkFailure)
    }

    private func count(_ outcome: String) {
        device.host.ledger.count(outcome: outcome)
    }
}
