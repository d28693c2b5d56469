/// Where the app keeps the last destination and the best score.
protocol KeyValueStorage: AnyObject {
    /// A text, or nil for a missing key and for a value that is none.
    func text(for key: String) -> String?
    /// A whole number, or nil for a missing key and for a value that is none.
    func integer(for key: String) -> Int?
    /// Stores a text.
    func store(_ text: String, for key: String)
    /// Stores a whole number.
    func store(_ integer: Int, for key: String)
    /// Forgets a key.
    func remove(_ key: String)
}

/// The user defaults of the installation: what the app ships with.
final class DefaultsStorage: KeyValueStorage {
    private let install: Install

    init(install: Install) {
        self.install = install
    }

    func text(for key: String) -> String? {
        guard case .text(let text)? = install.defaults[key] else { return nil }
        return text
    }

    func integer(for key: String) -> Int? {
        guard case .integer(let number)? = install.defaults[key] else { return nil }
        return number
    }

    func store(_ text: String, for key: String) {
        install.defaults[key] = .text(text)
    }

    func store(_ integer: Int, for key: String) {
        install.defaults[key] = .integer(integer)
    }

    func remove(_ key: String) {
        install.defaults[key] = nil
    }
}

/// The keychain of the installation, which holds texts only. The app has it, and does not use it.
final class KeychainStorage: KeyValueStorage {
    private let install: Install

    init(install: Install) {
        self.install = install
    }

    func text(for key: String) -> String? {
        install.keychain[key]
    }

    func integer(for key: String) -> Int? {
        install.keychain[key].flatMap { Int($0) }
    }

    func store(_ text: String, for key: String) {
        install.keychain[key] = text
    }

    func store(_ integer: Int, for key: String) {
        install.keychain[key] = String(integer)
    }

    func remove(_ key: String) {
        install.keychain[key] = nil
    }
}
