/// What a detector says a stretch of text is. The raw value names it in placeholders, pseudonyms and audits.
public enum SensitiveType: String, Sendable, Hashable, CaseIterable {
    // Class A: credentials.
    case secret, apiKey = "api-key", token, jwt, privateKey = "private-key", cookie, userinfo, signature, receipt
    // Class B: values of few possibilities, which anybody can try out.
    case email, phone, card, cardExpiry = "card-expiry", iban, nationalID = "national-id", ip, mac, location
    case birthDate = "birth-date", vehicle, crypto
    // Class C: identifiers that cannot be guessed.
    case uuid, device = "device-id", pushToken = "push-token", container, user = "user-id", account = "account-id"
    case appleID = "apple-id"
    // Class D: people, and what they typed.
    case person, text, address, network, userName = "user-name", deviceName = "device-name", file, blob

    /// How much harm a value does, and with it what may be done with it.
    public enum Sensitivity: String, Sendable, Hashable, CaseIterable, Comparable {
        /// Never published, never a pseudonym.
        case credential = "A"
        /// A pseudonym only with a secret salt, else dropped.
        case guessable = "B"
        /// A pseudonym.
        case identifier = "C"
        /// Dropped; equal ones can be told apart by an ordinal.
        case personal = "D"

        /// The stricter class is the smaller one.
        public static func < (left: Sensitivity, right: Sensitivity) -> Bool { left.rawValue < right.rawValue }
    }

    /// The class.
    public var sensitivity: Sensitivity {
        switch self {
        case .secret, .apiKey, .token, .jwt, .privateKey, .cookie, .userinfo, .signature, .receipt: .credential
        case .email, .phone, .card, .cardExpiry, .iban, .nationalID, .ip, .mac, .location, .birthDate, .vehicle,
            .crypto:
            .guessable
        case .uuid, .device, .pushToken, .container, .user, .account, .appleID: .identifier
        case .person, .text, .address, .network, .userName, .deviceName, .file, .blob: .personal
        }
    }
}
