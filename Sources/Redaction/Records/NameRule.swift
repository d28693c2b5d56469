/// Decides whether the name of a process, subsystem or category, of an event or a key may be shown: it must have the
/// shape of a word in code and hold nothing that looks like a person's, a device's or a random one.
///
/// What nobody declared is a value, so detectors look at it, those of the policy as well. Names come again and again, so what
/// was decided is remembered, in a bounded store.
struct NameRule: Sendable {
    private static let mostKnown = 4096
    private static let longest = 128

    private let detectors: Detectors
    /// Names without blanks, which are the same for everything, and names of processes.
    private var known: [[UInt8]: Public?] = [:]
    /// Whether names that may be shown hold one of a person or a secret.
    private var personal: [[UInt8]: Bool] = [:]

    /// A rule under the detectors of a run.
    init(_ detectors: Detectors = .standard) {
        self.detectors = detectors
    }

    /// The name; `(none)` for an empty one; nil for one that may not be shown. Processes may have blanks in their names.
    mutating func shown(_ bytes: [UInt8], allowsBlanks: Bool = false) -> Public? {
        guard !bytes.isEmpty else { return "(none)" }
        guard bytes.count <= NameRule.longest, allowsBlanks || !bytes.contains(0x20) else { return nil }
        if let known = known[bytes] { return known }
        let text = String(decoding: bytes, as: UTF8.self)
        let name = isShown(text) ? Public(redacted: text) : nil
        if known.count >= NameRule.mostKnown { known.removeAll(keepingCapacity: true) }
        known[bytes] = .some(name)
        return name
    }

    /// The name of an event, a key or a domain of errors, which an app's authors and users make up: no word of it may be a name
    /// of people, and no word for a secret may stand before one that programs do not say.
    mutating func shown(word bytes: [UInt8]) -> Public? {
        guard let name = shown(bytes) else { return nil }
        if let isPersonal = personal[bytes] { return isPersonal ? nil : name }
        let isPersonal = PersonalName.holdsOne(name.text)
        if personal.count >= NameRule.mostKnown { personal.removeAll(keepingCapacity: true) }
        personal[bytes] = isPersonal
        return isPersonal ? nil : name
    }

    /// Gives back what it remembers.
    mutating func forget() {
        known = [:]
        personal = [:]
    }

    private func isShown(_ text: String) -> Bool {
        let parts = text.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
        // `password: x` is no name; `a:b` may be.
        guard parts.allSatisfy(WordRule.isWord), parts.count == 1 || !(text.contains(":") || InputName.hasDevice(text))
        else { return false }
        return !InputName.isSensitive(text) && !PersonalName.isLikely(text) && !detectors.hidesSomething(in: text)
    }
}
