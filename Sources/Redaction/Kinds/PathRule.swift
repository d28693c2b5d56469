/// Publishes of a path the folders that are the same for everybody, and its file as a file name.
///
/// The container of an app becomes its class and `:container` (`Data/Application/:container/Documents`), a simulator
/// `:device`, a person's home `~`; a folder that is not the system's becomes `:folder`.
enum PathRule {
    /// The parts of a path that may be shown.
    struct Parts: Sendable, Hashable {
        /// The folders, with a slash behind each.
        var folders: Public
        /// The name of the file as it stands; nil when the path ends with a slash.
        var file: String?
    }

    private static let shownFolders = 16
    private static let longest = 4096

    /// The parts of a path, or nil when the text is none.
    static func parts(of text: String) -> Parts? {
        guard text.utf8.count <= longest, let path = absolute(text) else { return nil }
        var names = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        let root = names.first == "" ? "/" : ""
        let file = names.popLast().flatMap { $0.isEmpty ? nil : $0 }
        names.removeAll { $0.isEmpty }
        let isHome = names.last.map { homes.contains($0.lowercased()) } ?? false
        let isFolder = file.map { isHome || (isKnown($0) && !names.isEmpty) } ?? false
        if isFolder, let file { names.append(file) }
        let folders = folders(names, root: root)
        return Parts(folders: Public(redacted: folders), file: isFolder ? nil : file)
    }

    /// Without `file://`, its percent signs undone; with slashes instead of the backslashes of Windows.
    private static func absolute(_ text: String) -> String? {
        if text.hasPrefix("file://") {
            let rest = text.dropFirst(7)
            return percentDecoded(rest.hasPrefix("localhost/") ? rest.dropFirst(9) : rest)
        }
        if text.hasPrefix("/") || text.hasPrefix("~/") || text.hasPrefix("./") { return text }
        let bytes = Array(text.utf8.prefix(3))
        if bytes.count == 3, (97...122).contains(bytes[0] | 0x20), bytes[1] == 58, bytes[2] == 92 {
            return text.replacing("\\", with: "/")
        }
        return text.contains("/") && !text.contains("://") ? text : nil
    }

    private static func percentDecoded(_ text: Substring) -> String {
        var bytes: [UInt8] = []
        var rest = Array(text.utf8)[...]
        while let byte = rest.popFirst() {
            if byte == UInt8(ascii: "%"), rest.count >= 2,
                let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16)
            {
                bytes.append(value)
                rest = rest.dropFirst(2)
            } else {
                bytes.append(byte)
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    // MARK: Folders

    private static func folders(_ names: [String], root: String) -> String {
        var names = names[...]
        var shown: [String] = []
        var start = root
        // What only says where on the disk all containers are says nothing.
        if names.first == "private" { names.removeFirst() }
        if let container = names.lastIndex(of: "Containers"), names.startIndex < container || names.count > 1 {
            if let device = names.firstIndex(of: "CoreSimulator"), device < container {
                shown += ["CoreSimulator", ":device"]
            }
            names = names[(container + 1)...]
            start = ""
        } else if names.starts(with: ["var", "containers"]) {
            names = names.dropFirst(2)
            start = ""
        }
        var place = names.startIndex
        while place < names.endIndex, shown.count < shownFolders {
            shown.append(folder(names[place], after: place > names.startIndex ? names[place - 1] : nil))
            place += 1
        }
        if place < names.endIndex { shown.append("…") }
        if shown.first == "~" { start = "" }
        return start + shown.map { $0 + "/" }.joined()
    }

    private static func folder(_ name: String, after parent: String?) -> String {
        if let parent, homes.contains(parent.lowercased()) { return InputName.isServiceAccount(name) ? name : ":user" }
        if isUUID(name) { return parent == "Devices" ? ":device" : ":container" }
        if isKnown(name) || placeholders.contains(name) { return name }
        if name.utf8.count == 2, name.hasSuffix(":") { return name }
        return ":folder"
    }

    private static func isUUID(_ name: String) -> Bool {
        let groups = name.split(separator: "-", omittingEmptySubsequences: false)
        return groups.map(\.utf8.count) == [8, 4, 4, 4, 12]
            && groups.allSatisfy { $0.allSatisfy { $0.isASCII && $0.isHexDigit } }
    }

    private static func isKnown(_ name: String) -> Bool {
        if knownFolders.contains(name) { return true }
        // Folders of programs: `Demo.app`, `Kit.framework`, `100APPLE`.
        if let dot = name.lastIndex(of: "."), bundles.contains(String(name[name.index(after: dot)...])) {
            let stem = String(name[..<dot])
            return WordRule.isWord(stem) && !InputName.isSensitive(stem)
        }
        return name.utf8.count == 8 && name.hasSuffix("APPLE")
            && name.utf8.prefix(3).allSatisfy { (48...57).contains($0) }
    }

    private static let homes: Set<String> = ["users", "home"]
    private static let placeholders: Set<String> = ["~", "…", ".", "..", ":user", ":container", ":device", ":folder"]
    private static let bundles: Set<String> = [
        "app", "appex", "framework", "bundle", "lproj", "xctest", "xpc", "mlmodelc", "momd", "storyboardc", "dylib",
    ]
    private static let knownFolders: Set<String> = [
        "Application", "Application Support", "AppGroup", "Applications", "Bundle", "Caches", "Containers", "Contents",
        "Cookies", "CoreSimulator", "DCIM", "Daemon", "Data", "DerivedData", "Desktop", "Developer", "Devices",
        "Documents",
        "Downloads", "Frameworks", "HTTPStorages", "Inbox", "InternalDaemon", "Keychains", "Library", "Logs", "Media",
        "MobileSoftwareUpdate", "Movies", "Music", "Photos", "Pictures", "PlugIns", "PluginKitPlugin", "Preferences",
        "PreferencePanes", "PrivateFrameworks", "Public", "Resources", "Saved Application State", "Shared", "Snapshots",
        "SplashBoard", "SystemData", "SyncedPreferences", "System", "Users", "VPNPlugin", "Volumes", "WebKit", "Xcode",
        "bin",
        "cache", "caches", "containers", "data", "dev", "etc", "home", "lib", "log", "logs", "mobile", "mobile1", "opt",
        "preferences", "private", "root", "sbin", "share", "tmp", "usr", "var",
    ]
}
