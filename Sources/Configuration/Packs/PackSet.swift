public import Diagnostics
internal import EventModel
internal import Flows
public import YAMLDocument

/// The packs of a run: built-in ones and the user's, in the order in which apps are reported.
///
/// A pack of the user's stands behind the built-in ones, or in the place of the one with the same app or of the one that it
/// extends.
public struct PackSet: Sendable {
    /// All that is wrong with the packs of a configuration, and the texts to quote.
    public struct Fault: Error {
        /// What is wrong, file by file.
        public var diagnostics: [Diagnostic]
        /// The texts by the names in the places.
        public var sources: [String: SourceLines]
    }

    /// A pack, and the file that it came from.
    public struct Member: Sendable {
        /// The pack.
        public var pack: Pack
        /// The file; of a built-in pack its name between brackets.
        public var file: String
        /// Whether it is as it was compiled in.
        public var isBuiltIn: Bool
    }

    /// The packs with their files.
    public private(set) var members: [Member] = []
    /// The packs.
    public var packs: [Pack] { members.map(\.pack) }

    /// The packs of a configuration; `read` gives a file that it names: its bytes, and its name for messages.
    ///
    /// - Throws: a `Fault`, all that is wrong with them.
    public init(
        _ configuration: ReportConfiguration,
        read: (Placed<String>) throws(Diagnostic) -> (file: String, bytes: [UInt8])
    ) throws(Fault) {
        var list = PackDocuments(builtIn: configuration.builtIn, policy: configuration.redaction)
        for file in configuration.packs {
            do throws(Diagnostic) {
                let (name, bytes) = try read(file)
                list.add(bytes, file: name)
            } catch {
                list.diagnostics.append(error)
            }
        }
        for document in list.documents {
            let (pack, diagnostics) = document.node.reading(.pack, code: "pack", help: Pack.help)
            list.diagnostics += diagnostics
            guard var pack, diagnostics.isEmpty else { continue }
            pack.origin = document.origin
            pack.canonicalText = document.node.canonicalText
            configuration.fewest.map { pack.program.fewest = $0 }
            configuration.inactivityNanoseconds.map { pack.program.inactivityNanoseconds = $0 }
            let member = Member(pack: pack, file: document.file, isBuiltIn: document.isBuiltIn)
            list.diagnostics += members.compactMap { conflict(of: member, document.node, with: $0) }
            members.append(member)
        }
        guard list.diagnostics.isEmpty else { throw Fault(diagnostics: list.diagnostics, sources: list.sources) }
    }

    /// The packs that are compiled in.
    ///
    /// - Throws: `Diagnostics` when one is wrong; the tests read all of them.
    public static func builtIn() throws(Diagnostics) -> PackSet {
        do {
            return try PackSet(ReportConfiguration()) { _ throws(Diagnostic) in ("", []) }
        } catch {
            throw Diagnostics(error.diagnostics)
        }
    }

    /// Two packs that want the same records: only the first one would get them.
    private func conflict(of member: Member, _ node: YAMLNode, with other: Member) -> Diagnostic? {
        guard !(member.isBuiltIn && other.isBuiltIn) else { return nil }
        let (mine, others) = (member.pack.catalogue, other.pack.catalogue)
        guard mine.eventRecords.contains(where: { record in others.eventRecords.contains { $0.overlaps(record) } })
        else { return nil }
        return Diagnostic(
            "pack.records", at: node.place(of: "records"),
            "expected records that no other pack has, found some that '\(others.app)' has as well (\(other.file))",
            help: other.isBuiltIn
                ? "leave the built-in pack out with the key 'built_in' of the configuration, or write 'extends: \(others.app)'"
                : "name the categories of each, or make one pack of both")
    }
}

extension EventCatalogue.Selector {
    /// Whether there are records that both select.
    fileprivate func overlaps(_ other: Self) -> Bool {
        Self.overlap(subsystem, other.subsystem) && Self.overlap(category, other.category)
    }

    private static func overlap(_ left: Part?, _ right: Part?) -> Bool {
        switch (left, right) {
        case (nil, _), (_, nil): true
        case (.exact(let left), .exact(let right)): left == right
        case (.exact(let text), .prefix(let start)), (.prefix(let start), .exact(let text)): text.hasPrefix(start)
        case (.prefix(let left), .prefix(let right)): left.hasPrefix(right) || right.hasPrefix(left)
        }
    }
}
