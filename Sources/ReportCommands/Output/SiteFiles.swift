internal import Diagnostics

/// The files of a finished site, read one after the other.
struct SiteFiles {
    private static let byteLimit = 256 << 20
    private let root: String

    /// The files below a folder, or one file.
    init(at path: String) {
        root = SiteDestination.withoutEndingSlashes(path)
    }

    /// Gives every file with its path below the folder, sorted; links are not followed, for they lead elsewhere.
    ///
    /// - Throws: a diagnostic `check.site` when something cannot be read.
    /// - Parameter link: takes the path of what is neither a file nor a folder, and is not read.
    func each(link: (String) -> Void = { _ in }, _ body: (String, [UInt8]) throws -> Void) throws {
        switch try status(of: root).kind {
        case .file: try body(SiteDestination.split(root).name, try bytes(of: root))
        case .folder: try each(in: "", link, body)
        default: throw SiteFiles.fault(root, "it is no folder")
        }
    }

    private func each(
        in folder: String, _ link: (String) -> Void, _ body: (String, [UInt8]) throws -> Void
    ) throws {
        let names: [String]
        do {
            names = try Folder(path: root + (folder.isEmpty ? "" : "/" + folder)).names().map(\.text)
        } catch {
            throw SiteFiles.fault(folder.isEmpty ? root : folder, error.text)
        }
        for name in names.sorted() {
            let path = folder.isEmpty ? name : folder + "/" + name
            switch try status(of: root + "/" + path).kind {
            case .file: try body(path, try bytes(of: root + "/" + path))
            case .folder: try each(in: path, link, body)
            // The name of a link is published, too.
            case .link, .other:
                link(path)
                try body(path, [])
            }
        }
    }

    /// The site's figures; nil where it has none.
    func report() -> [UInt8]? {
        try? Platform.open(file: root + "/report.json").read(limit: SiteFiles.byteLimit)
    }

    private func status(of path: String) throws -> FileStatus {
        do {
            return try Platform.status(of: path, followingLinks: path == root)
        } catch {
            throw SiteFiles.fault(path, error.text)
        }
    }

    private func bytes(of path: String) throws -> [UInt8] {
        do {
            return try Platform.open(file: path).read(limit: SiteFiles.byteLimit)
        } catch {
            throw SiteFiles.fault(path, error.text)
        }
    }

    private static func fault(_ path: String, _ reason: String) -> Diagnostic {
        Diagnostic(
            "check.site", "expected a site to read, found \(quoted(path)): \(reason)",
            help: "name the folder that ctreport build wrote")
    }
}
