/// Which prefixes and lengths card numbers have.
enum CardIssuer {
    private struct Row {
        /// First digits, as numbers of equally many digits.
        let prefixes: ClosedRange<Int>
        let lengths: ClosedRange<Int>
    }

    private static let rows = [
        Row(prefixes: 4...4, lengths: 13...19), Row(prefixes: 51...55, lengths: 16...16),
        Row(prefixes: 2221...2720, lengths: 16...16), Row(prefixes: 2200...2204, lengths: 16...19),
        Row(prefixes: 34...34, lengths: 15...15), Row(prefixes: 37...37, lengths: 15...15),
        Row(prefixes: 300...305, lengths: 14...16), Row(prefixes: 3095...3095, lengths: 14...16),
        Row(prefixes: 36...36, lengths: 14...16), Row(prefixes: 38...39, lengths: 14...16),
        Row(prefixes: 6011...6011, lengths: 16...19), Row(prefixes: 644...649, lengths: 16...19),
        Row(prefixes: 65...65, lengths: 16...19), Row(prefixes: 62...62, lengths: 16...19),
        Row(prefixes: 3528...3589, lengths: 16...19), Row(prefixes: 6304...6304, lengths: 13...19),
        Row(prefixes: 6759...6763, lengths: 13...19), Row(prefixes: 5018...5038, lengths: 13...19),
        Row(prefixes: 5060...5078, lengths: 16...19), Row(prefixes: 606...608, lengths: 16...16),
        Row(prefixes: 6362...6363, lengths: 16...16), Row(prefixes: 9792...9792, lengths: 16...16),
        Row(prefixes: 8600...8600, lengths: 16...16), Row(prefixes: 9860...9860, lengths: 16...16),
    ]

    /// Whether an issuer has numbers of this length with this beginning.
    static func knows(_ digits: [UInt8]) -> Bool {
        rows.contains { row in
            let length = String(row.prefixes.upperBound).utf8.count
            let prefix = digits.prefix(length).reduce(0) { $0 * 10 + Int($1) }
            return row.prefixes.contains(prefix) && row.lengths.contains(digits.count)
        }
    }
}
