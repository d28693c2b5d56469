internal import Redaction
internal import ReportModel

/// A file of values for the site's script: one global of `window`, so that it can be read from a folder, where pages may ask for
/// no files. Values stand a line each and are data only.
enum ScriptData {
    /// The names of the files.
    static let words = "words.js", index = "search-index.js", cube = "cube.js"

    /// The file's bytes. Nothing in it can end a script element of a page that it stands in.
    static func bytes(_ global: String, _ value: JSONValue) -> [UInt8] {
        var bytes = Array("window.\(global) = ".utf8)
        for byte in value.bytes.dropLast() {
            // In JSON the sign stands in strings only.
            if byte == UInt8(ascii: "<") { bytes += "\\u003c".utf8 } else { bytes.append(byte) }
        }
        return bytes + Array(";\n".utf8)
    }
}
