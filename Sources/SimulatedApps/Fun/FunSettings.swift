/// The Settings screen.
final class FunSettings {
    /// How the app looks; stored, and kept over sessions.
    enum Appearance: String, Sendable, Hashable, CaseIterable {
        case system
        case light
        case dark
    }

    /// Where the appearance is stored.
    static let appearanceKey = "app.appearanceMode"

    private let install: Install
    private let services: FunServiceLocator

    init(install: Install, services: FunServiceLocator) {
        self.install = install
        self.services = services
    }

    /// How the app looks.
    var appearance: Appearance {
        guard case .text(let name)? = install.defaults[Self.appearanceKey] else { return .system }
        return Appearance(rawValue: name) ?? .system
    }

    /// Chooses how the app looks: not logged.
    func setAppearance(_ appearance: Appearance) {
        install.defaults[Self.appearanceKey] = .text(appearance.rawValue)
    }

    /// Goes back to the system's look.
    func resetAppearance() {
        setAppearance(.system)
        services.log(.appearanceReset)
    }

    /// Flips a switch: only the carousel's is logged, by Home.
    func set(_ toggle: FunToggle, to value: Bool) {
        services.resolve(FunFeatureToggles.self)?.set(toggle, to: value)
    }

    /// Goes back to the values of switches that were never set.
    func resetToggles() {
        for toggle in FunToggle.allCases { set(toggle, to: toggle.standard) }
        services.log(.featureTogglesReset)
    }
}
