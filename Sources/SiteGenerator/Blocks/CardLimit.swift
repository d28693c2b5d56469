internal import Diagnostics
internal import Flows
internal import ReportModel

/// What a card warns above, as authors write it: a count `5`, or a share `5%` or `0.05`. A 0 is both.
enum CardLimit: Sendable, Hashable {
    case count(Int)
    /// From 0 to 1.
    case share(Double)

    init?(_ text: String) {
        let isPercent = text.hasSuffix("%")
        let digits = isPercent ? text.dropLast() : text[...]
        guard !digits.isEmpty, digits.utf8.allSatisfy({ (0x30...0x39).contains($0) || $0 == 0x2E }),
            digits.utf8.count <= 20
        else { return nil }
        if !isPercent, let count = Int(digits) {
            guard count <= 1_000_000_000 else { return nil }
            self = .count(count)
        } else if let number = Double(digits), number <= (isPercent ? 100 : 1) {
            self = .share(isPercent ? number / 100 : number)
        } else {
            return nil
        }
    }

    /// The number that a figure is held against; nil for a figure that the limit does not fit.
    func bound(of value: MetricValue) -> Double? {
        switch (self, value) {
        case (.count(let count), .count): Double(count)
        case (.count(0), .rate): 0
        case (.share(let share), .rate): share
        default: nil
        }
    }

    /// What a figure of this kind is warned above, for messages; nil for one that no limit fits.
    static func expected(of value: MetricValue) -> String? {
        switch value {
        case .count: "a count such as 5"
        case .rate: "a share such as 5% or 0.05"
        default: nil
        }
    }
}
