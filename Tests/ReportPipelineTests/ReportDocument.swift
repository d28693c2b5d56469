import Foundation
import ReportModel
import ReportPipeline
import Testing

/// `report.json` as a reader of the contract decodes it; only what the tests ask for.
struct ReportDocument: Decodable {
    struct Lines: Decodable, Equatable {
        var read, event, other, continuation, noise, rejected: Int
    }

    struct Capture: Decodable, Equatable {
        var name: String
        var formats: [String: Int]
        var bytes: Int
        var first, last: String?
        var utc_offset: String?
        var lines: Lines
    }

    struct Losses: Decodable, Equatable {
        var `private`, cut, dropped_messages: Int
        var levels_missing: [String]
    }

    /// A number or a text in a list of a metric.
    enum Scalar: Decodable, Equatable, ExpressibleByStringLiteral, ExpressibleByIntegerLiteral {
        case number(Int)
        case text(String)

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            if let number = try? container.decode(Int.self) {
                self = .number(number)
            } else {
                self = .text(try container.decode(String.self))
            }
        }

        init(stringLiteral text: String) { self = .text(text) }
        init(integerLiteral number: Int) { self = .number(number) }
    }

    struct Install: Decodable, Equatable {
        var install: String
        var total: Int
        var first: [Scalar]
        var last: Scalar?
    }

    /// A metric; each kind has some of the members.
    struct Metric: Decodable, Equatable {
        var kind: String
        var value, low, high: Double?
        var k, n: Int?
        var unit: String?
        var min, p50, p90, p99, max: Double?
        var total: Int?
        var installs: [Install]?
        var columns: [String]?
        var rows: [[Scalar]]?
        var steps: Int?
        var edges: [[Scalar]]?
        var other: Int?
        var intervals: Int?
        var reason: String?
    }

    struct App: Decodable {
        struct Launches: Decodable, Equatable {
            var total, partial: Int?
            var reason: String?
        }

        struct Events: Decodable, Equatable {
            var total: Int
            var by_level, by_name, unplanned: [String: Int]
        }

        struct Finding: Decodable, Equatable {
            var rule: String
            var count: Int
        }

        var launches: Launches
        var events: Events
        var metrics: [String: Metric]
        var findings: [Finding]
    }

    struct Generator: Decodable, Equatable {
        var name, version: String
    }

    struct Redaction: Decodable, Equatable {
        var policy: String
        var values: Int
        var by_rule: [String: Int]
    }

    var schema: String
    var generator: Generator
    var captures: [Capture]
    var lines: Lines
    var rejections: [String: Int]
    var losses: Losses
    var apps: [String: App]
    var redaction: Redaction

    init(reading report: LogReport) throws {
        self = try JSONDecoder().decode(ReportDocument.self, from: Data(report.report.json.bytes))
    }

    /// The only app that a test's captures are of.
    func app(_ id: String = "countertestapp") throws -> App {
        try #require(apps.count == 1)
        return try #require(apps[id])
    }
}

extension ReportDocument.App {
    /// A metric that the pack has to have.
    func metric(_ id: String) throws -> ReportDocument.Metric {
        try #require(metrics[id], "no metric \(id)")
    }

    /// The value of a count.
    func count(_ id: String) throws -> Int {
        let metric = try metric(id)
        try #require(metric.kind == "count", "\(id) is a \(metric.kind)")
        return Int(try #require(metric.value))
    }

    /// The values of a sequence over all installs.
    func sequence(_ id: String) throws -> [ReportDocument.Scalar] {
        try #require(try metric(id).installs).flatMap(\.first)
    }
}
