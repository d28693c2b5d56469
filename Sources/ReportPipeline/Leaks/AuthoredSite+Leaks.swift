internal import Diagnostics
internal import Redaction
internal import SiteGenerator

extension AuthoredSite {
    /// What is personal or secret in pages and templates, one error for each line and rule; the look that finished sites get,
    /// at the texts that they are made of.
    func leaks(_ policy: RedactionPolicy) -> [Diagnostic] {
        let texts =
            pages.map { (file: pagesFolder + "/" + $0.key, bytes: $0.value) }
            + searchedTemplates.map { (file: templatesFolder + "/" + $0.key, bytes: $0.value) }
        return texts.sorted { $0.file < $1.file }.flatMap { text in
            var leaks = SiteLeaks(policy: policy)
            let suffix = text.file.split(separator: ".").last ?? "md"
            leaks.look(at: "text.\(suffix)", text.bytes)
            return leaks.findings.map { finding in
                Diagnostic(
                    "page.personal", at: SourcePlace(file: text.file, line: finding.line ?? 1),
                    "expected nothing personal or secret, found what the detector \(finding.rule.text) claims",
                    help: "take it out, or let it through with a keep rule of the policy: ctreport help redaction")
            }
        }
    }
}
