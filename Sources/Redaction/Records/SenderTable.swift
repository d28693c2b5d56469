/// The senders of records by the numbers of their routes, with how often each came again; and the names by which a record's own
/// code may call itself in its messages: its process, its category, and the compound words of its subsystem (`ViewController`, but
/// not `charles`).
struct SenderTable: Sendable {
    /// A sender whose records were counted.
    struct Sender: Sendable {
        var process, subsystem, category: Public?
        /// How many records it had after its first.
        var count = 0
        fileprivate var names: Int
    }

    private struct Key: Hashable {
        var process, subsystem, category: Public?
    }

    /// The number of own names that stand for one record only, for there are too many.
    static let unnumbered = 1

    /// The sets of own names, by number; 0 is that of none.
    private(set) var names: [[ArraySlice<UInt8>]] = [[], []]
    private var byRoute: [Sender?] = []
    private var numbers: [Key: Int] = [:]
    private var latest: (key: Key, names: Int)?
    private static let mostKeys = 4096

    /// Counts a record of a route that came before; the answer is the number of its own names.
    mutating func count(route: Int) -> Int? {
        guard route < byRoute.count, let names = byRoute[route]?.names else { return nil }
        byRoute[route]?.count += 1
        return names
    }

    /// Takes the sender of a record as far as it may be shown; the answer is the number of its own names.
    mutating func add(_ process: Public?, _ subsystem: Public?, _ category: Public?, route: Int?) -> Int {
        let key = Key(process: process, subsystem: subsystem, category: category)
        let names = number(of: key)
        if let route, names != SenderTable.unnumbered {
            while byRoute.count <= route { byRoute.append(nil) }
            byRoute[route] = Sender(process: process, subsystem: subsystem, category: category, names: names)
        }
        return names
    }

    /// The senders that had more records than one; all is forgotten then.
    mutating func finish() -> [Sender] {
        let senders = byRoute.compactMap { $0 }.filter { $0.count > 0 }
        self = SenderTable()
        return senders
    }

    private mutating func number(of key: Key) -> Int {
        if let latest, latest.key == key { return latest.names }
        let number = numbers[key] ?? add(key)
        latest = (key, number)
        return number
    }

    private mutating func add(_ key: Key) -> Int {
        let own = [key.process, key.subsystem, key.category].flatMap { name -> [ArraySlice<UInt8>] in
            let parts = name?.text.utf8.split(separator: UInt8(ascii: ".")).map { Array($0)[...] } ?? []
            return parts.filter { ShapeWords.humps(of: $0).count > 1 }
        }
        guard numbers.count < SenderTable.mostKeys else {
            names[SenderTable.unnumbered] = own
            return SenderTable.unnumbered
        }
        numbers[key] = own.isEmpty ? 0 : names.count
        if !own.isEmpty { names.append(own) }
        return own.isEmpty ? 0 : names.count - 1
    }
}
