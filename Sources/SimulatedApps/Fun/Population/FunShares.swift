internal import YAMLDocument

/// How often something happens where it could, from 0 to 1.
struct FunShares: Sendable, Hashable {
    /// Launches that end up in a session.
    var signsIn = 0.96
    /// Launches that begin with a deep link.
    var linkBeforeSignIn = 0.03
    /// Launches that find unreadable favourites.
    var corruptFavorites = 0.002
    /// Sessions that end with Sign Out.
    var signsOut = 0.08
    /// Those after which somebody signs in again.
    var signsInAgain = 0.5
    /// Devices with the model behind summaries.
    var hasSummaryModel = 0.25
    /// Open topics whose star is tapped.
    var favoritesTopic = 0.3
    /// Open topics that are shared.
    var sharesTopic = 0.1
    /// Open topics that are summarized, where they can be.
    var summarizes = 0.4
    /// Summaries that fail.
    var summaryFails = 0.1
    /// Rows whose star is tapped before they are opened.
    var favoritesRow = 0.15
    /// Searches that go back to the chip All first.
    var searchesEverywhere = 0.8
    /// Searches after which a row is opened.
    var opensResult = 0.5
    /// Searches after which the field is emptied.
    var emptiesSearch = 0.4
    /// Errors on Home or Items that are followed by Retry.
    var retries = 0.7
    /// Taps on Retry of Home that are two.
    var retriesTwice = 0.25
    /// Visits of Settings that turn simulated errors on.
    var simulatesErrors = 0.1
    /// Visits of Settings that turn them off again, while they are on.
    var stopsErrors = 0.6
    /// Visits of Settings that choose a look.
    var changesAppearance = 0.3
    /// Visits of Settings that reset toggles and look.
    var resets = 0.2
    /// Visits of the profile that go on to Items.
    var goesToItems = 0.4
    /// Deep links to a topic that does not exist.
    var unknownTopic = 0.1
}

extension FunShares {
    /// Shares by name; what is left out is as usual.
    static var kind: YAMLKind<FunShares> {
        .mapping("population.shares") { reader in
            var shares = FunShares()
            for (name, share) in names {
                // A session may follow a session: not for ever.
                let highest = share == \.signsInAgain ? 0.99 : 1
                shares[keyPath: share] = reader.optional(
                    name, .number(in: 0...highest), default: shares[keyPath: share])
            }
            return shares
        }
    }

    private static var names: [(String, WritableKeyPath<FunShares, Double>)] {
        [
            ("signs-in", \.signsIn),
            ("link-before-sign-in", \.linkBeforeSignIn),
            ("corrupt-favorites", \.corruptFavorites),
            ("signs-out", \.signsOut),
            ("signs-in-again", \.signsInAgain),
            ("has-summary-model", \.hasSummaryModel),
            ("favorites-topic", \.favoritesTopic),
            ("shares-topic", \.sharesTopic),
            ("summarizes", \.summarizes),
            ("summary-fails", \.summaryFails),
            ("favorites-row", \.favoritesRow),
            ("searches-everywhere", \.searchesEverywhere), ("opens-result", \.opensResult),
            ("empties-search", \.emptiesSearch),
            ("retries", \.retries),
            ("retries-twice", \.retriesTwice),
            ("simulates-errors", \.simulatesErrors), ("stops-errors", \.stopsErrors),
            ("changes-appearance", \.changesAppearance),
            ("resets", \.resets),
            ("goes-to-items", \.goesToItems),
            ("unknown-topic", \.unknownTopic),
        ]
    }
}
