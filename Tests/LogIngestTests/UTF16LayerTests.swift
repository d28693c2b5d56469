import Testing

@testable import LogIngest

/// Text in UTF-16 is read as UTF-8, whatever the pieces it comes in.
@Suite struct UTF16LayerTests {
    private final class Memory: ArchiveSupply {
        private var rest: ArraySlice<UInt8>
        private let most: Int

        init(_ bytes: [UInt8], most: Int) {
            rest = bytes[...]
            self.most = most
        }

        func supply(_ buffer: UnsafeMutableRawBufferPointer) throws(ArchiveProblem) -> Int {
            let count = min(most, rest.count, buffer.count)
            unsafe buffer.copyBytes(from: rest.prefix(count))
            rest = rest.dropFirst(count)
            return count
        }
    }

    struct Case: Sendable {
        var units: [UInt16]
        var text: String
    }

    private static let cases = [
        Case(units: [], text: ""), Case(units: [0x41, 0x0A, 0x42], text: "A\nB"),
        Case(units: Array("größe 田中 😀 é\r\n".utf16), text: "größe 田中 😀 é\r\n"),
        Case(units: [0xD83D, 0x41], text: "\u{FFFD}A"), Case(units: [0xDE00, 0xD83D], text: "\u{FFFD}\u{FFFD}"),
        Case(units: [0xD83D, 0xD83D, 0xDE00], text: "\u{FFFD}😀"), Case(units: [0x41, 0xFEFF], text: "A\u{FEFF}"),
        Case(units: [0x7F, 0x80, 0x7FF, 0x800, 0xFFFF], text: "\u{7F}\u{80}\u{7FF}\u{800}\u{FFFF}"),
        Case(units: Array(repeating: 0x44F, count: 200_000), text: String(repeating: "я", count: 200_000)),
    ]

    private static func bytes(_ units: [UInt16], isBigEndian: Bool) -> [UInt8] {
        ([0xFEFF] + units).flatMap { unit in
            let (high, low) = (UInt8(unit >> 8), UInt8(unit & 0xFF))
            return isBigEndian ? [high, low] : [low, high]
        }
    }

    private static func decoded(_ bytes: [UInt8], most: Int, isBigEndian: Bool) throws -> [UInt8] {
        let layer = UTF16Layer(Memory(bytes, most: most), isBigEndian: isBigEndian)
        #expect(layer.next() != nil)
        var text: [UInt8] = []
        var piece = [UInt8](repeating: 0, count: 13)
        while true {
            let count = try unsafe piece.withUnsafeMutableBytes { unsafe try layer.read($0) }
            if count == 0 { break }
            text += piece.prefix(count)
        }
        #expect(layer.next() == nil)
        #expect(layer.packedCount == bytes.count)
        return text
    }

    @Test(arguments: cases, [true, false])
    func givesTheTextInUTF8(_ example: Case, isBigEndian: Bool) throws {
        let bytes = Self.bytes(example.units, isBigEndian: isBigEndian)
        for most in [1, 3, 1 << 20] where most > 1 || bytes.count < 1000 {
            let text = try Self.decoded(bytes, most: most, isBigEndian: isBigEndian)
            #expect(text.elementsEqual(example.text.utf8))
        }
    }

    @Test func halfAUnitAtTheEndIsShownAsOne() throws {
        #expect(
            try Self.decoded([0xFF, 0xFE, 0x41, 0, 0x42], most: 9, isBigEndian: false).elementsEqual("A\u{FFFD}".utf8))
    }

    @Test func onlyAMarkTellsUTF16() {
        #expect(ContainerKind([0xFF, 0xFE, 0x41, 0]) == .utf16(isBigEndian: false))
        #expect(ContainerKind([0xFE, 0xFF, 0, 0x41]) == .utf16(isBigEndian: true))
        #expect(ContainerKind([0xFF, 0xFE]) == .utf16(isBigEndian: false))
        for other: [UInt8] in [[], [0xFF], [0xFE], [0xFF, 0xFE, 0, 0, 0x41], [0x41, 0], [0xEF, 0xBB, 0xBF]] {
            #expect(ContainerKind(other[...]) == nil)
        }
    }
}
