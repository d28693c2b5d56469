internal import Diagnostics
internal import SiteGenerator

/// The folders with a user's pages and templates, read whole.
struct AuthoredFolders: Sendable {
    private static let byteLimit = 1 << 20

    /// The folders as given; nil for none.
    let pages: String?
    let templates: String?

    /// What is in them. Names that begin with a dot are left out, as editors and systems write them.
    ///
    /// - Throws: `Diagnostics`, a folder or a file that cannot be read, and files that are neither page nor template.
    func read() throws(Diagnostics) -> AuthoredSite {
        var site = AuthoredSite()
        var problems: [Diagnostic] = []
        if let pages {
            site.pagesFolder = SiteDestination.withoutEndingSlashes(pages)
            let files = files(of: site.pagesFolder, subfolders: AuthoredSite.pageFolders, flag: "--site", &problems)
            for (path, bytes) in files {
                guard path.hasSuffix(".md") else {
                    problems.append(
                        Diagnostic(
                            "site.page", at: SourcePlace(file: site.pagesFolder + "/" + path, line: 1),
                            "expected pages, each a file that ends in .md, found another file",
                            help: "templates and style sheets stand in the folder of --templates"))
                    continue
                }
                site.pages[path] = bytes
            }
        }
        if let templates {
            site.templatesFolder = SiteDestination.withoutEndingSlashes(templates)
            for (path, bytes) in files(of: site.templatesFolder, subfolders: [], flag: "--templates", &problems) {
                site.templates[path] = bytes
            }
        }
        guard problems.isEmpty else { throw Diagnostics(problems) }
        return site
    }

    /// The files of a folder and of some folders in it, by their path below it.
    private func files(
        of root: String, subfolders: [String], flag: String, _ problems: inout [Diagnostic]
    ) -> [(path: String, bytes: [UInt8])] {
        var files: [(String, [UInt8])] = []
        for prefix in [""] + subfolders.map({ $0 + "/" }) {
            let path = root + (prefix.isEmpty ? "" : "/" + prefix.dropLast())
            let names: [String]
            do throws(SystemError) {
                names = try Folder(path: path).names().map(\.text).filter { !$0.hasPrefix(".") }
            } catch {
                // Folders of includes and of other languages need not be there.
                if prefix.isEmpty {
                    problems.append(
                        Diagnostic(
                            "site.folder",
                            "expected a folder to read for \(flag), found \(quoted(root)): \(error.text)",
                            help: "a starter: ctreport site init"))
                }
                continue
            }
            for name in names {
                do throws(SystemError) {
                    let status = try Platform.status(of: path + "/" + name, followingLinks: true)
                    if status.kind == .folder {
                        if subfolders.contains(prefix + name) { continue }
                        problems.append(unexpectedFolder(path + "/" + name, subfolders))
                        continue
                    }
                    files.append(
                        (prefix + name, try Platform.open(file: path + "/" + name).read(limit: Self.byteLimit)))
                } catch {
                    problems.append(
                        Diagnostic("site.file", "cannot read \(quoted(path + "/" + name)): \(error.text)"))
                }
            }
        }
        return files
    }

    private func unexpectedFolder(_ path: String, _ subfolders: [String]) -> Diagnostic {
        let known = subfolders.filter { !$0.contains("/") }
        let expected = known.isEmpty ? "no folder" : "no folder but \(listing(known))"
        return Diagnostic(
            "site.folder", "expected \(expected) here, found \(quoted(path))",
            help: known.isEmpty
                ? "templates and style sheets are files of one folder"
                : "pages are files of one folder; those of another language stand in a folder of its tag, such as de")
    }
}

extension AuthoredSite {
    /// What `body` gives; its diagnostics quote the pages that they are about.
    func quoting<Value>(_ body: () throws(Diagnostics) -> Value) throws(QuotedDiagnostics) -> Value {
        do throws(Diagnostics) {
            return try body()
        } catch {
            throw QuotedDiagnostics(diagnostics: error) { [self] in source(of: $0.place) }
        }
    }
}
