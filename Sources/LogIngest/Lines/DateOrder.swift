/// Whether dates such as `12/8/2024` begin with the month or with the day.
///
/// A number over 12 decides. Where none is there, the order is a guess, which a report must tell: dates that are padded
/// with zeros on a 24 hour clock, `08/12/2024, 18:17`, begin with the day, since no locale pads them the American way;
/// others begin with the month, as in the United States.
struct DateOrder: Hashable {
    enum First {
        case month, day
    }

    var first: First
    /// Whether no date decided.
    var isGuess: Bool

    /// What is assumed when no date is known.
    static let assumed = DateOrder(first: .month, isGuess: true)

    /// The order that the lines of `range` tell by the dates they begin with, a bracket before them aside.
    static func decided(by bytes: Span<UInt8>, _ range: Range<Int>) -> DateOrder {
        var order = DateOrder.assumed
        var start = range.lowerBound
        while start < range.upperBound {
            let end = bytes.position(of: 0x0A, in: start..<range.upperBound)
            if let numbers = SlashDate(bytes, start..<end) {
                if numbers.one > 12 { return DateOrder(first: .day, isGuess: false) }
                if numbers.two > 12 { return DateOrder(first: .month, isGuess: false) }
                if numbers.isPadded, !hasHalfDay(bytes, start..<end) { order.first = .day }
            }
            start = end + 1
        }
        return order
    }

    /// Whether `AM` or `PM` stands where a time ends, in the first bytes of the line.
    private static func hasHalfDay(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
        var position = range.lowerBound
        let end = min(range.upperBound, position + 32)
        while position + 2 <= end {
            if bytes[position + 1] | 0x20 == 0x6D, bytes[position] | 0x20 == 0x61 || bytes[position] | 0x20 == 0x70 {
                return true
            }
            position += 1
        }
        return false
    }

    /// The two small numbers of a date with slashes.
    private struct SlashDate {
        var one = 0
        var two = 0
        var isPadded = false

        init?(_ bytes: Span<UInt8>, _ range: Range<Int>) {
            var position = range.lowerBound
            if position < range.upperBound, bytes[position] == 0x5B { position += 1 }
            let first = position
            guard let one = bytes.decimal(&position, before: min(range.upperBound, position + 2)),
                position < range.upperBound, bytes[position] == 0x2F
            else { return nil }
            let second = position + 1
            position = second
            guard let two = bytes.decimal(&position, before: min(range.upperBound, position + 2)),
                position < range.upperBound, bytes[position] == 0x2F
            else { return nil }
            (self.one, self.two) = (Int(one), Int(two))
            isPadded = bytes[first] == 0x30 || bytes[second] == 0x30
        }
    }
}
