/// The switches of the app's settings.
enum FunToggle: String, Sendable, Hashable, CaseIterable {
    case carousel
    case simulateErrors
    case aiSummary

    /// Where the switch is stored.
    var storageKey: String {
        switch self {
        case .carousel: "feature.carousel"
        case .simulateErrors: "feature.simulateErrors"
        case .aiSummary: "feature.aiSummary"
        }
    }

    /// The value of a switch that was never set.
    var standard: Bool { self != .simulateErrors }
}

/// The feature toggles, stored with each change and kept over launches and sessions.
final class FunFeatureToggles: FunService {
    static let key = FunServiceKey.featureToggles

    private let install: Install
    private var carouselObserver: ((_ value: Bool, _ isChange: Bool) -> Void)?

    init(install: Install) {
        self.install = install
    }

    /// A toggle's value.
    subscript(_ toggle: FunToggle) -> Bool {
        guard case .truth(let value)? = install.defaults[toggle.storageKey] else { return toggle.standard }
        return value
    }

    /// Sets a toggle; whoever observes the carousel hears of a value that differs from the one before.
    func set(_ toggle: FunToggle, to value: Bool) {
        let isChange = self[toggle] != value
        install.defaults[toggle.storageKey] = .truth(value)
        if toggle == .carousel, isChange { carouselObserver?(value, true) }
    }

    /// Hands out the carousel's value now and whenever it changes.
    func observeCarousel(_ observer: @escaping (_ value: Bool, _ isChange: Bool) -> Void) {
        carouselObserver = observer
        observer(self[.carousel], false)
    }
}
