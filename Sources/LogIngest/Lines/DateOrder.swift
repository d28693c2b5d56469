/// Whether dates such as `12/8/2024` begin with the month or with the day, as the lines of a capture tell.
///
/// A number over 12 decides, for dates in brackets and for those without apart, since they come from different tools. Where
/// none is there, the order is a guess, which a report must tell: dates that are padded with zeros on a 24 hour clock,
/// `08/12/2024, 18:17`, begin with the day, since no locale pads them the American way; others begin with the month, as in
/// the United States.
struct DateOrder: Hashable {
    enum First {
        case month, day
    }

    /// What is first in dates behind a bracket; nil where no line decides.
    private(set) var bracketed: First?
    /// What is first in dates that begin a line; nil where no line decides.
    private(set) var bare: First?
    /// Whether lines were looked at.
    private var isLearnt = false

    /// What is known before lines were looked at.
    static let assumed = DateOrder()

    /// The order that the lines of `range` tell by the dates they begin with.
    static func decided(by bytes: Span<UInt8>, _ range: Range<Int>) -> DateOrder {
        var order = DateOrder.assumed
        order.isLearnt = true
        var start = range.lowerBound
        while start < range.upperBound, order.bracketed == nil || order.bare == nil {
            let end = bytes.position(of: 0x0A, in: start..<range.upperBound)
            order.take(bytes, start..<end)
            start = end + 1
        }
        return order
    }

    /// Whether the date that begins the line, which is known to have one, could be either way around.
    func isGuess(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
        guard let date = SlashDate(bytes, range), date.first == nil else { return false }
        return (date.isBracketed ? bracketed : bare) == nil
    }

    private mutating func take(_ bytes: Span<UInt8>, _ range: Range<Int>) {
        guard let date = SlashDate(bytes, range), let first = date.first else { return }
        var record = LogRecord(style: .sysdiagnose, line: 0)
        // The dates of lockdownd are always American.
        guard LockdownStyle.match(bytes, range, into: &record) == .none else { return }
        if date.isBracketed {
            bracketed = bracketed ?? first
        } else {
            bare = bare ?? first
        }
    }

    /// The two small numbers of a date with slashes.
    private struct SlashDate {
        private var one: Int32
        private var two: Int32
        var isBracketed: Bool

        init?(_ bytes: Span<UInt8>, _ range: Range<Int>) {
            var position = range.lowerBound
            isBracketed = position < range.upperBound && bytes[position] == 0x5B
            if isBracketed { position += 1 }
            guard let one = SlashDate.number(bytes, &position, before: range.upperBound),
                let two = SlashDate.number(bytes, &position, before: range.upperBound)
            else { return nil }
            (self.one, self.two) = (one, two)
        }

        /// What must be first; nil when it could be either.
        var first: First? {
            if one > 12 { return .day }
            return two > 12 ? .month : nil
        }

        /// Reads one or two digits and the slash behind them.
        private static func number(_ bytes: Span<UInt8>, _ position: inout Int, before end: Int) -> Int32? {
            guard let number = bytes.decimal(&position, before: min(end, position + 2)), position < end,
                bytes[position] == 0x2F
            else { return nil }
            position += 1
            return number
        }
    }
}
