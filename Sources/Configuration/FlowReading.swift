internal import Diagnostics
internal import EventModel
internal import Flows
internal import Redaction
internal import YAMLDocument

/// Reads launches, timelines and flows of a pack whose events are known.
struct FlowReading: Sendable {
    /// A flow of any kind, with the rule that readers see beside its figures.
    struct AnyFlow: Sendable {
        var id: Public
        var add: @Sendable (inout FlowProgram) -> Void
        var explainedBy: Placed<Public>?
        /// Something in it was reported, so nothing is said of flows that refer to it.
        var isWrong = false
    }

    /// What the pack says of launches.
    struct Launch: Sendable {
        var marker: EventMatcher?
        var forced: FlowProgram.ForcedLaunch?
        var unknown: Public?

        func apply(to program: inout FlowProgram) {
            program.launchMarker = marker
            program.forcedLaunch = forced
            program.launchesUnknown = unknown
        }
    }

    private enum Kind: String, Sendable, CaseIterable {
        case count, share, rate, alternation, best, errors, sequence, table, interval, distribution, paths
    }

    let names: EventNames
    let classifiers: [String: ErrorClassifier]

    var event: YAMLKind<EventMatcher> { .event(names, classifiers) }
    var events: YAMLKind<[EventMatcher]> { .oneOrMany(event) }
    var parameter: YAMLKind<ParameterReference> { .parameter(names) }

    var launch: YAMLKind<Launch> {
        .mapping("pack.launch") { launch in
            let marker = launch.optional("marker", event)
            let forced = launch.optional("forced", forcedLaunch)
            let unknown = launch.optional("unknown", .wording)
            return Launch(marker: marker, forced: forced, unknown: unknown)
        }
    }

    private var forcedLaunch: YAMLKind<FlowProgram.ForcedLaunch> {
        .mapping("pack.launch.forced") { forced in
            let from = forced.required("from", event)
            let to = forced.required("to", event)
            let below = forced.required("below", .duration)
            let metric = forced.required("metric", .dottedName)
            guard let from, let to, let below, let metric else { return nil }
            return FlowProgram.ForcedLaunch(start: from, end: to, belowNanoseconds: below, id: metric)
        }
    }

    var timelineMark: YAMLKind<FlowProgram.TimelineMark> {
        let plain = event
        let full = YAMLKind<FlowProgram.TimelineMark>.mapping("pack.timeline") { mark in
            let severity = mark.optional("severity", .oneOf(Severity.self))
            let matcher = YAMLKind.matcher(&mark, names, classifiers)
            return matcher.map { FlowProgram.TimelineMark(event: $0, severity: severity) }
        }
        return YAMLKind("an event") { node, findings in
            if case .mapping = node.content { return full.value(of: node, &findings) }
            return plain.value(of: node, &findings).map { FlowProgram.TimelineMark(event: $0, severity: nil) }
        }
    }

    var flow: YAMLKind<AnyFlow> {
        .mapping("pack.flow") { flow in
            let id = flow.required("id", .dottedName)
            let kind = flow.required("kind", .oneOf(Kind.self))
            guard let id, let kind else {
                flow.leaveOtherKeys()
                return id.map { AnyFlow(id: $0, add: { _ in }, isWrong: true) }
            }
            return read(kind, id, &flow) ?? AnyFlow(id: id, add: { _ in }, isWrong: true)
        }
    }

    private func read(_ kind: Kind, _ id: Public, _ flow: inout MappingReader) -> AnyFlow? {
        switch kind {
        case .count: count(id, &flow).map { read in AnyFlow(id: id) { $0.counts.append(read) } }
        case .share: share(id, &flow).map { read in AnyFlow(id: id) { $0.shares.append(read) } }
        case .rate: rate(id, &flow).map { read in AnyFlow(id: id) { $0.attempts.append(read) } }
        case .alternation: alternation(id, &flow)
        case .best: best(id, &flow).map { read in AnyFlow(id: id) { $0.bests.append(read) } }
        case .errors: errors(id, &flow).map { read in AnyFlow(id: id) { $0.errors.append(read) } }
        case .sequence: sequence(id, &flow).map { read in AnyFlow(id: id) { $0.sequences.append(read) } }
        case .table: table(id, &flow).map { read in AnyFlow(id: id) { $0.tables.append(read) } }
        case .interval: interval(id, &flow).map { read in AnyFlow(id: id) { $0.intervals.append(read) } }
        case .distribution:
            distribution(id, &flow).map { read in AnyFlow(id: id) { $0.distributions.append(read) } }
        case .paths: paths(id, &flow).map { read in AnyFlow(id: id) { $0.paths.append(read) } }
        }
    }

    /// Adds the flows to a program, and resolves the flows that others refer to.
    func add(_ flows: [AnyFlow], to program: inout FlowProgram, _ pack: inout MappingReader) {
        for flow in flows { flow.add(&program) }
        for flow in flows {
            guard let wanted = flow.explainedBy else { continue }
            let place = program.alternations.firstIndex { $0.id == flow.id }
            let explaining = program.attempts.firstIndex { $0.id == wanted.value }
            if explaining == nil, !flows.contains(where: { $0.isWrong && $0.id == wanted.value }) {
                pack.reject(
                    "flow.explained_by", "expected the id of a flow of kind rate, found \(quoted(wanted.value.text))",
                    at: wanted.place,
                    suggestion: nearest(to: wanted.value.text, among: program.attempts.map(\.id.text)))
            }
            if let place { program.alternations[place].explainedBy = explaining }
        }
    }
}
