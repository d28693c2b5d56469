public import Diagnostics
public import Redaction
internal import YAMLDocument

extension ReportConfiguration {
    /// Keep rules that let nothing through on a day, each where it stands: warnings, for the rest of the configuration holds.
    public static func deadKeepRules(in bytes: [UInt8], file: String, on day: CivilDate) -> [Diagnostic] {
        guard let document = try? YAMLNode(parsing: bytes, file: file),
            let policy = document.reading(.configuration, code: "config").value?.redaction,
            case .sequence(let nodes) = document.entry("redaction")?.value.entry("keep")?.value.content
        else { return [] }
        return zip(policy.keeps, nodes).enumerated().compactMap { index, rule in
            rule.0.fault(on: day, after: Array(policy.keeps[..<index]), policy: policy).map { fault in
                Diagnostic(
                    "config.redaction.keep", at: fault.place(in: rule.1), severity: .warning, fault.text,
                    help: fault.help)
            }
        }
    }
}

extension KeepRule.Fault {
    fileprivate func place(in rule: YAMLNode) -> SourcePlace {
        switch self {
        case .ended: rule.place(of: "until")
        case .outranked, .repeated: rule.place(of: "pattern")
        }
    }

    fileprivate var text: String {
        switch self {
        case .ended(let day): "expected a rule that holds, found one that ended on \(day.text.text)"
        case .outranked(let sensitivity):
            "expected a rule that lets something through, found one for values of class \(sensitivity.rawValue), which it does "
                + "not lift"
        case .repeated: "expected a rule of its own, found one that an earlier rule makes needless"
        }
    }

    fileprivate var help: String {
        switch self {
        case .ended: "remove the rule, or give it a later 'until' and say in 'reason' why"
        case .outranked(let sensitivity): "add 'override: \(sensitivity.rawValue)' and 'until', or remove the rule"
        case .repeated: "remove one of the two"
        }
    }
}
