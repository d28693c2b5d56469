/// The forms of a text that depends on a number, as CLDR names them.
public enum PluralCategory: String, Sendable, Hashable, CaseIterable {
    case one, few, many, other
}

/// Which form a whole number takes.
public enum PluralRule: Sendable, Hashable {
    /// One thing, or more: English, German.
    case oneOther
    /// As in Ukrainian: 1, 21, 101; 2–4, 22–24; the rest.
    case eastSlavic

    /// The forms that every such text needs.
    public var categories: [PluralCategory] {
        switch self {
        case .oneOther: [.one, .other]
        case .eastSlavic: [.one, .few, .many, .other]
        }
    }

    /// The form of a number.
    public func category(_ count: Int) -> PluralCategory {
        switch self {
        case .oneOther: return count == 1 ? .one : .other
        case .eastSlavic:
            let (ten, hundred) = (count.magnitude % 10, count.magnitude % 100)
            if ten == 1, hundred != 11 { return .one }
            return (2...4).contains(ten) && !(12...14).contains(hundred) ? .few : .many
        }
    }
}
