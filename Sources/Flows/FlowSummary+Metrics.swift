internal import EventModel
internal import Redaction

extension FlowSummary {
    /// The metrics of all flows in their order; forced launches, which are no flow, come last.
    static func metrics(
        _ compiled: CompiledProgram, _ all: StretchFigures, _ installs: [StretchFigures], forced: Int
    ) -> [Metric] {
        let flows = compiled.lanes.places.flatMap { place in
            all.lanes[place.lane].metrics(flow: place.index, installs: installs.map { $0.lanes[place.lane] })
        }
        let forcedOnes = compiled.program.forcedLaunch.map { Metric(id: MetricID($0.id), value: .count(forced)) }
        return flows + [forcedOnes].compactMap { $0 }
    }

    /// What the flows found at least once: the worst first, and among those the most frequent.
    static func findings(_ compiled: CompiledProgram, _ all: StretchFigures) -> [Finding] {
        let program = compiled.program
        let findings = compiled.lanes.places.enumerated().flatMap { number, place in
            all.lanes[place.lane].findings(flow: place.index).map { finding in
                var finding = finding
                finding.severity = program.severities[number] ?? finding.severity
                return finding
            }
        }
        let made = findings.filter { $0.figures.count > 0 }
        let order = made.indices.sorted { one, other in
            (made[one].severity.rank, -made[one].figures.count, one) < (
                made[other].severity.rank, -made[other].figures.count, other
            )
        }
        return order.map { made[$0] }
    }

    /// The first steps of launches, for each flow of paths; the first of several of one id.
    static func openings(_ compiled: CompiledProgram, _ all: StretchFigures) -> [Public: [TopTable<PathEdge>]] {
        let pairs = all.lanes.compactMap { $0 as? PathLane }.flatMap { lane in
            zip(lane.content.flows.map(\.value.id), lane.content.all.map(\.openings))
        }
        return Dictionary(pairs) { first, _ in first }
    }

    /// Errors by domain and code, for each flow of errors; the first of several of one id.
    static func errorIdentities(
        _ compiled: CompiledProgram, _ all: StretchFigures
    ) -> [Public: TopTable<RedactedError.Identity>] {
        let pairs = all.lanes.compactMap { $0 as? ErrorLane }.flatMap { lane in
            zip(lane.content.flows.map(\.value.id), lane.content.all.map(\.identities))
        }
        return Dictionary(pairs) { first, _ in first }
    }
}

extension Metric {
    init(_ id: Public, _ value: MetricValue) {
        self.init(id: MetricID(id), value: value)
    }

    /// One metric for each part of a figure, in the order of the ids.
    static func parts<Figure>(
        _ table: PartTable<Figure>, _ id: Public, _ names: [Public], _ value: (Figure) -> MetricValue
    ) -> [Metric] {
        let metrics = table.figures.map { key, figure in
            let dimensions = zip(names, key.values).map { MetricID.Dimension(key: $0, $1) }
            return Metric(id: MetricID(id, dimensions), value: value(figure))
        }
        // Different values may have one text, such as files of which only the folder is shown.
        return joined(metrics).sorted { $0.id < $1.id }
    }
}

extension RedactedValue {
    /// The value as it stands in a metric's dimension; pseudonyms are no dimensions.
    var dimensionText: Public {
        switch self {
        case .filename, .identifier: "(other)"
        case .path(let path) where path.stem != nil: path.folders + "(other)"
        default: label(.unfinished)
        }
    }
}
