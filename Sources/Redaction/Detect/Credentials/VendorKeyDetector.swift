extension Detector {
    /// Keys that say by their prefix whose they are.
    static let vendorKeys = Detector(
        "vendor-key", .apiKey, needs: [],
        matches: [
            Sample("key AKIAIOSFODNN7EXAMPLE pasted", "AKIAIOSFODNN7EXAMPLE"),
            Sample("?key=AIzaSyD-9tSrke72PouQMnMX-a7eZSW0jkFMBWY&q", "AIzaSyD-9tSrke72PouQMnMX-a7eZSW0jkFMBWY"),
            Sample(
                "Token ghp_16C7e42F292c6912E7710c838347Ae178B4a abgelaufen", "ghp_16C7e42F292c6912E7710c838347Ae178B4a"),
            Sample("xoxb-123456789012-abcdefGHIJKL", "xoxb-123456789012-abcdefGHIJKL"),
            Sample("«sk_test_4eC39HqLyjWDarjtT1zdp7dc»", "sk_test_4eC39HqLyjWDarjtT1zdp7dc"),
            Sample("OPENAI=sk-proj-zyg5w95bU_TrmYv8pAbiA2mH", "sk-proj-zyg5w95bU_TrmYv8pAbiA2mH"),
            Sample("ключ SK52b530d1ca0bb82cabd05c2aed219765", "SK52b530d1ca0bb82cabd05c2aed219765"),
            Sample(
                "bot 1234567890:AAtRMW7OL5sIobMACxy51uaz0THkkijxwNq", "1234567890:AAtRMW7OL5sIobMACxy51uaz0THkkijxwNq"),
            Sample(
                "AccountName=a;AccountKey=IK5Jk9FmJYJ7yGgR7jQVVZWXfm0ifNC3vpOCk2NPt8IZNeWzPP3h==;x",
                "IK5Jk9FmJYJ7yGgR7jQVVZWXfm0ifNC3vpOCk2NPt8IZNeWzPP3h=="),
            Sample("refresh 1//0MRAo9LUdRBMcnG5X_VHAVLVRlUMCpD1", "1//0MRAo9LUdRBMcnG5X_VHAVLVRlUMCpD1"),
            Sample("𝐀𝐊𝐈𝐀𝐈𝐎𝐒𝐅𝐎𝐃𝐍𝐍𝟕𝐄𝐗𝐀𝐌𝐏𝐋𝐄", "𝐀𝐊𝐈𝐀𝐈𝐎𝐒𝐅𝐎𝐃𝐍𝐍𝟕𝐄𝐗𝐀𝐌𝐏𝐋𝐄"),
        ],
        rejects: [
            "", "AKIA", "AKIAIOSFODNN7EXAMPLES", "XAKIAIOSFODNN7EXAMPLE", "AIza is a prefix", "ghp_short",
            "key-value store",
            "sk-learn is a library", "api-gateway-eu-central-1-production-x", "pk_id", "SKU", "ACK 12", "EAAS platform",
            "pattern",
            "secret_santa_2026", "task-scheduler-background-refresh", "appl_store",
        ]
    ) { text, claim in
        for word in text.words { VendorKey.telegram(word, text).map(claim) }
        let index = VendorKeyIndex.shared
        var place = 0
        while place < text.scalars.count {
            let start = place
            place += 1
            guard index.begins(with: text.scalars[start]), text.isTokenStart(start) else { continue }
            if let found = index.longest(in: text, from: start) {
                claim(found)
                place = found.upperBound
            }
        }
    }
}

extension VendorKey {
    /// The key whose prefix starts at a place; nil when there is none. A prefix with an equals sign is the key's name.
    func range(in text: borrowing DetectableText, from start: Int) -> Range<Int>? {
        guard text.has(prefix, at: start) else { return nil }
        let body = start + prefix.count
        var end = text.end(of: alphabet, from: body)
        while end > body, text.scalars[end - 1] == 0x2E { end -= 1 }
        guard lengths.contains(end - body), text.isTokenEnd(end), looksRandom(text.scalars[body..<end]) else {
            return nil
        }
        while alphabet.contains(.base64), text.scalar(end) == 0x3D { end += 1 }
        return (prefix.last == 0x3D ? body : start)..<end
    }

    /// A bot's number, a colon and 35 scalars that begin with `AA`.
    static func telegram(_ word: DetectableText.Word, _ text: borrowing DetectableText) -> Range<Int>? {
        let colon = word.range.upperBound
        guard word.all.contains(.digit), (8...10).contains(word.range.count), text.scalar(colon) == 0x3A,
            text.scalar(colon + 1) == 0x41, text.scalar(colon + 2) == 0x41
        else { return nil }
        let end = text.end(of: .url, from: colon + 1)
        return (33...37).contains(end - colon - 1) ? word.range.lowerBound..<end : nil
    }

    /// Words with dashes between them are no key.
    private func looksRandom(_ body: ArraySlice<UInt32>) -> Bool {
        guard alphabet.contains(.lower) || alphabet.contains(.hexLetter) else { return true }
        let shape = TokenShape(body)
        guard shape.digits > 0 || shape.upper > 0 && shape.lower > 0 else { return false }
        return shape.segments * 5 >= shape.count || shape.digits * 6 >= shape.count
    }
}
