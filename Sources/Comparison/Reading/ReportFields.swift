/// The members of an object, read with checks: every fault says where.
struct ReportFields {
    private let members: [String: JSONNode]
    private let path: String
    private let offset: Int
    /// The members in the order of the file.
    let all: [(key: String, value: JSONNode)]

    init(_ node: JSONNode, path: String = "") throws(ReportFault) {
        guard case .object(let all) = node.content else {
            throw ReportFault(path: path, expected: "an object", found: node.words, offset: node.offset)
        }
        self.all = all
        members = Dictionary(uniqueKeysWithValues: all.map { ($0.key, $0.value) })
        self.path = path
        offset = node.offset
    }

    func path(of key: String) -> String { path.isEmpty ? key : path + "." + key }

    /// The member; nil where there is none, or `null`.
    subscript(key: String) -> JSONNode? {
        guard let node = members[key] else { return nil }
        if case .null = node.content { return nil }
        return node
    }

    func required(_ key: String, _ expected: String) throws(ReportFault) -> JSONNode {
        if let node = members[key] { return node }
        throw ReportFault(path: path(of: key), expected: expected, found: "none", offset: offset)
    }

    func fault(_ key: String, _ expected: String, _ found: String? = nil) -> ReportFault {
        let node = members[key]
        return ReportFault(
            path: path(of: key), expected: expected, found: found ?? node?.words ?? "none",
            offset: node?.offset ?? offset)
    }

    func fields(_ key: String) throws(ReportFault) -> ReportFields {
        try ReportFields(required(key, "an object"), path: path(of: key))
    }

    func optionalFields(_ key: String) throws(ReportFault) -> ReportFields? {
        guard let node = self[key] else { return nil }
        return try ReportFields(node, path: path(of: key))
    }

    func text(_ key: String) throws(ReportFault) -> String {
        guard case .text(let text) = try required(key, "a text").content else { throw fault(key, "a text") }
        return text
    }

    /// A count, or nil where the report says that it cannot be known.
    func optionalCount(_ key: String) throws(ReportFault) -> Int? {
        guard let node = self[key] else { return nil }
        return try ReportFields.count(node, path: path(of: key))
    }

    func count(_ key: String) throws(ReportFault) -> Int {
        try ReportFields.count(required(key, "a whole number"), path: path(of: key))
    }

    static func count(_ node: JSONNode, path: String) throws(ReportFault) -> Int {
        let expected = "a whole number from 0 to \(ReportLimits.mostCounted)"
        guard case .number(let number) = node.content, let count = Int(exactly: number),
            (0...ReportLimits.mostCounted).contains(count)
        else { throw ReportFault(path: path, expected: expected, found: node.words, offset: node.offset) }
        return count
    }

    func optionalNumber(_ key: String) throws(ReportFault) -> Double? {
        guard let node = self[key] else { return nil }
        guard case .number(let number) = node.content, abs(number) < 1e15 else { throw fault(key, "a number") }
        return number
    }

    /// A number that is not negative.
    func number(_ key: String) throws(ReportFault) -> Double {
        guard let number = try optionalNumber(key), number >= 0 else { throw fault(key, "a number from 0") }
        return number
    }

    func list(_ key: String) throws(ReportFault) -> [JSONNode] {
        guard case .list(let elements) = try required(key, "a list").content else { throw fault(key, "a list") }
        return elements
    }

    /// Counts by name.
    func counts(_ key: String) throws(ReportFault) -> [(name: String, count: Int)] {
        let fields = try fields(key)
        var counts: [(String, Int)] = []
        for member in fields.all {
            counts.append((member.key, try ReportFields.count(member.value, path: fields.path(of: member.key))))
        }
        return counts
    }
}
