extension Detector {
    /// Identifiers that say by a short word in front whose they are: `usr_90114417`, `cust-5K20Z91TT`.
    static let prefixedIDs = Detector(
        "prefixed-id", .user, needs: .digit,
        matches: [
            Sample("external_id usr_20551907 set", "usr_20551907"), Sample("for cust-7731K9042.", "cust-7731K9042"),
            Sample("acct_1F4kQ2eZv9u1K0aa paid", "acct_1F4kQ2eZv9u1K0aa"), Sample("[mbr_004417]", "mbr_004417"),
        ],
        rejects: [
            "", "user_tier", "acct_type=2", "usr_local_4", "order_by_12345", "sub_20261130", "cust_2_of_40",
            "member_count_12345", "/usr_123", "usr_1234", "booking_step_20331", "usr_123456_cache",
        ]
    ) { text, claim in
        for index in text.words.indices.dropLast() where PrefixedID.prefixes.contains(text.words[index].hash) {
            if let range = PrefixedID.range(text, at: index) { claim(range) }
        }
    }
}

private enum PrefixedID {
    static let prefixes = Set(
        """
        usr user cus cust customer acct acc account mbr member pat patient ord order sub subscriber drv driver rdr rider bkg
        booking inv invoice txn trx rcpt emp
        """.split { $0 == " " || $0 == "\n" }.map { WordHash.hash(of: $0) })

    /// The word, a mark, and what is mostly a number right behind it, with nothing joined to either end.
    static func range(_ text: Reading, at index: Int) -> Range<Int>? {
        let (word, tail) = (text.words[index], text.words[index + 1])
        let start = word.range.lowerBound
        guard text.isJoined(after: index, by: 0x5F) || text.isJoined(after: index, by: 0x2D),
            tail.shape.contains(.digits),
            tail.count >= 6, !isJoint(text.scalar(start - 1)), !isJoint(text.scalar(tail.range.upperBound))
        else { return nil }
        let digits = tail.range.count { Reading.isDigit(text.scalars[$0]) }
        guard digits >= 4, !isDate(text, tail) else { return nil }
        return start..<tail.range.upperBound
    }

    private static func isJoint(_ scalar: UInt32) -> Bool {
        scalar == 0x5F || scalar == 0x2D || scalar == 0x2F || scalar == 0x5C
    }

    /// `20261130`.
    private static func isDate(_ text: Reading, _ word: TextWord) -> Bool {
        let digits = text.scalars[word.range].map { $0 &- 0x30 }
        guard word.isNumber, digits.count == 8, digits[0] == 2, digits[1] == 0 else { return false }
        return (1...12).contains(digits[4] * 10 + digits[5]) && (1...31).contains(digits[6] * 10 + digits[7])
    }
}
