public import Flows
public import Redaction
public import Texts

extension FlowProgram {
    /// How each metric is counted, by its id without dimensions: one sentence made of its definition.
    public var rules: [Public: Public] { rules(in: .english) }

    /// The same in a language.
    public func rules(in language: Language) -> [Public: Public] {
        rules(in: language) { language.forms.step(nanoseconds: $0) }
    }
}
