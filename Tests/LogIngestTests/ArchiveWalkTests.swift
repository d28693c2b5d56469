import Foundation
import Testing

@testable import LogIngest

/// Walks through containers whose bytes are put together here by their formats.
@Suite struct ArchiveWalkTests {
    /// A tar header of 512 bytes (POSIX ustar) and the content, filled up with NUL.
    private static func tar(_ members: [(name: String, content: [UInt8])]) -> [UInt8] {
        var bytes: [UInt8] = []
        for (name, content) in members {
            var header = [UInt8](repeating: 0, count: 512)
            func put(_ text: String, at start: Int) {
                for (offset, byte) in text.utf8.enumerated() { header[start + offset] = byte }
            }
            func octal(_ number: Int, _ width: Int) -> String {
                let digits = String(number, radix: 8)
                return String(repeating: "0", count: width - digits.count) + digits
            }
            put(name, at: 0)
            put("0000644", at: 100)
            put(octal(content.count, 11), at: 124)
            put("        ", at: 148)
            put("0", at: 156)
            put("ustar", at: 257)
            put("00", at: 263)
            put(octal(header.reduce(0) { $0 + Int($1) }, 6), at: 148)
            header[154] = 0
            bytes += header + content + [UInt8](repeating: 0, count: (512 - content.count % 512) % 512)
        }
        return bytes + [UInt8](repeating: 0, count: 1024)
    }

    /// A gzip member (RFC 1952) of one stored block (RFC 1951) whose check sum is not looked at here.
    private static func gzip(_ content: [UInt8]) -> [UInt8] {
        let size = content.count
        let length = [UInt8(size & 255), UInt8(size >> 8)]
        var crc: UInt32 = 0xFFFF_FFFF
        for byte in content {
            crc ^= UInt32(byte)
            for _ in 0..<8 { crc = crc & 1 == 1 ? crc >> 1 ^ 0xEDB8_8320 : crc >> 1 }
        }
        crc = ~crc
        func little(_ number: UInt32) -> [UInt8] { (0..<4).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) } }
        return [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 3, 1] + length + length.map { ~$0 } + content + little(crc)
            + little(UInt32(size))
    }

    private final class Memory: ArchiveSupply {
        private var rest: ArraySlice<UInt8>

        init(_ bytes: [UInt8]) { rest = bytes[...] }

        func supply(_ buffer: UnsafeMutableRawBufferPointer) throws(ArchiveProblem) -> Int {
            let count = min(7, rest.count, buffer.count)
            unsafe buffer.copyBytes(from: rest.prefix(count))
            rest = rest.dropFirst(count)
            return count
        }
    }

    /// What a walk gives: paths with contents or problems.
    private static func walk(_ bytes: [UInt8], reads: Bool = true) throws -> [String] {
        let kind = try #require(ContainerKind(bytes.prefix(ContainerKind.headSize)))
        let walk = ArchiveWalk(kind, bytes: Memory(bytes), head: bytes.prefix(ContainerKind.headSize))
        var found: [String] = []
        while let leaf = walk.next() {
            let path = String(decoding: leaf.path, as: UTF8.self)
            if let problem = leaf.problem {
                found.append("\(path): \(problem)")
            } else {
                found.append(path + (reads ? "=" + content(walk) : ""))
            }
        }
        return found
    }

    private static func content(_ walk: ArchiveWalk) -> String {
        var text: [UInt8] = []
        var piece = [UInt8](repeating: 0, count: 100)
        do {
            while true {
                var span = piece.mutableSpan
                let count = try walk.read(into: &span, at: 0)
                if count == 0 { return String(decoding: text, as: UTF8.self) }
                text += piece[..<count]
            }
        } catch {
            return String(decoding: text, as: UTF8.self) + "!\(error)"
        }
    }

    @Test func membersComeInTheirOrderAndContainersInThemAreOpened() throws {
        let inner = Self.gzip(Self.tar([("x.log", Array("deep".utf8)), ("y.log", [])]))
        let bytes = Self.tar([
            ("a.log", Array("one".utf8)), ("dir/b.log.gz", Self.gzip(Array("two".utf8))), ("in.tgz", inner),
            ("c.log", Array("three".utf8)),
        ])
        #expect(
            try Self.walk(bytes) == [
                "a.log=one", "dir/b.log.gz=two", "in.tgz/x.log=deep", "in.tgz/y.log=", "c.log=three",
            ])
        #expect(
            try Self.walk(bytes, reads: false) == ["a.log", "dir/b.log.gz", "in.tgz/x.log", "in.tgz/y.log", "c.log"])
    }

    @Test func aCompressedFileHoldsOneWithoutAName() throws {
        #expect(try Self.walk(Self.gzip(Array("text".utf8))) == ["=text"])
        #expect(try Self.walk(Self.gzip([])) == ["="])
        #expect(try Self.walk(Self.gzip(Array("a".utf8)) + Self.gzip(Array("b".utf8))) == ["=ab"])
    }

    @Test func hiddenFilesAndPlacesAreLeftOut() throws {
        let content = Array("x".utf8)
        let names = ["../up.log", "/root.log", ".hidden", "a/.b/c.log", "__MACOSX/d.log", "._e.log", "./f/./g.log"]
        #expect(
            try Self.walk(Self.tar(names.map { ($0, content) }), reads: false) == ["up.log", "root.log", "f/g.log"])
    }

    @Test func whatIsNotReadSaysWhy() throws {
        let store: [UInt8] = [0x00, 0x10, 0, 0, 0x11, 0, 0, 0] + [UInt8](repeating: 1, count: 600)
        let bytes = Self.tar([
            ("a.logarchive/Info.plist", Array("x".utf8)), ("b.tracev3", store),
            ("c.7z", [0x37, 0x7A, 0xBC, 0xAF, 0x27, 0x1C] + store), ("d.log", Array("d".utf8)),
        ])
        #expect(
            try Self.walk(bytes) == [
                "a.logarchive/Info.plist: logArchive", "b.tracev3: logArchive", "c.7z: unsupported(\"7-Zip\")",
                "d.log=d",
            ])
    }

    @Test func aFaultIsToldOnceWhereItIsMet() throws {
        let whole = Self.tar([("a.log", Array("one".utf8)), ("b.log", [UInt8](repeating: 0x62, count: 3000))])
        let cut = Array(whole.prefix(512 + 512 + 512 + 700))
        let found = try Self.walk(cut)
        #expect(found.count == 2)
        #expect(found[0] == "a.log=one")
        #expect(found[1].hasPrefix("b.log=bb") && found[1].hasSuffix("!cut"))
        // A cut gzip around the tar: the fault is met in the member, and not told again for what is around it.
        let packed = try Self.walk(Array(Self.gzip(whole).prefix(2000)))
        try #require(packed.count == 2, "\(packed.map { $0.suffix(40) })")
        #expect(packed[1].hasSuffix("bb!cut"))
        #expect(try Self.walk(Array(Self.gzip(Array("text".utf8)).dropLast(9))) == ["=tex!cut"])
        // In a file that is left out nobody would meet it.
        let hidden = Self.tar([("a.log", Array("one".utf8)), (".b", [UInt8](repeating: 0x62, count: 3000))])
        #expect(try Self.walk(Array(hidden.prefix(512 * 3 + 700))) == ["a.log=one", ": cut"])
    }

    @Test func containersStandInEachOtherToALimit() throws {
        var bytes = Self.tar([("a.log", Array("x".utf8))])
        for _ in 1..<ArchiveBudget.depth { bytes = Self.tar([("in.tar", bytes)]) }
        #expect(try Self.walk(bytes).count == 1)
        #expect(try Self.walk(Self.tar([("in.tar", bytes)])).allSatisfy { $0.hasSuffix(": tooDeep") })
    }

    @Test func textIsNoContainer() {
        for text in ["", "BZh is no block", "PK", "2026-01-01 00:00:00.000 Df App[1:1] Event: x", "{\"a\":1}"] {
            #expect(ContainerKind(Array(text.utf8)[...]) == nil)
        }
        #expect(ContainerKind([UInt8](repeating: 0, count: 600)[...]) == nil)
    }

    @Test func windowsAreReadFromTheStreams() {
        let zstd: [UInt8] = [0x28, 0xB5, 0x2F, 0xFD, 0x00]
        // RFC 8878: 2^(10 + exponent), and an eighth of it for each of the lower three bits.
        #expect(ContainerKind.declaredWindow(.zstd, (zstd + [0x00])[...]) == 1024)
        #expect(ContainerKind.declaredWindow(.zstd, (zstd + [17 << 3 | 1])[...]) == (128 << 20) + (16 << 20))
        let xz: [UInt8] = [0xFD, 0x37, 0x7A, 0x58, 0x5A, 0, 0, 4, 0, 0, 0, 0, 2, 0, 0x21, 1]
        // 8 MiB is what `xz -6` takes: bits 22; 40 is all of 4 GiB.
        #expect(ContainerKind.declaredWindow(.xz, (xz + [22, 0, 0])[...]) == 8 << 20)
        #expect(ContainerKind.declaredWindow(.xz, (xz + [40, 0, 0])[...]) == 1 << 32)
    }

    @Test func aMemberInUTF16IsReadAsUTF8AndSaysSo() throws {
        let text: [UInt8] = [0xFF, 0xFE, 0x41, 0, 0x0A, 0]
        let bytes = Self.tar([("a.log", text), ("b.log", Array("B".utf8)), ("c.log.gz", Self.gzip(text))])
        let kind = try #require(ContainerKind(bytes.prefix(ContainerKind.headSize)))
        let walk = ArchiveWalk(kind, bytes: Memory(bytes), head: bytes.prefix(ContainerKind.headSize))
        var found: [String] = []
        while let leaf = walk.next() {
            found.append(String(decoding: leaf.path, as: UTF8.self) + " \(leaf.isUTF16) " + Self.content(walk))
        }
        #expect(found == ["a.log true A\n", "b.log false B", "c.log.gz true A\n"])
        // The user is told of a file of its own elsewhere.
        let alone = ArchiveWalk(.utf16(isBigEndian: false), bytes: Memory(text), head: text[...])
        #expect(alone.next()?.isUTF16 == false)
    }
}
