import Foundation
import Redaction
import ReportModel
import Testing

@testable import ReportPipeline

/// Three apps that log into one capture do not disturb each other.
@Suite struct InterleavedAppsTests {
    static let apps = ["countertestapp", "fun", "orion"]
    static let counter = [
        "counter-web-offline", "counter-counter-session", "counter-alternation-swallowed", "counter-web-downloads",
        "counter-ui-test-forced",
    ]
    static let fun = ["fun-login-browse", "fun-search", "fun-error-simulation", "fun-toggles", "fun-favorites-corrupt"]
    static let orion = ["orion-start-browse", "orion-gestures", "orion-load-corrupt"]

    @Test(arguments: 0..<15)
    func aMixedCaptureSaysOfEachAppWhatItsOwnSays(round: Int) throws {
        let seed = UInt64.random(in: .min ... .max)
        print("interleaving \(round): seed \(seed)")
        var random = Seeded(state: seed)
        let names = [
            "\(Self.counter[round % 5]).compact.log", "\(Self.fun[round / 3 % 5]).compact.log",
            "\(Self.orion[round % 3]).swiftlog.log",
        ]
        let mixed = Self.interleaved(try names.map(Self.records), &random)
        let together = try withCapture(mixed) { try Self.figures([$0]) }
        for (app, name) in zip(Self.apps, names) {
            let alone = try Self.figures([captures.appendingPathComponent(name).path])
            #expect(alone.keys.sorted() == [app])
            #expect(together[app] == alone[app], "\(app) of \(names), seed \(seed)")
        }
        #expect(together.keys.sorted() == Self.apps)
    }

    /// The records of a capture, each with its further lines; the lines before the first record are left out.
    private static func records(_ name: String) throws -> [String] {
        let text = try String(contentsOf: captures.appendingPathComponent(name), encoding: .utf8)
        var records: [String] = []
        for line in text.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
            if line.prefix(5).count == 5, line.prefix(4).allSatisfy(\.isNumber), line.dropFirst(4).first == "-" {
                records.append(line + "\n")
            } else if let last = records.indices.last {
                records[last] += line + "\n"
            }
        }
        try #require(records.count > 3, "\(name) has no records")
        return records
    }

    /// All records in a random order that keeps each app's own.
    private static func interleaved(_ parts: [[String]], _ random: inout Seeded) -> String {
        var turns = parts.enumerated().flatMap { index, part in Array(repeating: index, count: part.count) }
        turns.shuffle(using: &random)
        var taken = Array(repeating: 0, count: parts.count)
        return turns.map { turn in
            defer { taken[turn] += 1 }
            return parts[turn][taken[turn]]
        }.joined()
    }

    /// Launches, events, metrics and findings of each app, without their places.
    private static func figures(_ paths: [String]) throws -> [String: JSONValue] {
        let report = try LogReport(captures: paths, options: ReportOptions()).report
        guard case .object(let members) = report.json, case .object(let apps)? = members["apps"] else { return [:] }
        var figures: [String: JSONValue] = [:]
        for (app, value) in apps {
            guard case .object(let all) = value else { continue }
            figures[app.text] =
                .object(
                    all.filter { ["findings", "metrics", "events", "launches"].contains($0.key.text) }
                ).withoutPlaces
        }
        return figures
    }
}

/// SplitMix64: the same numbers for the same seed.
private struct Seeded: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
