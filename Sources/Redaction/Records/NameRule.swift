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
            !InputName.isSensitive(text), !mayHoldValue(bytes) || Detectors.standard.claims(in: text).isEmpty
        else { return nil }
        return Public(redacted: text)
    }

    /// Words alone are no keys and no numbers; detectors need not look at them.
    private static func mayHoldValue(_ name: [UInt8]) -> Bool {
        var run = 0
        for byte in name {
            if (0x30...0x39).contains(byte) { return true }
            run = (0x61...0x7A).contains(byte | 0x20) ? run + 1 : 0
            if run == 20 { return true }
        }
        return false
    }
}
