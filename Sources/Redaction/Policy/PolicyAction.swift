/// What is done with a value that a detector claims.
public enum PolicyAction: String, Sendable, Hashable, CaseIterable {
    /// Nothing of it is published but its type: `(card)`.
    case drop
    /// A stand-in that is equal for equal values: `email-7q2k9dmx4bt1`, or `email-1` without a salt.
    case pseudonym
    /// A coarser value: a network instead of an address, a year instead of a date.
    case truncate
    /// What is the same for many: the extension of a file, the domain of an address.
    case generalize
    /// Marks of a fixed length, never the true one.
    case mask
    /// Like `drop`; the audit says how many different ones there were.
    case count
    /// The value itself.
    case keep
}

extension SensitiveType {
    /// What may be done with values of the type, by class and by what the type has to truncate or to generalize.
    ///
    /// Credentials may only be dropped. Values that can be guessed are kept only by a keep rule that overrides their class.
    public var allowedActions: [PolicyAction] {
        PolicyAction.allCases.filter { action in
            switch action {
            case .drop: true
            case .pseudonym, .mask, .count: sensitivity != .credential
            case .truncate: [.ip, .location, .birthDate].contains(self)
            case .generalize: [.email, .file].contains(self)
            case .keep: sensitivity > .guessable
            }
        }
    }

    /// What is done where the policy says nothing. Values that can be guessed get pseudonyms only under a secret salt;
    /// without one, dropping is all that is left.
    public func standardAction(isSalted: Bool) -> PolicyAction {
        switch sensitivity {
        case .credential: .drop
        case .guessable: isSalted ? .pseudonym : .drop
        case .identifier, .personal: .pseudonym
        }
    }
}
