/// Decides whether the name of a process, subsystem or category, of an event or a key may be shown: it must have the
/// shape of a word in code and hold nothing that looks like a person's, a device's or a random one.
enum NameRule {
    /// The name; `(none)` for an empty one; nil for one that may not be shown. Processes may have blanks in their names.
    static func shown(_ bytes: [UInt8], allowsBlanks: Bool = false) -> Public? {
        guard !bytes.isEmpty else { return "(none)" }
        guard bytes.count <= 128 else { return nil }
        let text = String(decoding: bytes, as: UTF8.self)
        let parts =
            allowsBlanks ? text.split(separator: " ", omittingEmptySubsequences: false).map(String.init) : [text]
        // `password: x` is no name; `a:b` may be.
        guard parts.allSatisfy(WordRule.isWord), parts.count == 1 || !(text.contains(":") || InputName.hasDevice(text)),
            !InputName.isSensitive(text)
        else { return nil }
        return Public(redacted: text)
    }
}
