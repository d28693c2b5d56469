/// The series that keyed pseudonyms belong to: the keys made of a salt for a scope and a period, one for each type.
public struct PseudonymSeries: Sendable {
    /// Four characters that tell one series of keys from another: another id, other pseudonyms.
    public let keyID: Public
    /// The scope.
    public let scope: Public
    /// `none`, `2026-11` or `2026-Q4`.
    public let period: Public
    private let salt: Salt

    /// A series.
    ///
    /// - Parameters:
    ///   - scope: what the policy calls it.
    ///   - date: the day of the run, which decides the period.
    public init(salt: Salt, scope: String, period: RedactionPolicy.Period, date: CivilDate) {
        self.salt = salt
        self.scope = Public(redacted: scope)
        self.period = period.name(on: date)
        let code = MessageCode.code(of: Array("ctreport/1|key-id".utf8), key: salt.bytes)
        keyID = Public(redacted: Base32.text(code, count: 4))
    }

    /// The key of a type's pseudonyms.
    func key(of type: String) -> [UInt8] {
        MessageCode.code(of: Array("ctreport/1|\(scope.text)|\(period.text)|\(type)".utf8), key: salt.bytes)
    }
}

extension RedactionPolicy.Period {
    /// How the period of a day is called.
    func name(on date: CivilDate) -> Public {
        let month = date.text.text.prefix(7)
        switch self {
        case .none: return "none"
        case .month: return Public(redacted: String(month))
        case .quarter: return Public(redacted: month.prefix(4) + "-Q" + String((date.month + 2) / 3))
        }
    }
}
