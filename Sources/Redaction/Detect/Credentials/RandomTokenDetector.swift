extension Detector {
    /// Runs that only a random generator writes: 20 or more scalars of several kinds, without the shape of words.
    static let randomTokens = Detector(
        "random-token", .token, needs: [.longWord],
        matches: [
            Sample("/m/mVAVJTnLfNftQivZQZjF8og08F7LoQfb", "mVAVJTnLfNftQivZQZjF8og08F7LoQfb"),
            Sample("invite=I2itSmC8u8WvTAT1Ts9U&from", "I2itSmC8u8WvTAT1Ts9U"),
            Sample("secret 6YV7V4KKZWMAPG4A5B3FQB3RH2XEEKFE", "6YV7V4KKZWMAPG4A5B3FQB3RH2XEEKFE"),
            Sample("код k2yh3vlq0apzxbn8wrtude7m", "k2yh3vlq0apzxbn8wrtude7m"),
            Sample("v=JhqiNiKDnoXV_edOn7jw2fKRMuagSdNERN3qlquIcI9.", "JhqiNiKDnoXV_edOn7jw2fKRMuagSdNERN3qlquIcI9"),
            Sample("FXNKEJqlL6UR7w2GS8slBQ", "FXNKEJqlL6UR7w2GS8slBQ"),
        ],
        rejects: [
            "", "/step?screen=checkoutStep2Shipping4Address", "?layout=GridCompact14Rows128Wide",
            "URLSessionConfigurationBackground2", "_$s10Foundation4DataV5countACSi_tcfC",
            "com.example.backgroundRefreshTask2",
            "applicationDidFinishLaunchingWithOptions", "sha256-k7bH3xZq9TnW1pLs5vRy8uCd2fGj4mKa6oQeXi0zBtE=",
            "IMG_20261130_101402_HDR",
            "etag W/\"k2Yh3vLQ0aPzXbN8wRtUdE\"", "NSManagedObjectContextDidSaveNotification",
            "arm64e-apple-ios26.1-macabi",
            "_ZN4llvm12DenseMapBaseINS_8DenseMapIPKNS", "UIViewControllerTransitionCoordinator3D",
            "CODE_SIGN_IDENTITY_REQUIRED_2026",
            "-[AVPlayerItem initWithAsset2:keys3:]", "build k2Yh3vLQ0aPzXbN8wRtUdE", "cf-ray: 8f1a2b3c4d5e6f70-FRA",
            "$s4Demo7ContentV4bodyQrvgABCDEF8Gh1",
        ]
    ) { text, claim in
        var next = 0
        for word in text.words where word.range.lowerBound >= next && word.range.count >= 2 {
            let start = word.range.lowerBound
            guard !word.some.contains(.wide), TokenAlphabet.url.has(text.scalars[start]) else { continue }
            let end = text.end(of: .url, from: start)
            next = end
            if let run = RandomRun.trimmed(start..<end, text), RandomRun.isRandom(text, run) { claim(run) }
        }
    }
}

/// Whether a run of letters, digits, dashes and underscores is random.
enum RandomRun {
    static let shortest = 20

    /// The run without words that join it to others: the longest part between underscores and dashes is what counts.
    static func trimmed(_ run: Range<Int>, _ text: borrowing DetectableText) -> Range<Int>? {
        var end = run.upperBound
        while end > run.lowerBound, text.scalars[end - 1] == 0x2D || text.scalars[end - 1] == 0x5F { end -= 1 }
        return end - run.lowerBound >= shortest ? run.lowerBound..<end : nil
    }

    /// Three kinds with an entropy over 3.8 bits, or two with many changes between them; no camel case, no compound, and
    /// no name of a symbol.
    static func isRandom(_ text: borrowing DetectableText, _ run: Range<Int>) -> Bool {
        guard !isSymbol(text, run), !isCompound(text, run) else { return false }
        let shape = TokenShape(text.scalars[run])
        guard hasShape(shape) || isValue(text, run) && hasShapeOfValue(shape) else { return false }
        if text.scalars[run.lowerBound] == 0x30, text.lowered[run.lowerBound + 1] == 0x78 { return false }
        let first = text.lexicalIndex(at: run.lowerBound)
        if first < text.lexicalWords.count, text.lexicalWords[first].has(.digest) { return false }
        return !text.hasWord(.digest, before: run.lowerBound, within: 2)
            && !RequestNumbers.isOne(text, at: run.lowerBound)
    }

    /// The whole value of a parameter: `state=Yc3kq29nmwRfk483XZ`.
    private static func isValue(_ text: borrowing DetectableText, _ run: Range<Int>) -> Bool {
        let after = text.scalar(run.upperBound)
        return text.scalar(run.lowerBound - 1) == 0x3D && (after == 0x26 || after == 0x23 || after < 0x21)
    }

    /// Three kinds with digits in several places: chance may leave few changes in a short run.
    private static func hasShapeOfValue(_ shape: TokenShape) -> Bool {
        let length = Double(shape.count) / Double(max(shape.segments, 1))
        return shape.kinds == 3 && shape.digits > 4 && shape.lower > 2 && shape.upper > 3 && shape.entropy > 3.7
            && length < 3.5
    }

    private static func hasShape(_ shape: TokenShape) -> Bool {
        let length = Double(shape.count) / Double(max(shape.segments, 1))
        switch shape.kinds {
        case 3: return shape.entropy > 3.8 && length < 2.9
        case 2 where shape.digits > 0:
            return shape.entropy > 3.5 && length < 2.9 && shape.digits < shape.count && shape.digits * 8 > shape.count
        case 2: return shape.entropy > 4 && length < 2.3 && shape.count >= 24
        default: return false
        }
    }

    /// Names that compilers write, with their lengths inside.
    private static func isSymbol(_ text: borrowing DetectableText, _ run: Range<Int>) -> Bool {
        let start = run.lowerBound
        if text.scalar(start - 1) == 0x24, text.lowered[start] == 0x73 { return true }
        // _$s, _T0, _TtC, _ZN, __Z
        guard text.scalars[start] == 0x5F || text.scalar(start - 1) == 0x5F else { return false }
        let first = text.scalars[start] == 0x5F ? start + 1 : start
        return text.scalar(first) == 0x54 || text.scalar(first) == 0x5A || text.scalar(first) == 0x5F
    }

    /// Words, dates and short numbers with marks between them.
    private static func isCompound(_ text: borrowing DetectableText, _ run: Range<Int>) -> Bool {
        var parts = 1
        var longest = 0
        var current = 0
        for place in run {
            if text.classes[place].meets(.word) {
                current += 1
                longest = max(longest, current)
            } else {
                parts += 1
                current = 0
            }
        }
        return parts > 2 && longest < 10 || parts > 1 && longest < 8
    }
}
