import Foundation
import ReportPipeline

/// The repository, found from this file.
let repository = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

/// The captures among the fixtures.
let captures = repository.appendingPathComponent("Tests/Fixtures/captures")

/// The styles in which each scenario was captured.
let captureStyles = ["default", "compact", "ndjson"]

/// The report on captures named as among the fixtures, read back from `report.json`.
func reportDocument(_ names: [String], options: ReportOptions = ReportOptions()) throws -> ReportDocument {
    let report = try LogReport(captures: names.map { captures.appendingPathComponent($0).path }, options: options)
    return try ReportDocument(reading: report)
}
