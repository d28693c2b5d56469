import Foundation
import Redaction
import ReportModel
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

extension JSONValue {
    /// The value without what says where something stands: quoted places, captures and lines of a launch's events, and the
    /// page of a launch.
    var withoutPlaces: JSONValue {
        let places: Set<String> = ["evidence", "capture", "line", "page"]
        return switch self {
        case .object(let members): .object(members.filter { !places.contains($0.key.text) }.mapValues(\.withoutPlaces))
        case .array(let values): .array(values.map(\.withoutPlaces))
        default: self
        }
    }
}
