internal import Plans
internal import Redaction
internal import Texts

/// What `help plan` says of rules, from the rules themselves.
enum PlanGuide {
    /// A line for each rule.
    static var rules: String {
        let rows = PlanRule.allCases.filter { $0 != .missingEvent }.map { ["  " + $0.rawValue, $0.title.english.text] }
        return TextTable(rows: rows).text
    }
}
