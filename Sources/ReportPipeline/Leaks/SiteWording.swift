internal import Configuration
internal import Diagnostics
internal import Flows
internal import Redaction
internal import ReportModel
internal import SiteGenerator

/// What stands on a site whatever was logged: the texts of pages and templates, and what the tool writes around figures.
enum SiteWording {
    /// The texts; those of a site on nothing at all are among them.
    static func texts(of packs: [Pack]) -> [String] {
        var texts = SiteGenerator.wording
        let report = Report(
            version: Public(stringLiteral: ctreportVersion), captures: [Report.Capture(name: "capture")],
            apps: packs.map { FlowAggregator(program: $0.program).summary() }, records: RecordTally().summary,
            names: PseudonymTable().names(), audit: RedactionAudit())
        for file in (try? SiteGenerator().files(for: report)) ?? [] {
            texts.append(String(decoding: file.bytes, as: UTF8.self))
        }
        return texts
    }
}
