import Foundation
import Testing

@testable import Redaction

/// Says what each detector costs on a corpus, for a person to read: it runs only when `CTREPORT_DETECTOR_COST` names a file
/// of `{"text"}` lines. Meaningful in a release build.
@Suite struct DetectorCostTests {
    private struct Row: Decodable {
        var text: String
    }

    private static let corpus = ProcessInfo.processInfo.environment["CTREPORT_DETECTOR_COST"]

    @Test(.enabled(if: corpus != nil)) func printsTheCostOfEachDetector() throws {
        let corpus = try #require(Self.corpus)
        let lines = try String(contentsOfFile: corpus, encoding: .utf8).split(separator: "\n")
        let messages = try lines.map { line in
            try JSONDecoder().decode(Row.self, from: Data(line.utf8)).text.unicodeScalars.map(\.value)
        }
        try #require(!messages.isEmpty)
        let texts = messages.map { DetectableText(message: $0) }
        var costs = [("folding", cost(messages) { _ = DetectableText(message: $0) })]
        costs.append(("layers", cost(texts) { _ = EncodedLayers.layers(of: $0, depth: 0) }))
        for detector in Detectors.standard.all {
            costs.append(
                (
                    detector.id.text,
                    cost(texts) { text in
                        guard text.features.isSuperset(of: detector.needs) else { return }
                        var claims: [Claim] = []
                        detector.find(text, &claims)
                    }
                ))
        }
        for (name, cost) in costs.sorted(by: { $0.1 > $1.1 }) { print("COST \(Int(cost)) ns \(name)") }
    }

    /// Nanoseconds a text.
    private func cost<Text>(_ texts: [Text], _ body: (borrowing Text) -> Void) -> Double {
        let clock = ContinuousClock()
        var best = Double.infinity
        for _ in 0..<5 {
            let time = clock.measure { for text in texts { body(text) } }
            best = min(best, time / .nanoseconds(1) / Double(texts.count))
        }
        return best
    }
}
