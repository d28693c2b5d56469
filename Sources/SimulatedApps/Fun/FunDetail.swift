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

    /// The AI button: false when it is not there, or when a summary is being written.
    ///
    /// It needs the feature toggle and a device with the model.
    func summarize() -> Bool {
        guard let toggles = services.resolve(FunFeatureToggles.self), toggles[.aiSummary],
            let model = services.resolve(FunSummarizer.self), model.isAvailable, !isSummarizing
        else { return false }
        isSummarizing = true
        model.summarize { [weak self] failure in
            self?.isSummarizing = false
            if let failure { self?.services.log(.summaryFailed(description: failure)) }
        }
        return true
    }
}
