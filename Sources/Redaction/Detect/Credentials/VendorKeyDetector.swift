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
        var place = 0
        while place < text.scalars.count {
            let start = place
            place += 1
            let keys = VendorKeyIndex.shared.keys(from: text.scalars[start])
            guard !keys.isEmpty, text.isTokenStart(start) else { continue }
            if let end = keys.lazy.compactMap({ $0.end(in: text, from: start) }).max() {
                claim(start..<end)
                place = end
            }
        }
    }
}

extension VendorKey {
    /// The end of a key that starts at a place; nil when there is none.
    func end(in text: borrowing DetectableText, from start: Int) -> Int? {
        guard text.has(prefix, at: start) else { return nil }
        let body = start + prefix.count
        var end = text.end(of: alphabet, from: body)
        while end > body, text.scalars[end - 1] == 0x2E { end -= 1 }
        guard lengths.contains(end - body), text.isTokenEnd(end), looksRandom(text.scalars[body..<end]) else {
            return nil
        }
        while text.scalar(end) == 0x3D { end += 1 }
        return end
    }

    /// Words with dashes between them are no key.
    private func looksRandom(_ body: ArraySlice<UInt32>) -> Bool {
        guard alphabet.contains(.lower) || alphabet.contains(.hexLetter) else { return true }
        let shape = TokenShape(body)
        guard shape.digits > 0 || shape.upper > 0 && shape.lower > 0 else { return false }
        return shape.segments * 5 >= shape.count || shape.digits * 6 >= shape.count
    }
}
