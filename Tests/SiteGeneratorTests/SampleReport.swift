import Configuration
import Diagnostics
import EventModel
import Flows
import Redaction
import ReportModel

@testable import SiteGenerator

/// Reports of no event at all: every figure is there and zero.
enum SampleReport {
    /// A report of the built-in packs of these apps.
    static func report(_ apps: [String] = ["countertestapp"]) throws -> Report {
        let packs = try Pack.builtIn().filter { apps.contains($0.catalogue.app) }
        return Report(
            version: "1.0", captures: [Report.Capture(name: "app.log")],
            apps: packs.map { FlowAggregator(program: $0.program).summary() }, records: RecordTally().summary,
            names: PseudonymTable().names(), audit: RedactionAudit())
    }

    static let apps = ["countertestapp", "fun", "orion"]

    /// What is wrong with a user's site, as the terminal shows it.
    static func problems(of site: AuthoredSite, _ report: Report) -> String {
        do throws(Diagnostics) {
            _ = try SiteGenerator(authored: site, apps: apps).files(for: report)
            return ""
        } catch {
            return error.all.map { DiagnosticText($0, quoting: site.source(of: $0.place)).text }.joined()
        }
    }

    /// A page with front matter of four lines and a blank line before the body, which begins on line 6.
    static func page(_ body: String, _ front: String = "app: countertestapp") -> [UInt8] {
        Array("---\ntitle: Mine\ndescription: D.\n\(front)\n---\n\(body)".utf8)
    }
}
