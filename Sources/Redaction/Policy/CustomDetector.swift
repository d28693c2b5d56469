/// A detector of the user's own: a pattern, how its finds are checked, and what is done with them.
public struct CustomDetector: Sendable, Hashable {
    /// How a find is checked before it counts.
    public enum Validation: String, Sendable, Hashable, CaseIterable {
        /// Not at all.
        case none
        /// The digits in it must pass the Luhn check.
        case luhn
    }

    /// How many a policy may have.
    public static let limit = 32

    /// The id, as audits and placeholders print it.
    public var id: Public
    /// What it finds.
    public var pattern: Pattern
    /// How finds are checked.
    public var validation: Validation
    /// The class of its finds.
    public var sensitivity: SensitiveType.Sensitivity
    /// What is done with them; nil for what is usual in the class.
    public var action: PolicyAction?

    /// A detector.
    public init(
        id: Public, pattern: Pattern, validation: Validation = .none,
        sensitivity: SensitiveType.Sensitivity = .guessable, action: PolicyAction? = nil
    ) {
        self.id = id
        self.pattern = pattern
        self.validation = validation
        self.sensitivity = sensitivity
        self.action = action
    }

    /// What may be done with finds of a class; they have no parts that could be left.
    public static func allowedActions(_ sensitivity: SensitiveType.Sensitivity) -> [PolicyAction] {
        switch sensitivity {
        case .credential: [.drop]
        case .guessable: [.drop, .pseudonym, .mask, .count]
        case .identifier, .personal: [.drop, .pseudonym, .mask, .count, .keep]
        }
    }
}
