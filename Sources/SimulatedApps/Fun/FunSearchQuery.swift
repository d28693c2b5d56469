/// What the items list is filtered by: the text as typed and a category; both must agree with a row.
struct FunSearchQuery: Sendable, Hashable {
    /// The text as typed, blanks and all: the log shows it like this.
    var text = ""
    var category = FunItem.everyCategory

    /// Fewer characters than this are not searched for while typing.
    static let minimumLength = 2

    /// The text without blanks and line ends around it.
    var trimmed: Substring { Self.trim(text) }

    /// The `items` that agree: title or subtitle contains the trimmed text, in any case.
    func rows(of items: [FunItem]) -> [FunItem] {
        let query = Array(trimmed.lowercased().utf8)
        let anyCategory = category == FunItem.everyCategory
        if anyCategory, query.isEmpty { return items }
        return items.filter { (anyCategory || $0.category == category) && (query.isEmpty || $0.matches(query)) }
    }

    private static func trim(_ text: String) -> Substring {
        let scalars = text.unicodeScalars
        guard let first = scalars.firstIndex(where: { !isBlank($0) }),
            let last = scalars.lastIndex(where: { !isBlank($0) })
        else { return "" }
        return text[first..<scalars.index(after: last)]
    }

    private static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
        scalar.isASCII ? scalar == " " || ("\t"..."\r").contains(scalar) : scalar.properties.isWhitespace
    }
}
