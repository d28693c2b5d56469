public import Diagnostics

/// A file of a site: where it goes below the site's folder, and its bytes.
public struct OutputFile: Sendable, Hashable {
    /// The path below the site's folder, with `/` between its components.
    public let path: String
    /// The content.
    public let bytes: [UInt8]

    /// A file with a path that every file system and every host of static sites takes.
    ///
    /// - Throws: a diagnostic `site.path` when the path is absolute, has an empty component, one that begins with `.` or
    ///   `_` (hosts drop those), a control character or one of `" \ < > : | * ?` (artifact stores refuse them), a
    ///   component over 255 bytes, or more than 1,024 bytes in all.
    public init(path: String, bytes: [UInt8]) throws(Diagnostic) {
        if let reason = Self.fault(of: path) {
            throw Diagnostic("site.path", "expected a path below the site, found \(quoted(path)), which \(reason)")
        }
        self.path = path
        self.bytes = bytes
    }

    private static func fault(of path: String) -> String? {
        if path.isEmpty { return "is empty" }
        if path.hasPrefix("/") { return "is absolute" }
        if path.utf8.count > 1024 { return "is longer than 1024 bytes" }
        if path.unicodeScalars.contains(where: isRefused) { return "has a character that hosts refuse" }
        for component in path.split(separator: "/", omittingEmptySubsequences: false) {
            if component.isEmpty { return "has an empty part" }
            if component.hasPrefix(".") || component.hasPrefix("_") { return "has a part that begins with . or _" }
            if component.hasSuffix(".") || component.hasSuffix(" ") {
                return "has a part that ends with a dot or blank"
            }
            if component.utf8.count > 255 { return "has a part longer than 255 bytes" }
        }
        return nil
    }

    private static func isRefused(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "\"", "\\", "<", ">", ":", "|", "*", "?": true
        default:
            switch scalar.properties.generalCategory {
            case .control, .format, .lineSeparator, .paragraphSeparator: true
            default: false
            }
        }
    }
}
