internal import EventModel
public import Redaction

/// What a figure is broken down by: one dimension or several.
public struct Breakdown: Sendable, Hashable {
    /// One dimension.
    public struct Dimension: Sendable, Hashable {
        /// The dimension's name, as it stands in a metric's id.
        public var name: Public
        /// Where its values are: one parameter for each kind of event that counts.
        public var parameters: [ParameterReference]
        /// The key of the captures' label that is the dimension, in place of parameters.
        public var label: Public?
        /// For each set of labels of the run the label's value.
        private var labelValues: [RedactedValue] = []

        /// A dimension of parameters.
        public init(name: Public, parameters: [ParameterReference]) {
            self.name = name
            self.parameters = parameters
        }

        /// A dimension of labels.
        public init(name: Public, label: Public) {
            self.name = name
            self.label = label
            parameters = []
        }

        /// Looks the label up in the sets of the run.
        mutating func resolve(_ sets: [Labels]) {
            guard let label else { return }
            labelValues = sets.map { set in set[label].map { .word($0) } ?? .absent }
        }

        /// The value of an event; a parameter or a label that did not come is absent.
        func value(in event: RedactedEvent) -> RedactedValue {
            if label != nil { return value(ofLabels: event.origin.labels) }
            for parameter in parameters where parameter.event == event.planned {
                let value = event.values[parameter.parameter]
                // Errors are told apart by what is shown of them.
                return if case .error(let error) = value { .error(error.withoutContext) } else { value }
            }
            return .absent
        }

        fileprivate func value(ofLabels set: Int) -> RedactedValue {
            labelValues.indices.contains(set) ? labelValues[set] : .absent
        }
    }

    /// The dimensions, at least one.
    public var dimensions: [Dimension]

    /// A breakdown.
    public init(dimensions: [Dimension]) {
        self.dimensions = dimensions
    }

    /// The breakdown with the labels of a run.
    func resolved(_ sets: [Labels]) -> Breakdown {
        var resolved = self
        for index in dimensions.indices { resolved.dimensions[index].resolve(sets) }
        return resolved
    }

    /// The part that an event belongs to.
    func key(of event: RedactedEvent) -> PartKey {
        guard dimensions.count > 1 else { return .one(dimensions.first?.value(in: event) ?? .absent) }
        return .several(dimensions.map { $0.value(in: event) })
    }

    /// The part that launches with a set of labels belong to.
    func key(ofLabels set: Int) -> PartKey {
        let values = dimensions.map { $0.value(ofLabels: set) }
        return values.count > 1 ? .several(values) : .one(values.first ?? .absent)
    }

    /// The names of the dimensions.
    public var names: [Public] { dimensions.map(\.name) }
}
