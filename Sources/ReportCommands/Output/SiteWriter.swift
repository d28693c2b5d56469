internal import Diagnostics
internal import SiteGenerator

/// Writes a site in one step: to a temporary folder beside the old one, then swapped in.
///
/// Until the swap the old site is untouched, so that a failing or interrupted run leaves it whole. A run that was killed
/// leaves its temporary; the next one that succeeds removes it.
struct SiteWriter: Sendable {
    /// What a run did.
    struct Outcome: Sendable, Equatable {
        /// Files written, the marker included.
        var written = 0
        /// Unchanged files taken over from the old site by a second name.
        var linked = 0
        /// Leftovers that were removed, or could not be.
        var notes: [Diagnostic] = []
    }

    let destination: SiteDestination

    /// Writes the files; the site then holds them, the marker and nothing else.
    ///
    /// - Throws: a diagnostic `site.…`; the old site is whole then.
    func write(_ files: [OutputFile]) throws(Diagnostic) -> Outcome {
        try SitePaths.check(files)
        let parent = try openParent()
        try destination.checkContent()
        var outcome = Outcome()
        // From the first name that is made to the last that is removed: an interrupted run leaves nothing behind.
        try Interrupts.check { interrupts throws(Diagnostic) in
            let temporary = try Temporary(in: parent, given: destination.given)
            do throws(Diagnostic) {
                outcome = try fill(temporary, with: files, in: parent, interrupts)
                try swapIn(temporary, in: parent)
            } catch {
                try? parent.removeTree(temporary.name)
                throw error
            }
            removeOld(temporary.name, in: parent, &outcome)
        }
        Temporary.removeStale(in: parent, &outcome.notes)
        return outcome
    }

    private func openParent() throws(Diagnostic) -> Folder {
        do {
            let parts = destination.parent.split(separator: "/").map(String.init)
            let root = try Folder(path: "/")
            guard (try? Platform.status(of: destination.parent)) == nil else {
                return try Folder(path: destination.parent)
            }
            return try root.descend(parts, making: true)
        } catch {
            throw SiteDestination.fault("open", destination.parent, error)
        }
    }

    private func fill(
        _ temporary: borrowing Temporary, with files: [OutputFile], in parent: borrowing Folder,
        _ interrupts: Interrupts
    ) throws(Diagnostic) -> Outcome {
        var outcome = Outcome(written: 1)
        do {
            // Written first and anew, so that its permissions show what a new file gets here.
            let marker = EntryName(SiteMarker.name)
            try temporary.folder.write(SiteMarker(paths: files.map(\.path)).bytes, to: marker)
            let mode = try temporary.folder.status(of: marker)?.mode ?? 0
            for file in files.sorted(by: { $0.path < $1.path }) where !interrupts.isStopping {
                let isLinked = try place(file, in: temporary.folder, old: parent, mode: mode)
                outcome.linked += isLinked ? 1 : 0
                outcome.written += isLinked ? 0 : 1
            }
        } catch {
            throw Diagnostic(
                "site.write", "cannot write the site beside \(quoted(destination.given)): \(error.text)",
                help: "the old site, if there was one, is untouched")
        }
        try interrupts.check()
        return outcome
    }

    /// Puts one file in place; true when the old site's file could be taken.
    private func place(
        _ file: OutputFile, in site: borrowing Folder, old parent: borrowing Folder, mode: UInt32
    ) throws(SystemError) -> Bool {
        let parts = file.path.split(separator: "/").map(String.init)
        let name = EntryName(parts.last ?? "")
        let folder = try site.descend(parts.dropLast(), making: true)
        if let old = try? parent.descend([destination.name] + parts.dropLast()),
            Self.isReusable(name, in: old, for: file, mode: mode), (try? old.link(name, into: folder)) != nil
        {
            // Whoever swapped the name since the comparison loses: the link counts only if its file still compares.
            if Self.isReusable(name, in: folder, for: file, mode: mode, links: 2) { return true }
            try folder.remove(name, isFolder: false)
        }
        try folder.write(file.bytes, to: name)
        return false
    }

    /// Whether the name is a plain file of ours with these very bytes, and no other name leads to it.
    private static func isReusable(
        _ name: EntryName, in folder: borrowing Folder, for file: OutputFile, mode: UInt32, links: Int = 1
    ) -> Bool {
        do {
            let opened = try folder.file(name)
            let status = try opened.status()
            guard status.kind == .file, status.links == links, status.size == file.bytes.count, status.mode == mode,
                status.owner == Platform.userID
            else { return false }
            return try opened.read(limit: file.bytes.count) == file.bytes
        } catch {
            return false
        }
    }

    private func swapIn(_ temporary: borrowing Temporary, in parent: borrowing Folder) throws(Diagnostic) {
        do {
            try swap(temporary, in: parent)
        } catch {
            if error == .busy || error == .otherDevice { throw destination.mountFault }
            throw SiteDestination.fault("replace", destination.given, error)
        }
    }

    /// Gives the temporary the site's name; what had it before has the temporary's name then, if there was anything.
    private func swap(_ temporary: borrowing Temporary, in parent: borrowing Folder) throws(SystemError) {
        let site = EntryName(destination.name)
        guard let old = try parent.status(of: site) else { return try parent.rename(temporary.name, to: site) }
        guard old.kind == .folder else { throw .exists }
        try temporary.folder.setMode(old.mode)
        do {
            try parent.exchange(temporary.name, site)
        } catch {
            guard SystemError.withoutExchange.contains(error) else { throw error }
            try Self.swapInTwoSteps(temporary.name, site, in: parent)
        }
    }

    /// For file systems that cannot exchange names: moves the old site away, the new one in, and back if that fails.
    static func swapInTwoSteps(
        _ new: EntryName, _ site: EntryName, in parent: borrowing Folder
    ) throws(SystemError) {
        let away = Temporary.freshName()
        try parent.rename(site, to: away)
        do {
            try parent.rename(new, to: site)
        } catch {
            try? parent.rename(away, to: site)
            throw error
        }
        try? parent.rename(away, to: new)
    }

    private func removeOld(_ name: EntryName, in parent: borrowing Folder, _ outcome: inout Outcome) {
        do {
            try parent.removeTree(name)
        } catch {
            outcome.notes.append(
                Diagnostic(
                    "site.leftover", severity: .warning,
                    "the site is written, but the old one stays as \(quoted(name.text)): \(error.text)",
                    help: "remove that folder by hand"))
        }
    }
}

/// Checks that files do not stand in each other's way, on file systems that ignore letter case, too.
enum SitePaths {
    static func check(_ files: [OutputFile]) throws(Diagnostic) {
        var names: Set<String> = [SiteMarker.name]
        for file in files where !names.insert(file.path.lowercased()).inserted {
            throw Diagnostic("site.path", "expected each path once, found \(quoted(file.path)) again")
        }
        for file in files {
            var parts = file.path.lowercased().split(separator: "/").dropLast()
            while !parts.isEmpty {
                if names.contains(parts.joined(separator: "/")) {
                    throw Diagnostic(
                        "site.path", "expected a folder above \(quoted(file.path)), found a file of the site")
                }
                parts.removeLast()
            }
        }
    }
}
