internal import Diagnostics
internal import Redaction
internal import ReportPipeline

/// Refuses to publish what holds a leak: this tool made a mistake, or a page or a pack of the user's own says too much.
enum PublishGate {
    private static let shownFindings = 10

    /// - Throws: `publish.leak`, one for each place, without the text.
    static func check(_ findings: [SiteLeaks.Finding], kept: String) throws(Diagnostics) {
        guard !findings.isEmpty else { return }
        var all = findings.prefix(shownFindings).map { finding in
            let place = "\(finding.file.text)" + (finding.line.map { ":\($0)" } ?? "")
            let found =
                finding.rule == "against"
                ? "a value that is not shown" : "what the detector \(finding.rule.text) claims"
            return Diagnostic(
                "publish.leak",
                "expected nothing personal or secret in \(place), found \(found)"
                    + (finding.count > 1 ? ", \(finding.count) times" : ""))
        }
        all.append(
            Diagnostic(
                "publish.refused", "refused to publish: \(findings.count) places leak; \(kept)",
                help:
                    "look at pages, packs and titles of your own first; otherwise this is a fault of ctreport: please report it"
            ))
        throw Diagnostics(all)
    }
}
