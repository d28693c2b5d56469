internal import EventModel

/// Values of events that nobody planned, which are never shown, as keyed hashes.
///
/// Logs say the same again and again, so what came before costs a look-up in a table of fixed size.
struct DroppedValues: Sendable {
    private static let places = 4096

    /// The values.
    private(set) var secrets: SecretSet
    private var seen: [UInt64] = []

    /// Nothing, under the key of a run.
    init(_ key: RunKey) {
        secrets = SecretSet(key: key)
    }

    /// Notes the values of an event.
    mutating func note(_ event: Event, _ bytes: Span<UInt8>) {
        for parameter in event.parameters { note(parameter, bytes) }
    }

    /// Gives back what is needed only while records come.
    mutating func forget() {
        seen = []
    }

    mutating func merge(_ later: DroppedValues) {
        secrets.merge(later.secrets)
    }

    private mutating func note(_ parameter: Event.Parameter, _ bytes: Span<UInt8>) {
        let value = parameter.value.prefix(MessageRedactor.longestMessage)
        guard isNew(bytes.hash(of: value, seed: bytes.hash(of: parameter.key, seed: 0))) else { return }
        secrets.add(
            dropped: String(decoding: value.map { bytes[$0] }, as: UTF8.self),
            isPrivate: DroppedValues.isPrivate(parameter, bytes))
    }

    /// Whether a parameter's key says that its value is somebody's, or a key in the value: of an event that nobody planned
    /// `3, note=…` may be one value.
    static func isPrivate(_ parameter: Event.Parameter, _ bytes: Span<UInt8>) -> Bool {
        let value = parameter.value.prefix(MessageRedactor.longestMessage).map { bytes[$0] }
        let keys = value.split(separator: UInt8(ascii: "="), omittingEmptySubsequences: false).dropLast().map { part in
            part[part.reversed().prefix(while: ByteClass.isKey).endIndex.base...]
        }
        return ShapeWords.announcesPrivateValue(parameter.key.map { bytes[$0] }[...])
            || keys.contains(where: ShapeWords.announcesPrivateValue)
    }

    /// Whether a hash is not the last that came to its place of the table.
    private mutating func isNew(_ hash: UInt64) -> Bool {
        if seen.isEmpty { seen = [UInt64](repeating: 0, count: Self.places) }
        let place = Int(truncatingIfNeeded: hash ^ hash >> 32) & (Self.places - 1)
        if seen[place] == hash { return false }
        seen[place] = hash
        return true
    }
}
