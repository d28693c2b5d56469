public import Flows
public import Redaction

extension FlowProgram {
    /// How each metric is counted, by its id without dimensions: one sentence made of its definition.
    public var rules: [Public: Public] {
        rules { Public(stepNanoseconds: $0) }
    }
}
