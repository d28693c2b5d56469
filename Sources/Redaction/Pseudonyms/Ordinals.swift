/// The numbers of values, by first appearance and for each family by itself. It keeps hashes only, and a bounded number of them.
struct Ordinals: Sendable {
    private struct Family: Hashable {
        var name: String
        var token: Token
    }

    private var numbers: [Family: Int] = [:]
    /// The numbers that are given, and up to which there is none free.
    private var taken: [String: Set<Int>] = [:]
    private var full: [String: Int] = [:]
    /// Values that have no number, for there was no room for more.
    private(set) var overflow = 0

    /// The number of a value of a family; nil when there is no room for another one.
    ///
    /// - Parameter preferred: the number that the value has if nobody else does: a stand-in that came with the capture keeps
    ///   its own, so that no other value gets the same name.
    mutating func number(of token: Token, in name: String, preferring preferred: Int? = nil) -> Int? {
        let family = Family(name: name, token: token)
        if let number = numbers[family] { return number }
        guard numbers.count < StandIns.limit else {
            overflow += 1
            return nil
        }
        let number = preferred.flatMap { taken[name, default: []].contains($0) ? nil : $0 } ?? free(in: name)
        taken[name, default: []].insert(number)
        numbers[family] = number
        return number
    }

    /// The lowest number that nobody has.
    private mutating func free(in name: String) -> Int {
        var number = full[name, default: 0] + 1
        while taken[name]?.contains(number) ?? false { number += 1 }
        full[name] = number
        return number
    }
}
