/// The screen of one topic.
final class FunDetail {
    /// The topic.
    let item: FunItem
    /// Whether a summary is being written.
    private(set) var isSummarizing = false

    private let services: FunServiceLocator

    init(item: FunItem, services: FunServiceLocator) {
        self.item = item
        self.services = services
    }

    /// The star.
    func toggleFavorite() {
        services.resolve(FunFavorites.self)?.toggle(item.id)
        services.log(.detailFavoriteToggled(title: item.title))
    }

    /// Whether the AI button is there: it needs the feature toggle and a device with the model.
    var offersSummary: Bool {
        let toggles = services.resolve(FunFeatureToggles.self)
        return toggles?[.aiSummary] == true && services.resolve(FunSummarizer.self)?.isAvailable == true
    }

    /// The AI button; ignored while a summary is being written.
    func summarize() {
        guard offersSummary, !isSummarizing else { return }
        isSummarizing = true
        services.resolve(FunSummarizer.self)?.summarize { [weak self] failure in
            self?.isSummarizing = false
            if let failure { self?.services.log(.summaryFailed(description: failure)) }
        }
    }
}
