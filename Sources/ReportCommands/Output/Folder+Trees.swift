internal import Diagnostics

extension Folder {
    /// How deep trees go; deeper ones are somebody else's.
    private static let depthLimit = 128

    /// The folder behind a path of names; with `making`, folders that are missing are made.
    func descend(_ names: some Collection<String>, making: Bool = false) throws(SystemError) -> Folder {
        guard let first = names.first else { return try folder(EntryName(".")) }
        let name = EntryName(first)
        if making {
            do {
                try makeFolder(name)
            } catch .exists {
                // Made for an earlier file.
            }
        }
        let next = try folder(name)
        return names.count == 1 ? next : try next.descend(names.dropFirst(), making: making)
    }

    /// Removes what stands under a name, folders with all they hold; links are removed, never followed, and other file
    /// systems are not entered. A name that is gone is fine.
    func removeTree(_ name: EntryName) throws(SystemError) {
        try removeTree(name, device: try status().device, depth: 0)
    }

    private func removeTree(_ name: EntryName, device: UInt64, depth: Int) throws(SystemError) {
        guard let status = try status(of: name) else { return }
        guard status.kind == .folder else { return try remove(name, isFolder: false) }
        if status.device != device { throw .otherDevice }
        if depth > Self.depthLimit { throw .tooManyLevels }
        let inner = try folder(name)
        for entry in try inner.names() {
            try inner.removeTree(entry, device: device, depth: depth + 1)
        }
        try remove(name, isFolder: true)
    }

    /// Paths in the folder that are no files of `marker`; folders alone do not count, nor what file browsers leave.
    func strangers(besides marker: SiteMarker?) throws(SystemError) -> [String] {
        var found: [String] = []
        try collectStrangers(besides: marker, prefix: "", depth: 0, into: &found)
        return found
    }

    private func collectStrangers(
        besides marker: SiteMarker?, prefix: String, depth: Int, into found: inout [String]
    ) throws(SystemError) {
        for name in try names() {
            let path = prefix + name.text
            switch try status(of: name)?.kind {
            case .folder? where depth < Self.depthLimit && marker != nil:
                try folder(name).collectStrangers(
                    besides: marker, prefix: path + "/", depth: depth + 1, into: &found)
            case .file?:
                let isOurs = marker.map { $0.paths.contains(path) || path == SiteMarker.name } ?? false
                if !isOurs, ![".DS_Store", "Thumbs.db"].contains(name.text) { found.append(path) }
            case nil: break
            default: found.append(path)
            }
        }
    }

    /// The marker in the folder, or nil when it is no site.
    func siteMarker() throws(SystemError) -> SiteMarker? {
        let name = EntryName(SiteMarker.name)
        guard let status = try status(of: name), status.kind == .file, status.size <= SiteMarker.byteLimit else {
            return nil
        }
        return SiteMarker(try file(name).read(limit: SiteMarker.byteLimit))
    }
}
