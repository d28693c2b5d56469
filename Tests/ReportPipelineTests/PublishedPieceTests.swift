import Foundation
import Testing

@testable import ReportPipeline

/// What is read in published files that are no plain text.
@Suite struct PublishedPieceTests {
    private static let secret = "anna.petrova@mail.example"

    private func texts(_ path: String, _ bytes: [UInt8]) -> [String]? {
        PublishedFile.pieces(path: path, bytes)?.map { String(decoding: $0.text, as: UTF8.self) }
    }

    private func number(_ value: Int, _ count: Int) -> [UInt8] {
        (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
    }

    /// A zip file with one member.
    private func zip(_ name: String, _ content: [UInt8], method: Int = 0, flags: Int = 0) -> [UInt8] {
        let common =
            number(20, 2) + number(flags, 2) + number(method, 2) + number(0, 8) + number(content.count, 4)
            + number(content.count, 4) + number(name.utf8.count, 2) + number(0, 2)
        let local = number(0x0403_4B50, 4) + common + Array(name.utf8) + content
        let entry = number(0x0201_4B50, 4) + number(20, 2) + common + number(0, 14) + Array(name.utf8)
        return local + entry + number(0x0605_4B50, 4) + number(0, 4) + number(1, 2) + number(1, 2)
            + number(entry.count, 4) + number(local.count, 4) + number(0, 2)
    }

    private func chunk(_ type: String, _ data: [UInt8]) -> [UInt8] {
        number(data.count, 4).reversed() + Array(type.utf8) + data + [0, 0, 0, 0]
    }

    @Test func membersOfZipFilesAreRead() {
        let deflated: [UInt8] = [0xCB, 0x48, 0xCD, 0xC9, 0xC9, 0x07, 0x00]
        #expect(texts("a.zip", zip("b.txt", Array(Self.secret.utf8))) == ["b.txt", Self.secret])
        #expect(texts("a.docx", zip("b.txt", deflated, method: 8)) == ["b.txt", "hello"])
        #expect(texts("a.zip", zip("ü.json", Array("{\"é\": 1}".utf8))) == ["ü.json", "é"])
        #expect(texts("a.zip", zip("c.zip", zip("b.txt", Array("x".utf8)))) == ["c.zip", "b.txt", "x"])
    }

    @Test func whatCannotBeUnpackedIsNotTakenForClean() {
        let whole = zip("b.txt", Array(Self.secret.utf8))
        #expect(texts("a.zip", zip("b.txt", [1, 2, 3], flags: 1)) == nil)
        #expect(texts("a.zip", zip("b.txt", [1, 2, 3], method: 14)) == nil)
        for length in stride(from: 4, to: whole.count, by: 7) {
            #expect(texts("a.zip", Array(whole[..<length])) == nil)
        }
    }

    @Test func textsOfPicturesAreRead() {
        let head: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10]
        let plain = head + chunk("IHDR", number(0, 13)) + chunk("tEXt", Array("Author\0\(Self.secret)".utf8))
        #expect(texts("a.png", plain) == ["Author", Self.secret])
        let international = head + chunk("iTXt", Array("Title\0\0\0de\0Titel\0Grüße".utf8))
        #expect(texts("a.png", international)?.contains("Grüße") == true)
        let zlib: [UInt8] = [0x78, 0x9C, 0xCB, 0x48, 0xCD, 0xC9, 0xC9, 0x07, 0x00, 0x06, 0x2C, 0x02, 0x15]
        #expect(texts("a.png", head + chunk("iTXt", Array("T\0\u{1}\0\0\0".utf8) + zlib)) == ["T", "hello"])
        #expect(texts("a.png", head + chunk("zTXt", Array("T\0\0".utf8) + zlib)) == ["T", "hello"])
        #expect(texts("a.png", head) == [])
        #expect(texts("a.png", plain.dropLast(9)) == [])
        let comment = Array(Self.secret.utf8)
        let jpeg: [UInt8] = [0xFF, 0xD8, 0xFF, 0xFE, 0, UInt8(comment.count + 2)] + comment + [0xFF, 0xDA, 0, 2]
        #expect(texts("a.jpg", jpeg) == [Self.secret])
        let wide = Array("Exif\0\0".utf8) + "Titel".utf8.flatMap { [$0, 0] }
        let exif: [UInt8] = [0xFF, 0xD8, 0xFF, 0xE1, 0, UInt8(wide.count + 2)] + wide + [0xFF, 0xD9]
        #expect(texts("a.jpg", exif) == ["Exif", "Titel"])
    }

    @Test(arguments: [true, false], [true, false])
    func wideTextIsReadAsText(_ isBig: Bool, _ hasMark: Bool) {
        let text = (hasMark ? "\u{FEFF}" : "") + "mail to \(Self.secret), ok"
        let bytes = text.utf16.flatMap { unit -> [UInt8] in
            let parts = [UInt8(unit >> 8), UInt8(unit & 0xFF)]
            return isBig ? parts : parts.reversed()
        }
        #expect(texts("a.txt", bytes) == ["mail to \(Self.secret), ok"])
    }

    @Test(arguments: [
        ("<p>Jo<b>hn</b> Sm<i>ith</i></p>", "John Smith"),
        ("<td>anna@<span>mail.example</span></td>", "anna@mail.example"),
        ("<p>Grü<wbr>ße</p>", "Grüße"),
    ])
    func wordsThatTagsPartAreOne(_ page: String, _ text: String) {
        #expect(texts("a.html", Array(page.utf8))?.contains(text) == true)
    }

    @Test(arguments: ["<p>12<b>34</b></p>", "<p>Jo</p><p>hn</p>", "<td>Jo</td><td>hn</td>", "<p>Jo <b>hn</b></p>", ""])
    func figuresAndBlocksStayApart(_ page: String) {
        let found = texts("a.html", Array(page.utf8)) ?? []
        #expect(!found.contains { ["1234", "John", "Jo hn"].contains($0) })
    }
}
