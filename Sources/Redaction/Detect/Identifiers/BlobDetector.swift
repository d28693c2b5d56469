extension Detector {
    /// Long runs of base64: what they hold nobody needs to read, and often it is somebody's.
    static let blobs = Detector(
        "blob", .blob, needs: [],
        matches: [
            Sample(
                "payload=RmFtaWxpZW5uYW1lOiBNw7xsbGVyCkFsdGVyOiA0Mg==", "RmFtaWxpZW5uYW1lOiBNw7xsbGVyCkFsdGVyOiA0Mg=="),
            Sample(
                "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAUAAAAFCAYAAACNbyblAAAAHElEQVQI12P4",
                "iVBORw0KGgoAAAANSUhEUgAAAAUAAAAFCAYAAACNbyblAAAAHElEQVQI12P4"),
            Sample(
                "данные 0JjQstCw0L0g0J/QtdGC0YDQvtCyLCDQnNC+0YHQutCy0LA=",
                "0JjQstCw0L0g0J/QtdGC0YDQvtCyLCDQnNC+0YHQutCy0LA="),
            Sample("hex 46 61 6d 69 6c 69 65 3a 20 4d 61 79 65 72", "46 61 6d 69 6c 69 65 3a 20 4d 61 79 65 72"),
            Sample("body 4e616368726963687420616e20426572746120", "4e616368726963687420616e20426572746120"),
        ],
        rejects: [
            "", "sha256-k7bH3xZq9TnW1pLs5vRy8uCd2fGj4mKa6oQeXi0zBtE=",
            "/System/Library/PrivateFrameworks/UIKitCore.framework/UIKitCore",
            "applicationDidFinishLaunchingWithOptionsAndThenSome",
            "integrity sha384-oqVuAfXRKap7fdgcCY5uykM6R9GqQ8KuxLsUkB3BH1kXn",
            "/api/v2/Users/Profile/Settings/Notifications/2026/Weekly",
            "0123456789012345678901234567890123456789012345",
            "Sources/App/Features/Home/HomeViewController2.swift",
        ]
    ) { text, claim in
        for layer in text.layers where Blob.isText(layer.text) { claim(layer.range) }
        var next = 0
        for word in text.words
        where word.range.lowerBound >= next && word.range.count >= 4 && !word.some.contains(.wide) {
            let end = text.end(of: .everyBase64, from: word.range.lowerBound)
            next = end
            Blob.runs(word.range.lowerBound..<end, text).forEach(claim)
        }
    }
}

/// Encoded data.
enum Blob {
    private static let shortest = 40
    private static let dataURL = ";base64,".unicodeScalars.map(\.value)

    /// Whether a decoded text is one that somebody wrote: words, or fields, not one word of a program.
    static func isText(_ text: borrowing DetectableText) -> Bool {
        let letters = text.classes.count { $0.contains(.letter) }
        guard letters * 2 >= text.classes.count, text.words.count >= 2 else { return false }
        return text.classes.contains { $0.contains(.blank) } || text.features.contains(.nonASCII)
            || text.features.contains(.equals) || text.features.contains(.colon)
    }

    /// The runs of base64 within a run: the whole, or what stands between the slashes of a path.
    static func runs(_ range: Range<Int>, _ text: borrowing DetectableText) -> [Range<Int>] {
        guard range.count >= 16 else { return [] }
        if text.ends(dataURL, at: range.lowerBound) { return [padded(range, text)] }
        guard range.count >= shortest else { return [] }
        guard isPath(range, text) else { return run(range, text).map { [$0] } ?? [] }
        return text.scalars[range].split(separator: 0x2F).compactMap { run($0.startIndex..<$0.endIndex, text) }
    }

    /// A slash before, or dashes and slashes both, or parts that are plain words.
    private static func isPath(_ range: Range<Int>, _ text: borrowing DetectableText) -> Bool {
        let parts = text.scalars[range].split(separator: 0x2F)
        guard parts.count > 1 else { return false }
        if text.scalar(range.lowerBound - 1) == 0x2F || text.scalar(range.lowerBound - 1) == 0x2E { return true }
        if range.contains(where: { text.scalars[$0] == 0x2D || text.scalars[$0] == 0x5F }) { return true }
        return parts.contains { part in
            part.count >= 3 && part.dropFirst().allSatisfy { (97...122).contains($0) }
        }
    }

    /// A long run of base64 that no path and no word is; nil otherwise.
    private static func run(_ range: Range<Int>, _ text: borrowing DetectableText) -> Range<Int>? {
        guard range.count >= shortest else { return nil }
        let shape = TokenShape(text.scalars[range])
        guard shape.kinds == 3, shape.entropy > 4, Double(shape.count) < Double(shape.segments) * 2.9 else {
            return nil
        }
        let first = text.lexicalIndex(at: range.lowerBound)
        guard first >= text.lexicalWords.count || !text.lexicalWords[first].has(.digest),
            !text.hasWord(.digest, before: range.lowerBound, within: 2)
        else { return nil }
        return padded(range, text)
    }

    private static func padded(_ range: Range<Int>, _ text: borrowing DetectableText) -> Range<Int> {
        var end = range.upperBound
        while text.scalar(end) == 0x3D { end += 1 }
        return range.lowerBound..<end
    }
}
