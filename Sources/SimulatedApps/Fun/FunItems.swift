/// The Items screen: a list with a search field and category chips.
///
/// A running load or search keeps the screen alive after its session, a keystroke that waits does not.
final class FunItems {
    /// The text and category on screen.
    private(set) var query = FunSearchQuery()
    /// Rows on screen.
    private(set) var rows: [FunItem] = []
    /// Whether the error is on screen.
    private(set) var hasError = false
    /// Whether a search runs.
    private(set) var isSearching = false
    /// Whether the screen asks for more characters.
    private(set) var asksForMore = false
    /// The chips: only All until the list is loaded.
    private(set) var categories = [FunItem.everyCategory]

    private let device: FunDevice
    private let services: FunServiceLocator
    private var items: [FunItem] = []
    private var wasLoaded = false
    private var keystroke: Scheduler.Token?
    private var settledText: String?
    private var search: Scheduler.Token?

    init(device: FunDevice, services: FunServiceLocator) {
        self.device = device
        self.services = services
    }

    /// The screen is gone: nobody waits for the last keystroke any more.
    func close() {
        if let keystroke { device.host.scheduler.cancel(keystroke) }
    }

    /// Loads the list, unless that was begun before.
    func loadOnce() {
        guard !wasLoaded, let network = services.resolve(FunNetwork.self) else { return }
        wasLoaded = true
        network.items { [self] in show($0) }
    }

    /// The search field changed. Only a text that stays for a while counts, and only if it is not the one before.
    func setText(_ text: String) {
        query.text = text
        if let keystroke { device.host.scheduler.cancel(keystroke) }
        keystroke = device.schedule(after: device.options.delays.debounce) { [self] in settle() }
    }

    /// A category chip: searches at once, for a single character too.
    func selectCategory(_ category: String) {
        query.category = category
        services.log(.categorySelected(category))
        performSearch()
    }

    /// Retry on the error screen: an empty text shows the items, whether errors are simulated or not.
    func retry() {
        hasError = false
        performSearch()
    }

    /// Empties text and error at once; the emptied text counts once more when it stayed.
    func clearSearch() {
        setText("")
        cancelSearch()
        isSearching = false
        hasError = false
        filter()
    }
}

extension FunItems {
    private func show(_ loaded: [FunItem]) {
        guard let toggles = services.resolve(FunFeatureToggles.self) else { return }
        items = loaded
        categories = FunItem.categories
        toggles[.simulateErrors] ? showError() : filter()
    }

    private func settle() {
        guard query.text != settledText else { return }
        settledText = query.text
        let length = query.trimmed.count
        asksForMore = false
        guard length > 0, length < FunSearchQuery.minimumLength else { return performSearch() }
        isSearching = false
        guard !hasError else { return }
        asksForMore = true
        rows = []
    }

    private func performSearch() {
        cancelSearch()
        guard !query.trimmed.isEmpty else {
            isSearching = false
            if !hasError { filter() }
            return
        }
        isSearching = true
        search = device.schedule(after: device.options.delays.search) { [self] in endSearch() }
    }

    /// The search that ends looks at the text as it is by then.
    private func endSearch() {
        search = nil
        guard let toggles = services.resolve(FunFeatureToggles.self) else { return }
        isSearching = false
        guard !toggles[.simulateErrors] else {
            showError()
            services.resolve(FunToasts.self)?.show(FunToasts.networkFailure)
            return
        }
        hasError = false
        filter()
    }

    private func cancelSearch() {
        if let search { device.host.scheduler.cancel(search) }
        search = nil
    }

    private func showError() {
        hasError = true
        rows = []
    }

    private func filter() {
        rows = query.rows(of: items)
        countSearch()
        services.log(.itemsFiltered(count: rows.count, query))
    }

    /// A search is a list for two characters or more that was not listed right before, blanks around them aside.
    private func countSearch() {
        let text = query.trimmed
        let isSearch = text != device.listedText && text.count >= FunSearchQuery.minimumLength
        device.listedText = text
        guard isSearch else { return }
        device.host.ledger.count(outcome: "items.searches")
        if rows.isEmpty { device.host.ledger.count(outcome: "items.empty_searches") }
    }
}
