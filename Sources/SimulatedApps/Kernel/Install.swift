/// What one installation of an app keeps between launches. Files are texts in memory: no file is ever touched.
public final class Install {
    /// A value of the user defaults.
    public enum Value: Sendable, Hashable {
        case text(String)
        case integer(Int)
        case truth(Bool)
        case bytes([UInt8])
    }

    /// The user defaults, by key.
    public var defaults: [String: Value] = [:]
    /// The keychain's texts, by account.
    public var keychain: [String: String] = [:]
    /// The files, by path.
    public var files: [String: [UInt8]] = [:]

    /// A fresh installation.
    public init() {}
}
