internal import Configuration
internal import EventModel
internal import Plans
internal import Redaction
internal import SiteGenerator
internal import Texts

/// What stands on a site whatever was logged: the texts of pages and templates, and what the tool writes around figures.
enum SiteWording {
    /// The texts; those of a site on nothing at all are among them.
    static func texts(of packs: [Pack], _ plans: [TrackingPlan] = []) -> [String] {
        var texts = SiteGenerator.wording + Language.wording
        for event in plans.flatMap(\.events) {
            texts.append(event.name)
            texts += event.parameters.flatMap { [$0.name] + $0.domain }
        }
        guard let report = try? LogReport.figures(of: packs) else { return texts }
        for language in Language.all {
            for file in (try? SiteGenerator(language: language).files(for: report)) ?? [] {
                texts.append(String(decoding: file.bytes, as: UTF8.self))
            }
        }
        return texts
    }
}
