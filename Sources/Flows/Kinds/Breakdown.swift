public import Redaction

/// What a figure is broken down by: one dimension or several.
public struct Breakdown: Sendable, Hashable {
    /// One dimension.
    public struct Dimension: Sendable, Hashable {
        /// The dimension's name, as it stands in a metric's id.
        public var name: Public
        /// Where its values are: one parameter for each kind of event that counts.
        public var parameters: [ParameterReference]

        /// A dimension.
        public init(name: Public, parameters: [ParameterReference]) {
            self.name = name
            self.parameters = parameters
        }

        /// The value of an event; a parameter that did not come is absent.
        func value(in event: RedactedEvent) -> RedactedValue {
            for parameter in parameters where parameter.event == event.planned {
                return event.values[parameter.parameter]
            }
            return .absent
        }
    }

    /// The dimensions, at least one.
    public var dimensions: [Dimension]

    /// A breakdown.
    public init(dimensions: [Dimension]) {
        self.dimensions = dimensions
    }

    /// The part that an event belongs to.
    func key(of event: RedactedEvent) -> PartKey {
        guard dimensions.count > 1 else { return .one(dimensions.first?.value(in: event) ?? .absent) }
        return .several(dimensions.map { $0.value(in: event) })
    }

    /// The names of the dimensions.
    var names: [Public] { dimensions.map(\.name) }

    /// What rules say of it: `, by destination`.
    var text: Public { ", by \(names.joined(separator: " and "))" }
}
