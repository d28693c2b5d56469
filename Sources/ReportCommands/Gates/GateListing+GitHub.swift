internal import ReportModel
internal import Comparison

/// Workflow commands of GitHub Actions: an annotation for each line that is not kept, the worst first, for ten of a kind are kept;
/// then the same lines as on a terminal, in which nothing is a command.
extension GateListing {
    private static let longestMessage = 4096

    var github: String {
        let commands = GateOutcome.State.allCases.flatMap { state in
            outcomes.filter { $0.state == state }.compactMap { command($0) }
        }
        return commands.joined() + text
    }

    private func command(_ outcome: GateOutcome) -> String? {
        let level: String
        switch outcome.state {
        case .failed, .refused: level = "error"
        case .warned, .missing: level = "warning"
        case .skipped, .waived: level = "notice"
        case .passed: return nil
        }
        let title = "\(name(outcome)): \(outcome.state.rawValue)"
        let message = message(outcome).prefix(Self.longestMessage / 4)
        let place = "file=\(file.property),line=\(outcome.line),title=\(title.property)"
        return "::\(level) \(place)::\(String(message).message)\n"
    }
}

extension String {
    /// The text of a command.
    fileprivate var message: String {
        replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
    }

    /// A property of a command.
    fileprivate var property: String { message.replacing(":", with: "%3A").replacing(",", with: "%2C") }
}
