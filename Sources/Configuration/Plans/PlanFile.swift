public import Diagnostics
public import Plans
internal import YAMLDocument

/// A file with tracking plans.
public struct PlanFile: Sendable {
    /// The plans, each of another app.
    public let plans: [TrackingPlan]

    /// Plans from YAML text.
    ///
    /// - Throws: `Diagnostics`, all that is wrong with them, in the order of the places.
    public init(parsing bytes: [UInt8], file: String) throws(Diagnostics) {
        let document = try YAMLNode(parsing: bytes, file: file)
        plans = try document.read(.trackingPlans, code: "plan", help: "what a plan holds: ctreport help plan")
    }
}
