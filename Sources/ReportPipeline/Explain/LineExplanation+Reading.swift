internal import Configuration
public import Diagnostics
internal import EventModel
internal import Flows
internal import LogIngest
internal import Redaction

extension LineExplanation {
    /// Reads captures and explains one line of one of them. The capture is read twice: first to find the record of the line,
    /// then, with those that are read as one with it, to follow the record through the gate and the flows.
    ///
    /// - Parameters:
    ///   - wanted: the line; its capture is one of the inputs' by its name or the end of it.
    ///   - inputs: as of `LogReport`, standard input apart.
    ///   - options: how they are read.
    /// - Throws: `Diagnostics` when an input cannot be opened or read, the capture is not among them, or a pack is wrong.
    public init(of wanted: ExplainedLine, captures inputs: [String], options: ReportOptions) throws(Diagnostics) {
        let packs: [Pack]
        if let chosen = options.packs { packs = chosen } else { packs = try Pack.builtIn() }
        let captures = try CaptureFinder(keepsDuplicates: true).captures(of: inputs).captures
        let index = try LineExplanation.index(of: wanted, in: captures)
        do throws(Diagnostic) {
            var reader = options.reader
            reader.watchedLine = wanted.line
            var finder = RecordFinder(line: wanted.line)
            var opener = CaptureOpener()
            var source = try opener.open(captures[index])
            let tally = reader.read(&source, into: &finder)
            let watch = tally.watch ?? LineWatch(line: wanted.line)
            let recordLine = watch.rejection == nil ? finder.recordLine(watch) : nil
            let followed = try recordLine.map { line throws(Diagnostic) in
                try FollowedRecord(line: line, capture: index, of: captures, packs, options)
            }
            let begin = followed?.effect?.launchStart.capture ?? index
            let names = [index, begin].map { number in
                InputName.shown(
                    captures[number].name, number: number + 1, detectors: .standard(with: options.redaction))
            }
            self.init(
                capture: names[0], launchCapture: begin == index ? nil : names[1],
                line: wanted.line,
                lineCount: tally.lines.read, lineClass: LineExplanation.lineClass(watch, followed?.seen),
                rejection: watch.rejection, mark: recordLine == nil ? watch.mark : nil, record: followed?.seen?.record,
                packs: followed.map { followed in (followed.seen?.packs ?? []).map { $0.shown(followed.names) } } ?? [],
                effect: followed?.effect)
        } catch {
            throw Diagnostics([error])
        }
    }

    private static func lineClass(_ watch: LineWatch, _ seen: ExplainSink.Seen?) -> LineClass? {
        guard watch.wasRead else { return nil }
        if watch.rejection != nil { return .rejected }
        guard let seen else { return .noise }
        return seen.record.line == watch.line ? seen.lineClass : .continuation
    }

    /// The capture that is meant.
    private static func index(of wanted: ExplainedLine, in captures: [Capture]) throws(Diagnostics) -> Int {
        let names = captures.map(\.name)
        if let index = captures.firstIndex(where: \.isStandardInput), captures.count == 1 || wanted.capture == "-" {
            _ = index
            throw Diagnostics([
                Diagnostic(
                    "usage.value", "expected a line of a file for --explain, found standard input",
                    help: "a capture is read twice to explain a line: write it to a file first")
            ])
        }
        guard let name = wanted.capture else {
            if captures.count == 1 { return 0 }
            throw Diagnostics([
                Diagnostic(
                    "usage.value",
                    "expected FILE:LINE for --explain, found a line alone and \(captures.count) captures",
                    help: "name the capture: --explain \(names.first ?? "FILE"):\(wanted.line)")
            ])
        }
        let exact = names.indices.filter { names[$0] == name }
        let meant = exact.isEmpty ? names.indices.filter { names[$0].hasSuffix("/" + name) } : exact
        if meant.count == 1 { return meant[0] }
        throw Diagnostics([
            Diagnostic(
                "usage.value",
                meant.isEmpty
                    ? "expected a line of a capture that is read for --explain, found \(quoted(name))"
                    : "expected one capture for --explain, found \(meant.count) whose name ends in \(quoted(name))",
                suggestion: meant.isEmpty ? nearest(to: name, among: names) : nil,
                help: "the captures are \(listing(names))")
        ])
    }
}

/// A record on its way through the gate and the flows.
private struct FollowedRecord {
    let seen: ExplainSink.Seen?
    let effect: EventExplanation?
    let names: PseudonymNames

    init(
        line: Int, capture index: Int, of captures: [Capture], _ packs: [Pack], _ options: ReportOptions
    ) throws(Diagnostic) {
        let policy = try options.runPolicy()
        var vocabulary = packs.reduce(into: Vocabulary()) { $0.add($1.vocabulary) }
        vocabulary.add(Vocabulary(policy.policy))
        let apps = packs.map {
            var app = EventSink.App($0, vocabulary: vocabulary, policy: policy, excludesForced: options.excludesForced)
            app.aggregator.explainEvent(capture: index, line: line)
            return app
        }
        let plan = ReadingPlan(captures, options, reader: options.reader)
        let unit = plan.units.first { $0.captures.contains(index) } ?? ReadingPlan.Unit(captures: [index])
        var sink = ExplainSink(
            EventSink(
                apps: apps, unit: unit, install: plan.installs[index],
                labels: LabelSets(captures, options.labels).indices,
                policy: policy), catalogues: packs.map(\.catalogue),
            plans: packs.map { PlanWatch($0.catalogue, options, policy, vocabulary) }, formats: options.formats,
            detectors: policy.detectors, line: line)
        var opener = CaptureOpener()
        for capture in unit.captures {
            sink.begin(capture, isHere: capture == index)
            var source = try opener.open(captures[capture])
            _ = options.reader.read(&source, into: &sink)
            sink.end()
        }
        sink.finish()
        names = try GateResult(sink.events.apps.map(\.redactor), policy).names
        var effect: EventExplanation?
        for var app in sink.events.apps {
            app.aggregator.finish()
            effect = effect ?? app.aggregator.explanation
        }
        seen = sink.seen
        self.effect = effect?.shown(names)
    }
}
