internal import Diagnostics
internal import EventModel
internal import Flows
internal import Redaction
internal import YAMLDocument

/// Reads launches, timelines and flows of a pack whose events are known.
struct FlowReading: Sendable {
    /// A flow as it was read, and the flow that it refers to.
    struct ReadFlow: Sendable {
        var id: Public
        /// Where the id stands.
        var place: SourcePlace?
        /// Where figures stand that have names of their own.
        var places: [Public: SourcePlace] = [:]
        /// Nil when something in it was reported; nothing is said then of flows that refer to it.
        var flow: Flow?
        var explainedBy: Placed<Public>?
        /// The labels that it is broken down by, where its kind has no breakdown of its own.
        var labels: Breakdown?
        /// How bad its findings are, where the pack says it.
        var severity: Severity?
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

    enum Kind: String, Sendable, CaseIterable {
        case count, share, rate, alternation, best, errors, sequence, table, interval, distribution, paths
        case funnel, must, invariant, sessions

        var hasFindings: Bool { [.alternation, .best, .errors, .must, .invariant].contains(self) }

        /// Whether it has no breakdown of its own, so that only labels can part it.
        var isPartedByLabels: Bool { [.alternation, .must, .invariant, .sessions, .paths].contains(self) }
    }

    let names: EventNames
    let classifiers: [String: ErrorClassifier]

    var event: YAMLKind<EventMatcher> {
        let any = YAMLKind<EventMatcher>.event(names, classifiers)
        return YAMLKind(any.expected, schema: any.schema) { node, findings in
            let event = any.value(of: node, &findings)
            if event?.onlyWhileOpen == true {
                findings.report(
                    "expected 'while_open' only at what ends an attempt of a rate: here none can be open",
                    at: node.place)
            }
            return event
        }
    }
    /// The events that end attempts: they may say `while_open`.
    var outcomes: YAMLKind<[EventMatcher]> { .atLeastOne("event", .oneOrMany(.event(names, classifiers))) }
    var events: YAMLKind<[EventMatcher]> { .atLeastOne("event", .oneOrMany(event)) }
    var parameter: YAMLKind<ParameterReference> { .parameter(names) }

    var launch: YAMLKind<Launch> {
        .mapping("pack.launch") { launch in
            let marker = launch.optional(
                "marker", event, "The event that every launch begins with; it splits a process that launched again.")
            let forced = launch.optional("forced", forcedLaunch, "How a launch is told that a test forced.")
            let unknown = launch.optional(
                "unknown", .wording, "Why launches cannot be told from this log, where they cannot.")
            return Launch(marker: marker, forced: forced, unknown: unknown)
        }
    }

    private var forcedLaunch: YAMLKind<FlowProgram.ForcedLaunch> {
        .mapping("pack.launch.forced") { forced in
            let from = forced.required("from", event, "The event it is measured from.")
            let to = forced.required("to", event, "The event it is measured to.")
            let below = forced.required("below", .positiveDuration, "A launch is forced when it takes less.")
            let metric = forced.required("metric", .dottedName, "The name of the figure that counts them.")
            guard let from, let to, let below, let metric else { return nil }
            return FlowProgram.ForcedLaunch(start: from, end: to, belowNanoseconds: below, id: metric)
        }
    }

    var timelineMark: YAMLKind<FlowProgram.TimelineMark> {
        let full = YAMLKind<FlowProgram.TimelineMark>.mapping("pack.timeline") { mark in
            let severity = mark.optional("severity", .oneOf(Severity.self), "How much it matters.")
            let matcher = YAMLKind.matcher(&mark, names, classifiers)
            return matcher.map { FlowProgram.TimelineMark(event: $0, severity: severity) }
        }
        return .short("an event", .eventName(names), or: full) { index in
            FlowProgram.TimelineMark(event: EventMatcher(event: index), severity: nil)
        }
    }

    var flow: YAMLKind<ReadFlow> { .named("flow", keysOfFlow) }

    private var keysOfFlow: YAMLKind<ReadFlow> {
        .mapping("pack.flow") { flow in
            let id = flow.required("id", .dottedName, "The name of the flow's figure, and where pages find it.")
            let read = flow.variants("kind", Kind.self, "What is measured, and which further keys there are.") {
                kind, flow in
                // Without an id the keys of the kind are checked all the same.
                let id = id ?? Public(authored: "")
                let severity =
                    kind.hasFindings
                    ? flow.optional(
                        "severity", .oneOf(Severity.self),
                        "How bad its findings are; without it error, and warning for errors without a cause.") : nil
                var read = kind == .alternation ? alternation(id, &flow) : ReadFlow(id: id)
                if kind != .alternation { read.flow = self.read(kind, id, &flow) }
                read.severity = severity
                read.labels = kind.isPartedByLabels ? labels(&flow) : nil
                if kind == .rate, let metrics = flow.optional("metrics", .node)?.entries {
                    let places = metrics.compactMap { entry -> (Public, SourcePlace)? in
                        guard case .scalar(let text, _) = entry.value.content else { return nil }
                        return (Public(authored: text), entry.value.place)
                    }
                    // Of two of one name, the second is one too many.
                    read.places = Dictionary(places) { $1 }
                }
                return read
            }
            guard let id else { return nil }
            var whole = read ?? ReadFlow(id: id)
            whole.place = flow.place(of: "id")
            return whole
        }
    }

    private func read(_ kind: Kind, _ id: Public, _ flow: inout MappingReader) -> Flow? {
        switch kind {
        case .count: count(id, &flow).map { .count($0) }
        case .share: share(id, &flow).map { .share($0) }
        case .rate: rate(id, &flow).map { .rate($0) }
        case .alternation: alternation(id, &flow).flow
        case .best: best(id, &flow).map { .best($0) }
        case .errors: errors(id, &flow).map { .errors($0) }
        case .sequence: sequence(id, &flow).map { .sequence($0) }
        case .table: table(id, &flow).map { .table($0) }
        case .interval: interval(id, &flow)
        case .distribution: distribution(id, &flow).map { .distribution($0) }
        case .paths: paths(id, &flow).map { .paths($0) }
        case .funnel: funnel(id, &flow).map { .funnel($0) }
        case .must: must(id, &flow).map { .must($0) }
        case .invariant: invariant(id, &flow).map { .invariant($0) }
        case .sessions: .sessions(SessionFlow(id: id))
        }
    }

    /// Adds the flows to a program, and resolves the flows that others refer to.
    func add(_ flows: [ReadFlow], to program: inout FlowProgram, _ pack: inout MappingReader) {
        let rates = flows.compactMap { read -> AttemptFlow? in
            if case .rate(let rate) = read.flow { rate } else { nil }
        }
        refuseRepeatedNames(flows, program, &pack)
        for read in flows {
            guard var flow = read.flow else { continue }
            if let wanted = read.explainedBy, case .alternation(var alternation) = flow {
                alternation.explainedBy = rates.first { $0.id == wanted.value }
                // Only what an event cancelled matters, not how long an attempt took.
                alternation.explainedBy?.duration = nil
                alternation.explainedBy?.by = nil
                if alternation.explainedBy == nil, !flows.contains(where: { $0.flow == nil && $0.id == wanted.value }) {
                    pack.reject(
                        "flow.explained_by",
                        "expected the id of a flow of kind rate, found \(quoted(wanted.value.text))", at: wanted.place,
                        suggestion: nearest(to: wanted.value.text, among: rates.map(\.id.text)))
                }
                flow = .alternation(alternation)
            }
            program.severities[program.flows.count] = read.severity
            program.flows.append(read.labels.map { .labelled(flow, by: $0) } ?? flow)
        }
    }
}
