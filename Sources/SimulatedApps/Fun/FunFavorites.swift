internal import EventModel

/// The favourites of a session, stored with each change.
final class FunFavorites: FunService {
    static let key = FunServiceKey.favorites
    /// What a user starts with; no topic has this id.
    static let standard = ["item1"]
    /// Where favourites are stored.
    static let storageKey = "app.favorites"

    /// What an installation may have stored.
    enum Stored: Sendable, Hashable {
        case none
        case readable(Set<String>)
        case unreadable
    }

    /// The ids of the favourites in ascending order, so that equal favourites are stored as equal bytes.
    private(set) var ids: [String]

    private let device: FunDevice

    /// Reads the stored favourites. Text that cannot be read is logged and counts as none stored.
    init(device: FunDevice) {
        self.device = device
        ids = Self.standard
        let host = device.host
        if let saved = device.savedFavorites, host.install.defaults[Self.storageKey] == .bytes(saved.bytes) {
            ids = saved.ids
            return
        }
        switch Self.stored(in: host.install) {
        case .none: break
        case .readable(let stored): ids = stored.sorted()
        case .unreadable:
            host.ledger.count(event: "favorites_decode_failed")
            host.log(
                "Failed to decode favorites: <private>", from: FunOrigins.favorites, level: .error,
                format: "Failed to decode favorites: %s")
        }
    }

    /// Adds a topic, or removes it.
    func toggle(_ id: String) {
        let place = ids.firstIndex { $0 >= id } ?? ids.count
        if place < ids.count, ids[place] == id { ids.remove(at: place) } else { ids.insert(id, at: place) }
        save()
    }

    /// Goes back to what a user starts with.
    func reset() {
        ids = Self.standard
        save()
    }

    private func save() {
        let bytes = FunFavoritesText.encoded(ids)
        device.host.install.defaults[Self.storageKey] = .bytes(bytes)
        device.savedFavorites = (ids, bytes)
    }

    /// What an installation has stored.
    static func stored(in install: Install) -> Stored {
        guard case .bytes(let bytes)? = install.defaults[storageKey] else { return .none }
        return FunFavoritesText.decoded(bytes).map(Stored.readable) ?? .unreadable
    }
}
