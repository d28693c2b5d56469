/// Numbers for values of redacted captures, by first appearance: equal values have equal ones. Bounded: when a family is
/// full, further values have none.
struct CaptureOrdinals: Sendable {
    private static let mostValues = 65_536

    private struct Key: Hashable {
        var family: Public
        var token: Token
    }

    private var numbers: [Key: Int] = [:]
    private var counts: [Public: Int] = [:]

    /// The number of a value, from 1; nil when there is no room for another one.
    mutating func number(of token: Token, in family: Public) -> Int? {
        let key = Key(family: family, token: token)
        if let known = numbers[key] { return known }
        let next = counts[family, default: 0] + 1
        guard next <= CaptureOrdinals.mostValues else { return nil }
        counts[family] = next
        numbers[key] = next
        return next
    }
}
