internal import Configuration
internal import Diagnostics
internal import Redaction
internal import ReportPipeline

/// `policy test`: what becomes of labelled messages.
struct PolicyTestCommand: Sendable {
    let options: PolicyTestOptions
    /// The largest corpus, in bytes.
    private static let byteLimit = 256 << 20

    func run(in context: RunContext) throws -> ExitStatus {
        var options = ReportOptions()
        try context.fillRedaction(in: &options, of: try ConfigurationFile(named: context.global.config)?.read())
        let policy = try RunPolicy(options.redaction, salt: options.salt, date: options.date)
        let corpus = try CorpusFile(parsing: try bytes(), file: self.options.corpus)
        var redactor = MessageRedactor(policy: policy)
        var score = CorpusScore()
        for message in corpus.messages { score.add(message, output: redactor.redact(message.text).text.text) }
        try context.terminal.result(text(of: score, count: corpus.messages.count))
        let failures = failures(of: score)
        failures.forEach { context.terminal.report($0) }
        return failures.isEmpty ? .done : .found
    }

    private func bytes() throws -> [UInt8] {
        do {
            return try Platform.open(file: options.corpus).read(limit: PolicyTestCommand.byteLimit)
        } catch {
            throw Diagnostic(
                "policy.corpus", "expected a corpus to read, found \(quoted(options.corpus)): \(error.text)")
        }
    }

    private func text(of score: CorpusScore, count: Int) -> String {
        let types = score.types.sorted { $0.key < $1.key }.map { type, spans in
            ["  " + type, "\(spans.total)", "\(spans.hidden)", "\(spans.partial)", "\(spans.whole)"]
        }
        let figures = [
            row("spans hidden", score.recall), row("messages safe", score.safe),
            row("messages without spans untouched", score.untouched), row("texts to keep lost", score.lost),
        ]
        return "\(count) messages\n\n" + TextTable(rows: figures, rightAligned: [1]).text
            + (types.isEmpty
                ? ""
                : "\n"
                    + TextTable(
                        rows: [["  type", "spans", "hidden", "in part", "whole"]] + types, rightAligned: [1, 2, 3, 4]
                    ).text)
    }

    private func row(_ name: String, _ share: CorpusScore.Share) -> [String] {
        ["  " + name, share.value.map(Self.percent) ?? "–", "\(share.count) of \(share.total)"]
    }

    private static func percent(_ value: Double) -> String {
        let tenths = Int((value * 1000).rounded())
        return "\(tenths / 10).\(tenths % 10) %"
    }

    /// A gate over nothing is skipped.
    private func failures(of score: CorpusScore) -> [Diagnostic] {
        [
            Self.failure("min-recall", "spans hidden", score.recall, options.minRecall, isUpper: false),
            Self.failure("max-keep-lost", "texts to keep lost", score.lost, options.maxKeepLost, isUpper: true),
            Self.failure("min-safe", "messages safe", score.safe, options.minSafe, isUpper: false),
            Self.failure("min-untouched", "messages untouched", score.untouched, options.minUntouched, isUpper: false),
        ].compactMap { $0 }
    }

    private static func failure(
        _ flag: String, _ name: String, _ share: CorpusScore.Share, _ limit: Share?, isUpper: Bool
    ) -> Diagnostic? {
        guard let limit, let value = share.value, isUpper ? value > limit.value : value < limit.value else {
            return nil
        }
        return Diagnostic(
            "policy.\(flag)",
            "expected \(name) to be \(isUpper ? "at most" : "at least") \(limit.text), "
                + "found \(percent(value)) (\(share.count) of \(share.total))")
    }
}
