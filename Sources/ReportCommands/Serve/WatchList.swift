internal import Configuration

/// What a site is made of: files, and folders with all that is in them.
struct WatchList: Sendable, Equatable {
    /// What is known of everything at one moment; another value means that something changed.
    struct Snapshot: Sendable, Equatable {
        fileprivate struct Entry: Sendable, Equatable {
            var path: String
            /// Nil for what is not there.
            var status: FileStatus?
        }

        fileprivate var entries: [Entry] = []
        /// Whether there is more than is looked at.
        fileprivate(set) var isCut = false

        /// Names of what differs, at most so many.
        func differences(from other: Snapshot, most: Int) -> [String] {
            let old = Dictionary(other.entries.map { ($0.path, $0.status) }) { first, _ in first }
            let new = Dictionary(entries.map { ($0.path, $0.status) }) { first, _ in first }
            let changed = entries.map(\.path).filter { old[$0] != new[$0] }
            let gone = other.entries.map(\.path).filter { new[$0] == nil }
            return Array((changed + gone).prefix(most))
        }
    }

    /// The most files that are looked at, and how deep folders may lie in each other.
    static let mostEntries = 20_000
    private static let deepest = 32

    var paths: [String] = []

    /// All that the site of a call depends on: captures, the configuration and what it names, pages and templates.
    init(_ reading: ReadingOptions, _ file: ConfigurationFile?) {
        paths = reading.inputs + [reading.site, reading.templates].compactMap { $0 }
        guard let file else {
            // One may come.
            paths.append(ReportConfiguration.fileName)
            return
        }
        // The fault of a wrong configuration may be in what it names.
        paths += [file.path] + file.namedFiles
    }

    /// Looks at everything.
    func snapshot() -> Snapshot {
        var snapshot = Snapshot()
        for path in paths {
            guard path != "-" else {
                snapshot.entries.append(Snapshot.Entry(path: path, status: StandardInput.status))
                continue
            }
            let status = try? Platform.status(of: path, followingLinks: true)
            add(path, status, depth: 0, to: &snapshot)
        }
        return snapshot
    }

    private func add(_ path: String, _ status: FileStatus?, depth: Int, to snapshot: inout Snapshot) {
        guard snapshot.entries.count < Self.mostEntries else {
            snapshot.isCut = true
            return
        }
        guard status?.kind == .folder else {
            snapshot.entries.append(Snapshot.Entry(path: path, status: status))
            return
        }
        guard depth < Self.deepest, let names = try? Folder(path: path).names() else { return }
        for name in names.map(\.text) where !name.hasPrefix(".") {
            let inner = path + (path.hasSuffix("/") ? "" : "/") + name
            var status = try? Platform.status(of: inner)
            if status?.kind == .link {
                status = try? Platform.status(of: inner, followingLinks: true)
                // Captures are not looked for behind links to folders, which may lead in circles.
                if status?.kind == .folder { continue }
            }
            add(inner, status, depth: depth + 1, to: &snapshot)
        }
    }
}
