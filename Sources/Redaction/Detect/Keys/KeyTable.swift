internal import EventModel

/// The lists of `KeyLexicon`, by the hash of a key's words without what stands between them.
enum KeyTable {
    /// Meanings, by the hash of words in a row: `emailaddress`.
    static let meanings: [UInt64: KeyMeaning] = {
        var table: [UInt64: KeyMeaning] = [:]
        for row in KeyTable.rows {
            for word in row.words.description.split(whereSeparator: \.isWhitespace) {
                // The first row that names a word decides.
                table[hash(of: word), default: row.meaning] = table[hash(of: word)] ?? row.meaning
            }
        }
        return table
    }()

    /// Last words that make a key safe: the value is about another value.
    static let safe = set(
        """
        verified confirmed validated valid invalid count counts counter total totals status present presence enabled \
        disabled type types kind length len size sizes required optional exists missing format version index error \
        errors code changed updated expired expires expiry ttl expiration supported available allowed denied granted \
        permission consent mode state style color colour font width height level tier rank position offset limit page \
        pages sort order attempts attempt retries retry delay timeout interval duration ms seconds flag flags only \
        class category visibility visible hidden changed rate ratio score percent method source algorithm alg in \
        provider scheme placeholder policy rules strength accepted shown required settings event events view screen \
        controller button cell manager service store cache table column model schema validator validation parser \
        handler group permissions unread read limit lifetime minutes hours days age result results matches \
        anzahl количество кількість статус тип
        """)

    /// First words that ask a question: `isEmailVerified`, `has_phone`.
    static let questions = set(
        "is has have had can should did does was were show hide enable disable use uses allow allows needs need requires supports no skip max min num total"
    )

    /// Last words that say nothing about the value.
    static let fillers = set(
        "value values string str text field input raw param parameter arg confirm confirmation repeat again plain encoded decoded escaped original current data"
    )

    private static func set(_ text: StaticString) -> Set<UInt64> {
        Set(text.description.split(whereSeparator: \.isWhitespace).map(hash(of:)))
    }

    private static func hash(of word: Substring) -> UInt64 {
        hash(word.unicodeScalars.map(\.value)[...])
    }

    /// FNV-1a over scalars; 64 bits, so two words of the list never meet and others do so by chance of no account.
    static func hash(_ letters: ArraySlice<UInt32>) -> UInt64 {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for letter in letters { hash = (hash ^ UInt64(letter)) &* 0x0000_0100_0000_01b3 }
        return hash
    }
}
