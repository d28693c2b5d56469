import Testing

@testable import Redaction

/// Messages that a memo takes for one another must have one shape.
@Suite struct ShapeMemoTests {
    static let forms: [(one: String, other: String, areAlike: Bool)] = [
        ("took 12 ms", "took 97 ms", true), ("took 12 ms", "took 970 ms", false), ("at 0x1f2e", "at 0xabcd", true),
        ("at 0x1f2e", "at 0x1f2", false), ("at 1.0xf", "at 1.0x5", false), ("song.mp3", "song.mp4", false),
        ("song.mp5", "song.mp6", true), ("a file2.7z", "a file3.7z", true), ("a file.7z", "a file.8z", false),
        ("after 2.031s", "after 7.918s", true), ("", "", true), ("día 3", "día 4", true), ("0x", "1x", false),
        ("(0xAB)", "(0x12)", true), ("k=0xab,", "k=0x12,", true),
    ]

    @Test(arguments: forms)
    func formsAreAlikeWhereDigitsDiffer(_ example: (one: String, other: String, areAlike: Bool)) throws {
        let one = try #require(form(example.one)), other = try #require(form(example.other))
        #expect((one == other) == example.areAlike)
    }

    @Test func aMessageWithTheMarkOfADigitHasNoForm() {
        #expect(form("a\u{1}b") == nil)
    }

    @Test func messagesOfOneFormHaveOneShape() throws {
        var source = SeededNumbers(state: 11)
        var memo = WordMemo()
        var pairs = 0
        for _ in 0..<4000 {
            let message = (0..<source.next(9)).map { _ in
                ShapeMemoTests.tokens[source.next(ShapeMemoTests.tokens.count)]
            }
            .joined(separator: ShapeMemoTests.separators[source.next(ShapeMemoTests.separators.count)])
            let bytes = Array(message.utf8)
            let shape = MessageShape.shape(of: bytes[...], memo: &memo)
            for _ in 0..<4 {
                let changed = bytes.map { byte -> UInt8 in
                    if ByteClass.isDigit(byte) { return UInt8(48 + source.next(10)) }
                    return ByteClass.isHexDigit(byte) && source.next(6) == 0 ? hexDigits[source.next(16)] : byte
                }
                guard form(message) == form(String(decoding: changed, as: UTF8.self)) else { continue }
                pairs += changed == bytes ? 0 : 1
                #expect(
                    MessageShape.shape(of: changed[...], memo: &memo) == shape,
                    "\(message) / \(String(decoding: changed, as: UTF8.self))")
            }
        }
        #expect(pairs > 2000)
    }

    @Test func aMemoCountsWhatItKnows() {
        var memo = ShapeMemo()
        var all = BoundedCounts<[UInt8]>()
        func add(_ text: String, names: Int = 0) -> Bool {
            let bytes = Array(text.utf8)
            return memo.count(bytes.span, 0..<bytes.count, names: names)
        }
        #expect(!add("loaded 3 of 9"))
        memo.keep(Array("x".utf8), &all)
        #expect(add("loaded 5 of 7") && add("loaded 3 of 9"))
        // Other names of its own, and a longer message than it keeps.
        #expect(!add("loaded 5 of 7", names: 2) && !add(String(repeating: "a", count: 513)))
        memo.settle(&all)
        #expect(all.counts == [Array("x".utf8): 2])
        #expect(!add("loaded 5 of 7"))
    }

    private static let tokens = [
        "loaded", "Loaded", "12", "0x1f", "0XA0", "7.5s", "3ms", "0.1kB", "a1", "item12", "item123", "mp3", "x.mp3",
        "b.7z",
        "f.m4a", "p12", "v1.2.3b4", "12:30:01", "2026-07-29T10:00", "key=12", "k2=v3", "token1=ab2", "oauth2:",
        "(0xff)",
        "[12]", "<0x12>", "1-2", "+3", "-0x1", "6f9619ff-8b86-d011-b42d-00c04fc964ff", "abcdefgh12345678", "www.a1.de",
        "http://a/1", "/var/1/2", "~/3", "a@b1", "\"q 1\"", "'1'", "1/0xf", "5e3", "0", "00x1", "a0x1f", "_1", "é1",
        "1é",
        "password: 12", "1.0xf", "10%", "#1", "iPhone12,1", "0x", "0xg",
    ]
    private static let separators = [" ", " ", ", ", "=", ":", "", "."]
    private let hexDigits = Array("0123456789abcdef".utf8)

    private func form(_ text: String) -> [UInt8]? {
        let bytes = Array(text.utf8)
        var form = [UInt8](repeating: 0, count: max(1, bytes.count))
        return DigitlessForm.write(bytes.span, 0..<bytes.count, into: &form).map { Array(form[..<$0]) }
    }
}

/// Numbers that are the same in every run.
private struct SeededNumbers {
    var state: UInt64

    mutating func next(_ limit: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int((state >> 33) % UInt64(limit))
    }
}
