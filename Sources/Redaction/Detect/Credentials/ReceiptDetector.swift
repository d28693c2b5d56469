extension Detector {
    /// Receipts of a store: long base64 behind a word for them, or DER that begins like one.
    static let receipts = Detector(
        "receipt", .receipt, needs: [.longWord],
        matches: [
            Sample(
                #"{"receipt":"MIITuRsjRauEHaHVWiJcnpiFNGvtWAh98YR8WHZmjepj42B0Dpxj7pkg==","a":1}"#,
                "MIITuRsjRauEHaHVWiJcnpiFNGvtWAh98YR8WHZmjepj42B0Dpxj7pkg=="),
            Sample(
                "Kaufbeleg MIIUVQYJKoZIhvcNAQcCoIIURjCCFEICAQExCzAJBgUrDgMCGgUAMII",
                "MIIUVQYJKoZIhvcNAQcCoIIURjCCFEICAQExCzAJBgUrDgMCGgUAMII"),
            Sample(
                "appStoreReceipt=ewoJInNpZ25hdHVyZSIgPSAiQXBkeEpkdE53UFUyckE1L2NuM2tJTzFPVGsyNWZlREthMGFhZ3l5UnZlV2xjRmxnbHY2UkY2em",
                "ewoJInNpZ25hdHVyZSIgPSAiQXBkeEpkdE53UFUyckE1L2NuM2tJTzFPVGsyNWZlREthMGFhZ3l5UnZlV2xjRmxnbHY2UkY2em"),
        ],
        rejects: [
            "", "receipt validated", "MIIT", "receipt=missing",
            "receipt sandboxReceiptURLForCurrentlyInstalledApplication",
        ]
    ) { text, claim in
        var next = 0
        for word in text.words where word.range.lowerBound >= next && word.range.count >= 4 {
            let start = word.range.lowerBound
            var end = text.end(of: .everyBase64, from: start)
            next = end
            guard end - start >= 40 else { continue }
            let isDER = text.has(Receipt.der, at: start) && text.classes[start + 3].contains(.upper)
            guard isDER || Receipt.isNamed(text, start) else { continue }
            let shape = TokenShape(text.scalars[start..<end])
            guard shape.kinds >= 2, isDER || shape.segments * 4 >= shape.count else { continue }
            while text.scalar(end) == 0x3D { end += 1 }
            claim(start..<end)
        }
    }
}

/// What receipts look like.
enum Receipt {
    /// What a long DER sequence begins with in base64.
    static let der: [UInt32] = [0x4D, 0x49, 0x49]
    private static let word = "receipt".unicodeScalars.map(\.value)

    /// Whether a key that ends with the word stands right before a place.
    static func isNamed(_ text: borrowing DetectableText, _ start: Int) -> Bool {
        var place = start
        while place > 0, start - place < 6, !text.classes[place - 1].meets(.word) { place -= 1 }
        if text.ends(word, at: place) { return true }
        return text.ends(word + [0x64, 0x61, 0x74, 0x61], at: place)
            || text.ends(word + [0x5F, 0x64, 0x61, 0x74, 0x61], at: place)
            || text.ends(word + [0x2D, 0x64, 0x61, 0x74, 0x61], at: place)
    }
}
