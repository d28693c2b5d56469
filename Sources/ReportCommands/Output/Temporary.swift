internal import Diagnostics

/// A temporary folder beside a site, in use as long as the value lives.
///
/// Its name is `.ctreport-site.PID.RANDOM.tmp`. A process that ends for any reason gives the lock up, so that a folder is
/// stale when nobody holds its lock and no process has its number.
struct Temporary: ~Copyable {
    private static let prefix = ".ctreport-site."
    private static let suffix = ".tmp"
    private static let letters = Array("abcdefghijklmnopqrstuvwxyz0123456789")

    let name: EntryName
    let folder: Folder

    /// A new folder; `given` is the site's name for messages.
    init(in parent: borrowing Folder, given: String) throws(Diagnostic) {
        do {
            while true {
                let name = Self.freshName()
                do {
                    try parent.makeFolder(name)
                } catch .exists {
                    continue
                }
                folder = try parent.folder(name)
                self.name = name
                _ = folder.lock()
                return
            }
        } catch {
            throw Diagnostic(
                "site.parent", "cannot make a folder beside \(quoted(given)): \(error.text)",
                help: "choose a folder with -o whose parent can be written")
        }
    }

    /// A name that no other run uses.
    static func freshName() -> EntryName {
        let random = (0..<6).map { _ in String(letters.randomElement() ?? "0") }.joined()
        return EntryName(prefix + String(Platform.processID) + "." + random + suffix)
    }

    /// The number of the process that made a folder of this name, or nil for names that are no temporaries.
    static func process(of name: EntryName) -> Int32? {
        let text = name.text
        guard text.hasPrefix(prefix), text.hasSuffix(suffix) else { return nil }
        let parts = text.dropFirst(prefix.count).dropLast(suffix.count).split(
            separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 2, parts[1].count == 6, parts[1].allSatisfy(letters.contains),
            let number = Int32(parts[0]), number > 0, String(number) == parts[0]
        else { return nil }
        return number
    }

    /// Removes the temporaries of runs that were killed, and says so.
    static func removeStale(in parent: borrowing Folder, _ notes: inout [Diagnostic]) {
        for name in (try? parent.names()) ?? [] {
            guard let process = process(of: name), !Platform.isRunning(process),
                let status = try? parent.status(of: name), status.kind == .folder, status.owner == Platform.userID,
                let folder = try? parent.folder(name), folder.lock()
            else { continue }
            do {
                try parent.removeTree(name)
                notes.append(
                    Diagnostic(
                        "site.leftover", severity: .note, "removed \(quoted(name.text)) of a run that was killed"))
            } catch {
                notes.append(
                    Diagnostic(
                        "site.leftover", severity: .warning,
                        "cannot remove \(quoted(name.text)) of a run that was killed: \(error.text)",
                        help: "remove that folder by hand"))
            }
        }
    }
}
