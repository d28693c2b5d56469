internal import EventModel
public import Redaction

/// Which state a launch was in, and when, as far as its kept events tell.
public struct StateCourse: Sendable, Hashable {
    /// Time in one state, in civil nanoseconds.
    public struct Span: Sendable, Hashable {
        /// The value that says which; nil for a state that one event enters and another one leaves.
        public let state: RedactedValue?
        /// From when to when; never backwards.
        public let start, end: Int64
    }

    /// The metric that measures a state of the course.
    public let metric: Public
    /// The parameter whose values are the states; nil where events of their own enter and leave the one there is.
    public let parameter: ParameterReference?
    /// The event that enters a state that has no value, by its index.
    public let enteringEvent: Int?
    /// The states one after the other, with gaps where none is known. Neighbours differ.
    public fileprivate(set) var spans: [Span] = []
}

extension FlowProgram {
    /// The courses of states in a launch: one for each flow of kind `interval`, in their order. Flows of values of one
    /// parameter share one, with every value that came. Without those of which nothing is known.
    public func states(of launch: LaunchRecord) -> [StateCourse] {
        var seen: Set<ParameterReference> = []
        return flows.compactMap { flow -> StateCourse? in
            guard let interval = flow.interval else { return nil }
            if let parameter = interval.stateParameter, !seen.insert(parameter).inserted { return nil }
            let course = interval.course(in: launch)
            return course.spans.isEmpty ? nil : course
        }
    }

    /// Whether a metric measures the time in a state.
    public func hasStates(metric: Public) -> Bool {
        flows.contains { $0.interval?.id == metric }
    }

    /// The course of the states that a metric measures; nil where it measures none.
    public func states(of launch: LaunchRecord, metric: Public) -> StateCourse? {
        flows.lazy.compactMap(\.interval).first { $0.id == metric }?.course(in: launch)
    }
}

extension Flow {
    fileprivate var interval: IntervalFlow? {
        switch self {
        case .interval(let flow): flow
        case .labelled(let flow, by: _): flow.interval
        default: nil
        }
    }
}

extension IntervalFlow {
    /// The parameter of which everything that enters and leaves is a value.
    fileprivate var stateParameter: ParameterReference? {
        let references = Set((enter + leave).map(\.stateParameter))
        return references.count == 1 ? references.first ?? nil : nil
    }

    fileprivate func course(in launch: LaunchRecord) -> StateCourse {
        let parameter = stateParameter
        var course = StateCourse(metric: id, parameter: parameter, enteringEvent: enter.first?.event)
        guard let end = launch.wholeUntil else { return course }
        var open: (state: RedactedValue?, since: Int64)?
        func close(at time: Int64) {
            guard let last = open else { return }
            course.spans.append(.init(state: last.state, start: last.since, end: max(last.since, time)))
            open = nil
        }
        for moment in launch.moments {
            guard let time = moment.event.origin.time?.civilNanoseconds, time <= end else { continue }
            if let parameter {
                guard let value = parameter.value(in: moment.event), value != .absent, value != open?.state else {
                    continue
                }
                close(at: time)
                open = (value, time)
            } else if leave.match(moment.event) {
                close(at: time)
            } else if open == nil, enter.match(moment.event) {
                open = (nil, time)
            }
        }
        close(at: end)
        return course
    }
}

extension EventMatcher {
    fileprivate var stateParameter: ParameterReference? {
        guard conditions.count == 1, case .value(let parameter, _)? = conditions.first else { return nil }
        return ParameterReference(event: event, parameter: parameter)
    }
}
