extension RedactedValue {
    /// The pseudonym that is a part of it.
    var pseudonym: Pseudonym? {
        switch self {
        case .filename(let pseudonym, _), .identifier(let pseudonym): pseudonym
        case .path(let path): path.stem
        default: nil
        }
    }
}
