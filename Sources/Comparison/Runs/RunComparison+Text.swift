public import Redaction
public import Texts

extension RunComparison {
    /// The verdict in a few sentences: apps that one run lacks come first; nothing is called unchanged that one run lacks.
    public func headline(in language: Language = .english) -> Public {
        let sentences = [
            sentence(about: .lost, in: language), sentence(about: .new, in: language), changeSentence(in: language),
        ]
        return sentences.compactMap { $0 }.joined(separator: " ")
    }

    private func sentence(about presence: AppComparison.Presence, in language: Language) -> Public? {
        let names = apps.filter { $0.presence == presence }.map(\.app)
        guard !names.isEmpty else { return nil }
        let list = names.joined(separator: ", ")
        return language[
            presence == .lost
                ? .appsAreLost(count: names.count, names: list) : .appsAreNew(count: names.count, names: list)]
    }

    /// What changed of what both runs have; nil where they have nothing in common.
    private func changeSentence(in language: Language) -> Public? {
        let events = events.filter(\.isChange)
        if changed.count + events.count > 0 {
            return language[
                .changedByMoreThanChance(
                    count: changed.count + events.count, kinds: kinds(changed.count, events.count, in: language))]
        }
        let shared = metrics.count { $0.verdict != .only }
        if !isOneSided { return language[.nothingChanged(metrics: Text.countedMetrics(count: shared))] }
        let common = shared > 0 ? language[.nothingInCommonChanged(metrics: Text.countedMetrics(count: shared))] : nil
        let sentences = [common, oneSidedSentence(in: language)].compactMap { $0 }
        return sentences.isEmpty ? nil : sentences.joined(separator: " ")
    }

    /// What of apps that both runs have came in one of them only, with no more than chance to explain it, or without a test.
    private func oneSidedSentence(in language: Language) -> Public? {
        let shared = Set(apps.filter { $0.presence == .both }.map(\.app))
        let metrics = metrics.count { $0.verdict == .only && shared.contains($0.app) }
        let events = events.count { !$0.isOfWholeApp }
        guard metrics + events > 0 else { return nil }
        return language[
            .cameInOneRunOnly(count: metrics + events, kinds: kinds(metrics, events, in: language))]
    }

    private func kinds(_ metrics: Int, _ events: Int, in language: Language) -> Public {
        let kinds = [
            metrics > 0 ? language[.countedMetrics(count: metrics)] : nil,
            events > 0 ? language[.countedEvents(count: events)] : nil,
        ]
        return language.forms.list(kinds.compactMap { $0 }, with: language.forms.and)
    }

    /// Which runs: `before: main/report.json, 3 captures, 412 lines`.
    public func runTexts(in language: Language = .english) -> [Public] {
        zip([.beforeWord, .nowWord] as [Text], runs).map { word, run in
            let captures = language[.countedCaptures(count: run.captures)]
            return "\(language[word]): \(run.name), \(captures), \(language[.countedLines(count: run.lines)])"
        }
    }

    /// The sentences behind the headline, those about whole apps first.
    public func changes(in language: Language = .english) -> [Public] {
        apps.compactMap { $0.change(in: language) } + changesInBoth(in: language)
    }

    /// The sentences about what changed in apps that both runs have.
    public func changesInBoth(in language: Language = .english) -> [Public] {
        changed.map { $0.sentence(in: language) }
            + events.filter(\.isChange).map { $0.sentence(in: language) }
    }

    /// How the figures were made, a sentence or two each.
    public static let methods: [Text] = [
        .methodOfRates, .methodOfEvents, .methodOfTests, .methodOfMedians, .methodOfCounts,
    ]
}

extension RunComparison.AppComparison {
    /// That one run lacks the app, and what the other one has of it; nil where both have it.
    public func change(in language: Language = .english) -> Public? {
        let events = Text.countedEvents(count: max(eventsBefore, eventsNow))
        let launches = (presence == .new ? launchesNow : launchesBefore).map { Text.countedLaunches(count: $0) }
        let had = launches.map { language[.figuresWithEvents(figures: $0, events: events)] } ?? language[events]
        return switch presence {
        case .both: nil
        case .lost: language[.appIsLost(app: app, had: had)]
        case .new: language[.appIsNew(app: app, has: had)]
        }
    }

    /// What the figures rest on: `40 launches before, 38 now; 512 events before, 498 now`.
    public func sentence(in language: Language = .english) -> Public {
        let events = language[
            .eventsBeforeAndNow(events: Text.countedEvents(count: eventsBefore), now: eventsNow)]
        guard launchesBefore != nil || launchesNow != nil else { return events }
        let launches = [launchesBefore, launchesNow].map { $0.map { language.forms.count($0) } ?? "–" }
        return "\(language[.launchesBeforeAndNow(before: launches[0], now: launches[1])]); \(events)"
    }
}
