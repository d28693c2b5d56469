internal import YAMLDocument

extension FunApp {
    /// The app's words in scripts.
    static let scenarioActions: [ScenarioAction<FunApp>] =
        setupWords.map { $0.used(.anywhere) } + navigationWords + listWords + settingsWords + expectations

    private typealias Word = ScenarioAction<FunApp>

    /// What the installation, its device and its network are like.
    private static var setupWords: [Word] {
        [
            .taking("delays", FunDelays.kind("scenario.delays")) { $0.options.delays = $1 }
                .written("{" + FunDelays.names.map(\.0).joined(separator: ", ") + "}"),
            .taking("flavor", .oneOf(FunOptions.Flavor.self)) { $0.options.flavor = $1 },
            .taking("bundle-identifier", .bool) { $0.options.hasBundleIdentifier = $1 },
            .taking("cancelled-load-leads", .number(in: 0...1)) { $0.options.cancelledLoadLeads = $1 },
            .taking("summary-model", .bool) { $0.options.hasSummaryModel = $1 },
            .taking("summary-fails", .text) { $0.options.summaryFailure = $1 },
            .plain("summary-works") { $0.options.summaryFailure = nil },
            .taking("stored-favorites", .text) { app, text in
                app.host.install.defaults[FunFavorites.storageKey] = .bytes(Array(text.utf8))
            },
        ]
    }

    /// Sign-in, tabs, sheets, topics, links.
    private static var navigationWords: [Word] {
        [
            tap("sign-in", .login),
            tap("tab", tabName) { .selectTab($0.rawValue) },
            tap("tab-index", .integer(in: -1000...1000)) { .selectTab($0) },
            tap("open", .text) { .openURL($0) },
            tap("back", .back),
            tap("open-profile", .openProfile),
            tap("close-profile", .closeProfile),
            tap("go-to-items", .goToItems),
            tap("sign-out", .logout),
            tap("favorite-topic", .toggleDetailFavorite),
            tap("share", .share),
            tap("summarize", .summarize),
        ]
    }

    /// Home's cards and the list of items.
    private static var listWords: [Word] {
        [
            tap("tap-card", itemID) { .tapCard($0) },
            tap("favorite-card", itemID) { .toggleCardFavorite($0) },
            tap("refresh", .refresh),
            tap("retry-home", .retryHome),
            tap("search", .text) { .setSearchText($0) },
            tap("empty-search", .setSearchText("")),
            tap("type", .text) { .typeSearchText($0, every: keystroke) },
            tap("clear-search", .clearSearch),
            tap("category", category) { .selectCategory($0) },
            tap("tap-row", itemID) { .tapRow($0) },
            tap("favorite-row", itemID) { .toggleRowFavorite($0) },
            tap("retry-items", .retryItems),
        ]
    }

    private static var settingsWords: [Word] {
        [
            tap("turn-on", .oneOf(FunToggle.self)) { .setToggle($0, true) },
            tap("turn-off", .oneOf(FunToggle.self)) { .setToggle($0, false) },
            tap("reset-toggles", .resetToggles),
            tap("appearance", .oneOf(FunSettings.Appearance.self)) { .setAppearance($0) },
            tap("reset-appearance", .resetAppearance),
        ]
    }

    /// What is on screen, and what is stored.
    private static var expectations: [Word] {
        [
            .checking("expect-toast", .text) { app, text in
                difference(text, app.coordinator?.services.current(FunToasts.self)?.text)
            },
            .checking("expect-cards", .integer) { app, count in
                difference(count, app.coordinator?.main?.home.home.cardCount)
            },
            .checking("expect-rows", .integer) { app, count in
                difference(count, app.coordinator?.main?.items.items.rows.count)
            },
            .checking("expect-favorites", .list(of: .text, tellsRepeats: false)) { app, ids in
                guard case .readable(let stored) = FunFavorites.stored(in: app.host.install) else {
                    return difference(ids, nil)
                }
                return difference(ids.sorted(), stored.sorted())
            },
            .checking("expect-stop", .text) { app, reason in difference(reason, app.stopReason) },
        ]
    }

    /// The usual time from one character to the next.
    private static var keystroke: Int64 { 120_000_000 }

    private static var itemID: YAMLKind<String> {
        .checked(.text, "the id of a topic") { FunItem.with(id: $0)?.id }
    }

    private static var tabName: YAMLKind<FunTab> {
        .checked(.text, "home, items or settings") { FunTab(linkName: $0) }
    }

    private static var category: YAMLKind<String> {
        .checked(.text, "a category") { FunItem.categories.contains($0) ? $0 : nil }
    }

    private static func tap(_ name: String, _ action: FunAction) -> Word {
        .checking(name) { app in outcome(of: action, on: app) }
    }

    private static func tap<Value: Sendable>(
        _ name: String, _ kind: YAMLKind<Value>, _ action: @escaping @Sendable (Value) -> FunAction
    ) -> Word {
        .checking(name, kind) { app, value in outcome(of: action(value), on: app) }
    }

    private static func outcome(of action: FunAction, on app: FunApp) -> String? {
        app.perform(action) ? nil : "expected a screen that takes this, found none"
    }

    private static func difference<Value: Equatable>(_ expected: Value, _ found: Value?) -> String? {
        if expected == found { return nil }
        return "expected \(expected), found \(found.map { "\($0)" } ?? "none")"
    }
}
