internal import Comparison
internal import Configuration
internal import Diagnostics
internal import Flows
internal import Redaction
internal import ReportModel
internal import ReportPipeline

extension LoadedConfiguration {
    /// Refuses gates on metrics that no pack of the configuration defines; of a report that was made elsewhere, `figures`, those
    /// pass that it has.
    ///
    /// - Throws: `config.gates.metric` for each of the others, with its place.
    func checkGates(besides figures: ReportFigures? = nil) throws {
        let gates = configuration.gates.filter { gate in !(figures?.has(gate.target) ?? false) }
        guard !gates.isEmpty else { return }
        let apps = try LogReport.figures(of: packs.packs).apps
        let names = MetricNames(apps.map { ($0.program.app.text, $0.metrics.map(\.id.text.text)) })
        let faults = gates.compactMap { names.fault(of: $0) }
        guard faults.isEmpty else {
            throw QuotedDiagnostics(diagnostics: Diagnostics(faults), lines: SourceLines(bytes))
        }
    }
}
