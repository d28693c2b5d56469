internal import Diagnostics

/// A folder that a site may be written to. Check it before any work; `SiteWriter` looks at its content again.
struct SiteDestination: Sendable, Equatable {
    /// The folder as the user wrote it.
    let given: String
    /// The folder around it, without links; parts of it may not exist yet.
    let parent: String
    /// Its name in there.
    let name: String
    /// Whether files that ctreport did not write may be lost.
    let isForced: Bool

    /// The destination at a path, unless a site must not go there.
    ///
    /// - Parameters:
    ///   - inputs: paths of the captures, so that none is replaced by the report on it; `-` is skipped.
    ///   - environment: for `HOME`.
    /// - Throws: a diagnostic `site.…` with a way out.
    init(checking path: String, inputs: [String], isForced: Bool, environment: [String: String]) throws(Diagnostic) {
        given = path
        self.isForced = isForced
        let bare = Self.withoutEndingSlashes(path)
        if bare.isEmpty { throw Diagnostic("site.destination", "expected a folder for the site, found an empty name") }
        switch try Self.status(of: bare)?.kind {
        case .folder?:
            let canonical = try Self.canonical(bare)
            try Self.checkProtected(canonical, given: path, inputs: inputs, environment: environment)
            (parent, name) = Self.split(canonical)
        case .link?: throw Self.linkFault(bare)
        case nil:
            (parent, name) = try Self.resolveAbsent(bare)
        default:
            throw Diagnostic(
                "site.destination", "expected a folder for the site, found the file \(quoted(path))",
                help: "choose another folder with -o")
        }
        try checkMount()
        try checkContent()
        try checkParent()
    }

    /// The whole path, without links.
    var path: String { Self.join(parent, name) }

    /// Checks that everything in the folder may be lost.
    func checkContent() throws(Diagnostic) {
        if isForced { return }
        let strangers = try strangers()
        guard let first = strangers.first else { return }
        throw Diagnostic(
            "site.foreign",
            "expected an empty folder or a site of ctreport, found "
                + (strangers.count == 1 ? "another file," : "\(strangers.count) other files, such as")
                + " \(quoted(first)) in \(quoted(given))",
            help: "choose another folder with -o, or lose all of it with --force")
    }

    private func strangers() throws(Diagnostic) -> [String] {
        do {
            let folder = try Folder(path: path)
            return try folder.strangers(besides: try folder.siteMarker())
        } catch .absent {
            return []
        } catch {
            throw Self.fault("read", given, error)
        }
    }

    private func checkParent() throws(Diagnostic) {
        var folder = parent
        while try Self.status(of: folder) == nil, folder != "/" { folder = Self.split(folder).parent }
        do {
            try Platform.checkWritable(folder: folder)
        } catch {
            throw Diagnostic(
                "site.parent", "cannot make a folder in \(quoted(folder)): \(error.text)",
                help: "the site is written beside \(quoted(given)) first and swapped in; choose a folder with -o "
                    + "whose parent can be written")
        }
    }

    private func checkMount() throws(Diagnostic) {
        guard let own = try Self.status(of: path), let outer = try Self.status(of: parent) else { return }
        if own.device != outer.device { throw mountFault }
    }

    /// For folders that cannot be swapped because a file system begins there.
    var mountFault: Diagnostic {
        Diagnostic(
            "site.mount-point", "expected a folder that can be swapped, found the mount point \(quoted(given))",
            help: "choose a folder inside it: -o \(quoted(Self.join(Self.withoutEndingSlashes(given), "site")))")
    }
}

extension SiteDestination {
    /// Refuses folders whose loss would be a disaster, `--force` or not.
    private static func checkProtected(
        _ path: String, given: String, inputs: [String], environment: [String: String]
    ) throws(Diagnostic) {
        var protected = [(".", "the current folder")]
        if let home = environment["HOME"], !home.isEmpty { protected.append((home, "the home folder")) }
        protected += inputs.filter { $0 != "-" }.map { ($0, "the input \(quoted($0))") }
        if path == "/" { throw protectedFault("the root folder") }
        for (other, name) in protected {
            guard let canonical = try? Platform.realPath(other) else { continue }
            if canonical == path { throw protectedFault(name) }
            if canonical.hasPrefix(path + "/") { throw protectedFault("\(quoted(given)), which holds \(name)") }
        }
    }

    private static func protectedFault(_ found: String) -> Diagnostic {
        Diagnostic(
            "site.protected", "expected a folder of its own for the site, found \(found)",
            help: "the whole folder is replaced; choose another with -o")
    }

    private static func linkFault(_ path: String) -> Diagnostic {
        let target = try? Platform.realPath(path)
        return Diagnostic(
            "site.destination", "expected a folder for the site, found the link \(quoted(path))",
            help: target.map { "name the folder itself: -o \(quoted($0))" } ?? "choose another folder with -o")
    }

    /// The place of a folder that does not exist: the last one around it that does, without links, and the rest.
    private static func resolveAbsent(_ path: String) throws(Diagnostic) -> (parent: String, name: String) {
        var (outer, name) = split(path)
        var missing: [String] = []
        while try status(of: outer, followingLinks: true) == nil, outer != ".", outer != "/" {
            let parts = split(outer)
            missing.insert(parts.name, at: 0)
            outer = parts.parent
        }
        if (missing + [name]).contains("..") || (missing + [name]).contains(".") {
            throw Diagnostic(
                "site.destination", "expected a folder for the site, found \(quoted(path)), which does not exist",
                help: "write the path without . and ..")
        }
        if try status(of: outer, followingLinks: true)?.kind != .folder {
            throw Diagnostic(
                "site.parent", "cannot make a folder in \(quoted(outer)): it is no folder",
                help: "choose another folder with -o")
        }
        return (missing.reduce(try canonical(outer), join), name)
    }

    private static func canonical(_ path: String) throws(Diagnostic) -> String {
        do {
            return try Platform.realPath(path)
        } catch {
            throw fault("open", path, error)
        }
    }

    private static func status(of path: String, followingLinks: Bool = false) throws(Diagnostic) -> FileStatus? {
        do {
            return try Platform.status(of: path, followingLinks: followingLinks)
        } catch .absent {
            return nil
        } catch {
            throw fault("open", path, error)
        }
    }

    static func fault(_ verb: String, _ path: String, _ error: SystemError) -> Diagnostic {
        Diagnostic("site.destination", "cannot \(verb) \(quoted(path)): \(error.text)")
    }

    static func withoutEndingSlashes(_ path: String) -> String {
        var path = path[...]
        while path.count > 1, path.hasSuffix("/") { path = path.dropLast() }
        return String(path)
    }

    /// The folder of a path and the name in it.
    static func split(_ path: String) -> (parent: String, name: String) {
        guard let slash = path.lastIndex(of: "/") else { return (".", path) }
        let parent = withoutEndingSlashes(String(path[..<slash]))
        return (parent.isEmpty ? "/" : parent, String(path[path.index(after: slash)...]))
    }

    private static func join(_ folder: String, _ name: String) -> String {
        folder == "/" ? "/" + name : folder + "/" + name
    }
}
