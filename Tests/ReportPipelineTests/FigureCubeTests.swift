import Configuration
import Flows
import Foundation
import Redaction
import ReportModel
import SiteGenerator
import Testing

@testable import ReportPipeline

/// What the filter of an overview adds figures up from: cells that are what a report on their captures alone would say.
@Suite struct FigureCubeTests {
    /// An app's part of `cube.js`.
    struct Cube: Decodable, Equatable {
        var days: [String]
        var ends: [String]
        var labels: [[String: String]]
        var cells: [[Int]]
        var figures: [Figure]

        struct Figure: Decodable, Equatable {
            var id: String
            var isRate: Bool

            init(from decoder: any Decoder) throws {
                var values = try decoder.unkeyedContainer()
                id = try values.decode(String.self)
                isRate = try values.decode(Bool.self)
            }
        }

        /// The numbers of a figure in every cell.
        func numbers(_ id: String) throws -> [[Int]] {
            let place = try #require(figures.firstIndex { $0.id == id }, "no figure \(id)")
            let start = 2 + figures[..<place].reduce(0) { $0 + ($1.isRate ? 2 : 1) }
            return cells.map { Array($0[start..<start + (figures[place].isRate ? 2 : 1)]) }
        }
    }

    private static let folder = FileManager.default.temporaryDirectory.appendingPathComponent("ctreport-cube-\(UUID())")

    /// A bundled capture, moved to a day.
    private static func capture(_ scenario: String, day: String, _ name: String) throws -> String {
        let text = try String(contentsOf: captures.appendingPathComponent("\(scenario).compact.log"), encoding: .utf8)
        let file = folder.appendingPathComponent("\(UUID())/\(name).log")
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.replacing("2026-07-29", with: day).write(to: file, atomically: true, encoding: .utf8)
        return file.path
    }

    private static func cubes(_ paths: [String], _ options: ReportOptions = ReportOptions()) throws -> [String: Cube] {
        let files = try LogReport(captures: paths, options: options).siteFiles()
        let bytes = try #require(files.first { $0.path == "cube.js" }?.bytes)
        let text = String(decoding: bytes, as: UTF8.self)
        #expect(text.hasPrefix("window.ctreportCube = {") && text.hasSuffix(";\n"))
        let json = Data(text.dropFirst("window.ctreportCube = ".count).dropLast(2).utf8)
        return try JSONDecoder().decode([String: Cube].self, from: json)
    }

    private static func labelled(_ files: [(pattern: String, build: String)]) throws -> CaptureLabels {
        var all = CaptureLabels()
        for (pattern, build) in files {
            var labels = Labels()
            try labels.set("build", to: build)
            all.rules.append(CaptureLabels.Rule(files: [try #require(FilePattern(pattern))], labels: labels))
        }
        return all
    }

    @Test func daysOfOneInstallAddUpToTheWhole() throws {
        // web-errors-retry: one launch, 3 of 5 loads went wrong. web-http-500: one launch, 1 of 3.
        let path = try Self.capture("counter-web-errors-retry", day: "2026-07-03", "a")
        let later = try Self.capture("counter-web-http-500", day: "2026-07-05", "b")
        try (String(contentsOfFile: path, encoding: .utf8) + String(contentsOfFile: later, encoding: .utf8)).write(
            toFile: path, atomically: true, encoding: .utf8)
        let cube = try #require(try Self.cubes([path])["countertestapp"])
        #expect(cube.days == ["2026-07-03", "2026-07-05"] && cube.labels == [[:]])
        #expect(try cube.numbers("launches") == [[1], [1]])
        #expect(try cube.numbers("navigation.error_rate") == [[3, 5], [1, 3]])
        // The splash of each launch succeeded.
        #expect(try cube.numbers("splash.success_rate") == [[1, 1], [1, 1]])
    }

    @Test func stepsOfSeveralDaysSayTheirFirstAndLastOne() throws {
        // More than 120 days: steps of two days. 2 and 3 March are one of them, for counted from 1970 the 2nd has an even number.
        let path = try Self.capture("counter-web-errors-retry", day: "2026-03-03", "a")
        let middle = try Self.capture("counter-web-errors-retry", day: "2026-05-01", "b")
        let later = try Self.capture("counter-web-http-500", day: "2026-07-03", "c")
        try [path, middle, later].map { try String(contentsOfFile: $0, encoding: .utf8) }.joined().write(
            toFile: path, atomically: true, encoding: .utf8)
        let cube = try #require(try Self.cubes([path])["countertestapp"])
        // The first step begins the day before the log does, the last one ends with it.
        #expect(cube.days == ["2026-03-03", "2026-05-01", "2026-07-02"])
        #expect(cube.ends == ["2026-03-03", "2026-05-02", "2026-07-03"])
    }

    @Test func whatIsLeftOpenIsOverWhenAnotherLaunchFollows() throws {
        // splash-cancelled: a process that dies while the splash waits; without a later launch that splash is pending.
        let path = try Self.capture("counter-splash-cancelled", day: "2026-07-03", "a")
        let alone = try LogReport(captures: [path], options: ReportOptions()).report
        let lines = try String(contentsOfFile: path, encoding: .utf8)
        let moved = lines.replacing("2026-07-03", with: "2026-07-04")
        try (lines + moved).write(toFile: path, atomically: true, encoding: .utf8)
        let cube = try #require(try Self.cubes([path])["countertestapp"])
        let launches = try #require(alone.apps.first).launches
        #expect(try cube.numbers("launches") == [[launches], [launches]])
        let rates = try cube.numbers("splash.success_rate")
        let whole = try LogReport(captures: [path], options: ReportOptions()).report
        guard case .rate(let share)? = whole.apps.first?.value(of: "splash.success_rate") else {
            Issue.record("no rate")
            return
        }
        #expect(rates.map { $0[0] }.reduce(0, +) == share.k && rates.map { $0[1] }.reduce(0, +) == share.n)
    }

    @Test func labelsAreADimension() throws {
        let options = try {
            var options = ReportOptions()
            options.labels = try Self.labelled([("one.log", "1"), ("two.log", "2 é")])
            return options
        }()
        let paths = [
            try Self.capture("counter-web-errors-retry", day: "2026-07-03", "one"),
            try Self.capture("counter-web-http-500", day: "2026-07-03", "two"),
        ]
        let cube = try #require(try Self.cubes(paths, options)["countertestapp"])
        #expect(cube.labels == [["build": "1"], ["build": "2 é"]] && cube.days == ["2026-07-03"])
        #expect(cube.cells.map { Array($0.prefix(3)) } == [[0, 0, 1], [0, 1, 1]])
        #expect(try cube.numbers("navigation.error_rate") == [[3, 5], [1, 3]])
        #expect(try Self.cubes(paths.reversed(), options)["countertestapp"]?.labels == cube.labels)
    }

    @Test func nothingToChooseFromIsNoCube() throws {
        #expect(try Self.cubes([Self.capture("counter-two-cold-launches", day: "2026-07-03", "a")]).isEmpty)
        #expect(try Self.cubes([captures.appendingPathComponent("orion-gestures.swiftlog.log").path]).isEmpty)
    }

    /// One cell that has too few installs could be had as the difference of others.
    @Test func cellsOfFewInstallsAreNotMade() throws {
        var options = ReportOptions()
        options.redaction.defaults.minimumInstalls = 2
        options.labels = try Self.labelled([("one.log", "1"), ("two.log", "2")])
        func paths(_ days: [(String, String)]) throws -> [String] {
            try days.enumerated().map { number, day in
                // Of one content, captures would count once.
                let scenario = number.isMultiple(of: 2) ? "counter-web-http-500" : "counter-web-errors-retry"
                return try Self.capture(scenario, day: day.0, day.1)
            }
        }
        // A day of one install: no cube at all.
        let lonely = try paths([("2026-07-03", "one"), ("2026-07-03", "two"), ("2026-07-04", "one")])
        #expect(try Self.cubes(lonely, options).isEmpty)
        // Two installs a day, one of each build: days, but no builds.
        let days = try paths([
            ("2026-07-03", "one"), ("2026-07-03", "two"), ("2026-07-04", "one"), ("2026-07-04", "two"),
        ])
        let cube = try #require(try Self.cubes(days, options)["countertestapp"])
        #expect(cube.labels == [[:]] && cube.cells.count == 2)
        #expect(try cube.numbers("launches") == [[2], [2]])
        options.redaction.defaults.minimumInstalls = 1
        #expect(try Self.cubes(days, options)["countertestapp"]?.cells.count == 4)
    }
}
