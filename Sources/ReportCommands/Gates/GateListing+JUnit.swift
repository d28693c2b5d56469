internal import ReportModel
internal import Comparison
internal import Redaction

/// JUnit XML: a suite for each flow, a case for each line; what is skipped or missing is skipped, what is waived passes with
/// its reason.
extension GateListing {
    var junit: String {
        var flows: [String] = []
        var cases: [String: [GateOutcome]] = [:]
        for outcome in outcomes {
            let flow = flow(outcome)
            if cases[flow] == nil { flows.append(flow) }
            cases[flow, default: []].append(outcome)
        }
        let suites = flows.map { suite($0, cases[$0] ?? []) }.joined()
        let head = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
        return head + "<testsuites name=\"ctreport\"\(counts(outcomes))>\n\(suites)</testsuites>\n"
    }

    /// The first part of the metric's id, with the app where there are several.
    private func flow(_ outcome: GateOutcome) -> String {
        let app = isSingleApp ? "" : outcome.app.map { $0.text + "." } ?? ""
        return app + outcome.metric.text.prefix { !". {".contains($0) }
    }

    private func counts(_ outcomes: [GateOutcome]) -> String {
        let failures = outcomes.count { $0.state == .failed }
        let errors = outcomes.count { $0.state == .refused }
        let skipped = outcomes.count { [.skipped, .missing].contains($0.state) }
        return " tests=\"\(outcomes.count)\" failures=\"\(failures)\" errors=\"\(errors)\" skipped=\"\(skipped)\""
    }

    private func suite(_ flow: String, _ outcomes: [GateOutcome]) -> String {
        let cases = outcomes.map { testCase(flow, $0) }.joined()
        return "  <testsuite name=\"\(flow.xml)\"\(counts(outcomes))>\n\(cases)  </testsuite>\n"
    }

    private func testCase(_ flow: String, _ outcome: GateOutcome) -> String {
        // Readers drop cases of the same name, so the line of the gate is in it.
        let title = "\(name(outcome)) \(outcome.check.rawValue) (line \(outcome.line))"
        let head = "    <testcase classname=\"ctreport.\(flow.xml)\" name=\"\(title.xml)\" file=\"\(file.xml)\""
        let words = message(outcome).xml
        let body: String? =
            switch outcome.state {
            case .passed: nil
            case .failed: "<failure message=\"\(words)\" type=\"\(outcome.check.rawValue)\"/>"
            case .refused: "<error message=\"\(words)\" type=\"environment\"/>"
            case .skipped, .missing: "<skipped message=\"\(words)\"/>"
            case .warned, .waived: "<system-out>\(outcome.state.rawValue): \(words)</system-out>"
            }
        return body.map { "\(head)>\n      \($0)\n    </testcase>\n" } ?? head + "/>\n"
    }

    /// Measured, allowed, n and evidence in one sentence.
    func message(_ outcome: GateOutcome) -> String {
        let evidence = evidence(outcome)
        return "measured \(outcome.measured?.text ?? "nothing"), allowed \(outcome.allowed.text), \(n(outcome))"
            + (evidence.isEmpty ? "" : "; " + evidence)
    }
}

extension String {
    /// The text for XML 1.0, in elements and in quotes; characters that it forbids are left out.
    fileprivate var xml: String {
        var text = ""
        for scalar in unicodeScalars {
            switch scalar {
            case "&": text += "&amp;"
            case "<": text += "&lt;"
            case ">": text += "&gt;"
            case "\"": text += "&quot;"
            case "\t", "\n", "\r": text += " "
            case "\0"..<" ", "\u{FFFE}", "\u{FFFF}": break
            default: text.unicodeScalars.append(scalar)
            }
        }
        return text
    }
}
