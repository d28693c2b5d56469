internal import Redaction

/// A number as a log printed it, exact to the billionth: whole numbers and decimals compare and add up alike.
public struct LoggedNumber: Sendable, Hashable, Comparable, ExpressibleByIntegerLiteral, CustomStringConvertible {
    /// Parts of one.
    static let scale: Int64 = 1_000_000_000

    /// The greatest whole number that is not above it.
    public let whole: Int64
    /// What is above that, in billionths: 0 to 999,999,999.
    public let billionths: Int64

    /// A number of its parts; `billionths` lies between 0 and 999,999,999.
    private init(whole: Int64, billionths: Int64) {
        self.whole = whole
        self.billionths = billionths
    }

    /// A whole number.
    public init(_ whole: Int64) { self.init(whole: whole, billionths: 0) }

    /// A whole number.
    public init(integerLiteral whole: Int64) { self.init(whole) }

    /// A decimal, rounded to billionths; nil when its whole part needs more than 64 bits.
    init?(_ value: Double) {
        let floor = value.rounded(.down)
        guard let whole = Int64(exactly: floor) else { return nil }
        let billionths = Int64(((value - floor) * Double(LoggedNumber.scale)).rounded())
        guard billionths == LoggedNumber.scale else {
            self.init(whole: whole, billionths: billionths)
            return
        }
        self.init(whole.saturatingSum(1))
    }

    /// A number as the gate lets it pass, alone or with a unit; nil for any other value.
    ///
    /// Times are turned into `unit` where that is one of time, into seconds elsewhere: apps print `950ms` beside `1.21s`.
    /// Another unit must be `unit` itself.
    init?(_ value: RedactedValue, unit: Public? = nil) {
        switch value {
        case .integer(let number): self.init(number)
        case .decimal(let number, _): self.init(number)
        case .word(let word):
            guard let (number, written) = LoggedNumber.parts(of: word.text) else { return nil }
            if written == unit?.text {
                self.init(number)
            } else if let nanoseconds = LoggedNumber.times[written] {
                // Whole nanoseconds first: a product of decimals is not exact.
                let time = (number * nanoseconds).rounded()
                self.init(time / (unit.flatMap { LoggedNumber.times[$0.text] } ?? 1_000_000_000))
            } else {
                return nil
            }
        default: return nil
        }
    }

    /// In billionths; a number that does not fit stands at the end of the range.
    var scaled: Int64 {
        let (product, overflow) = whole.multipliedReportingOverflow(by: LoggedNumber.scale)
        return overflow ? (whole < 0 ? .min : .max) : product.saturatingSum(billionths)
    }

    /// Nearest to it.
    public var value: Double { Double(whole) + Double(billionths) / Double(LoggedNumber.scale) }

    /// With as many decimals as it has: `12`, `12.5`, `-0.25`.
    public var description: String {
        guard billionths > 0 else { return "\(whole)" }
        // Below zero the decimals count from the whole number above.
        let (up, rest) = whole < 0 ? (whole + 1, LoggedNumber.scale - billionths) : (whole, billionths)
        var decimals = String(LoggedNumber.scale + rest).dropFirst()
        while decimals.last == "0" { decimals.removeLast() }
        return (whole < 0 ? "-" : "") + "\(up.magnitude).\(decimals)"
    }

    /// By size.
    public static func < (left: LoggedNumber, right: LoggedNumber) -> Bool {
        (left.whole, left.billionths) < (right.whole, right.billionths)
    }

    /// Units of time in nanoseconds.
    private static let times: [String: Double] = [
        "ns": 1, "us": 1e3, "µs": 1e3, "ms": 1e6, "s": 1e9, "sec": 1e9, "seconds": 1e9, "min": 60e9, "m": 60e9,
        "h": 3600e9,
        "d": 86_400e9,
    ]

    private static func parts(of text: String) -> (number: Double, unit: String)? {
        let number = text.prefix { $0.isASCII && ($0.isNumber || $0 == "." || $0 == "-" || $0 == "+") }
        let unit = text.dropFirst(number.count)
        guard !unit.isEmpty, let value = Double(number), value.isFinite else { return nil }
        return (value, String(unit.first == " " ? unit.dropFirst() : unit))
    }
}
