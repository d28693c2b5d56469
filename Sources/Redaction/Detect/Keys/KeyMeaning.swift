internal import EventModel

/// What the name of a field says about the field's value: `email`, `user_id`, `retry_count`, `телефон`.
enum KeyMeaning: Sendable, Hashable {
    /// The value is of this type, unless it says that there is none.
    case sensitive(SensitiveType)
    /// The value may be of this type; the word has other uses, so the value's shape or its neighbours must agree.
    case plausible(SensitiveType)
    /// The value has this kind and harms nobody by itself.
    case kind(ParameterKind)
    /// The value says something about another one: `email_verified`, `token_count`.
    case safe
    /// The word says nothing.
    case unknown

    /// The type it gives a value, surely or perhaps.
    var type: SensitiveType? {
        switch self {
        case .sensitive(let type), .plausible(let type): type
        case .kind, .safe, .unknown: nil
        }
    }
}
