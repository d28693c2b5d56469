/// Values that say that there is no value, that it is hidden, or what state it is in; and accounts that belong to nobody.
enum PublicWords {
    private static let words: Set<UInt64> = Set(
        """
        true false null nil none yes no on off unknown undefined empty default na n/a ok set unset present absent missing \
        required optional invalid valid expired changed updated reset failed success sent received stored saved loaded \
        found notfound denied granted allowed enabled disabled active inactive pending private redacted hidden masked \
        removed secret password email phone name user username guest anonymous admin root system public any all other \
        string number int bool object array date authenticated unauthenticated authorized unauthorized refreshed revoked \
        available unavailable wrong incorrect correct matched mismatch generated created deleted skipped ignored started \
        finished visible shown local remote main current new old test demo sample example optional( bearer basic digest \
        visa mastercard amex maestro discover paypal applepay googleplay credit debit mobile home work office wifi cellular \
        asc desc date relevance price rating oui non ja nein si sí да нет はい いいえ 是 否
        """.split(whereSeparator: \.isWhitespace).map { KeyTable.hash($0.unicodeScalars.map(\.value)[...]) })

    /// Whether a value in lower case is such a word, brackets and stars aside.
    static func contains(_ value: ArraySlice<UInt32>) -> Bool {
        let isFrame: (UInt32) -> Bool = {
            [Mark.less, Mark.more, 0x28, 0x29, 0x5B, 0x5D, 0x2A, 0x2E, Mark.dash, 0x2022].contains($0)
        }
        var core = value.drop(while: isFrame)
        while let last = core.last, isFrame(last) { core.removeLast() }
        if core.isEmpty { return true }
        return core.count <= 20 && words.contains(KeyTable.hash(core))
    }
}
