/// The numbers of values, by first appearance and for each family by itself. It keeps hashes only, and a bounded number of them.
struct Ordinals: Sendable {
    private struct Family: Hashable {
        var name: String
        var token: Token
    }

    private var numbers: [Family: Int] = [:]
    private var counts: [String: Int] = [:]
    /// Numbers that nobody gets, and how many they are.
    private var taken: [String: Set<Int>] = [:]
    private var reserved = 0
    /// Values that have no number, for there was no room for more.
    private(set) var overflow = 0

    /// Leaves a number to what stands in a capture with it already, so that no new value gets the same name.
    mutating func reserve(_ number: Int, in name: String) {
        guard reserved < StandIns.limit, taken[name, default: []].insert(number).inserted else { return }
        reserved += 1
    }

    /// The number of a value of a family; nil when there is no room for another one.
    mutating func number(of token: Token, in name: String) -> Int? {
        let family = Family(name: name, token: token)
        if let number = numbers[family] { return number }
        guard numbers.count < StandIns.limit else {
            overflow += 1
            return nil
        }
        var number = counts[name, default: 0] + 1
        while taken[name]?.contains(number) ?? false { number += 1 }
        counts[name] = number
        numbers[family] = number
        return number
    }
}
