internal import Configuration
internal import Plans
internal import Redaction
internal import ReportModel
public import SiteGenerator

/// The last look at what is about to be published.
extension LogReport {
    /// What stands in files of a report and must not: what detectors claim, and values that were dropped in this run.
    /// Nothing of it may be published when there is anything.
    public func leaks(in files: [(path: String, bytes: [UInt8])]) -> [SiteLeaks.Finding] {
        let found = leaks(in: files, secrets)
        guard found.contains(where: { $0.rule == "against" }) else { return found }
        // A value may be made of words that stand on every page; which ones is known only by making a page of nothing.
        var secrets = secrets
        (SiteWording.texts(of: packs, report.plans.map(\.plan)) + authoredTexts).forEach { secrets.allow(wordsOf: $0) }
        return leaks(in: files, secrets)
    }

    /// What people wrote for this report, and so declared: the detectors looked at it where it stands, and a word of theirs is no
    /// leak of a value that happens to be the same. Names that the log has and nobody declared stay withheld.
    private var authoredTexts: [String] {
        let files = (site.pages.values.map { $0 } + site.templates.values).map { String(decoding: $0, as: UTF8.self) }
        let labels = report.captures.flatMap { $0.labels.all.flatMap { [$0.key.text, $0.value.text] } }
        return files + labels + (title.map { [$0.text] } ?? [])
    }

    /// As above, for the files of a site.
    public func leaks(in files: [OutputFile]) -> [SiteLeaks.Finding] {
        leaks(in: files.map { (path: $0.path, bytes: $0.bytes) })
    }

    private func leaks(
        in files: [(path: String, bytes: [UInt8])], _ secrets: SecretSet
    ) -> [SiteLeaks.Finding] {
        var leaks = SiteLeaks(
            secrets: secrets, policy: redaction, names: report.captures.map(\.name) + (title.map { [$0] } ?? []),
            day: day)
        for file in files { leaks.look(at: file.path, file.bytes) }
        return leaks.findings
    }
}
