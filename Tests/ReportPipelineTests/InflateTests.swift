import Foundation
import Testing

@testable import ReportPipeline

/// Packed bytes of RFC 1950 to 1952, made by another program, and what is no packed text.
@Suite struct InflateTests {
    /// The header of a gzip member without a name, and room for its checksum and length.
    private static let head: [UInt8] = [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 3]
    private static let tail = [UInt8](repeating: 0, count: 8)
    /// A block that is stored: last block, type 0, five bytes and their complement.
    private static let stored: [UInt8] = [0x01, 5, 0, 0xFA, 0xFF] + Array("hello".utf8)
    /// A block in the fixed code.
    private static let fixed: [UInt8] = [0xCB, 0x48, 0xCD, 0xC9, 0xC9, 0x07, 0x00]
    /// A member in a code of its own, with distances up to the whole text.
    private static let dynamic = """
        H4sIAAAAAAACA3WVS04DMRBE95xijuD+2B5zHFAQCJQIBILjAxrXrPzWlXS6n6sqby/Xy1but8/ny/b+9fL4uj183L6v29PtZyt3
        b/+qrVU7VF+reaixVsehJkxuh1zXstdDbms55rc7LDZ/e1/LbS4+1vI+rzZAZkXQiJprAoCznBtYEJ15gRG+MQkYARRBa0RYEwCi
        79oBMIbrikGvJP8AyRRJB5KZmkAW3OcODiSrzyscSNY+OTiQbCLpQLKdE4BkP3cAkv28giwpDgEkh0gGkBx6iyBPFj1nkCmLHBHk
        SpOpolI0RDMafULWDsBpoXTEjvnSLQDUqjKalPImpEkxb2qKJKZdVZPEdFdXJSZdZZcU9SKmSVk31W1S2L1oD2DqUXQLMPUsk0ct
        1DliWoGpt3MGMPWuPWpQcemWCkx9nH8/wDROppX+gkzvUjv2o/agBg35o1KF5p/HfgElh4ohwAcAAA==
        """
    private static var dynamicBytes: [UInt8] {
        Array(Data(base64Encoded: dynamic, options: .ignoreUnknownCharacters) ?? Data())
    }
    private static var dynamicText: String {
        (0..<60).map { "line \($0): the quick brown fox \($0 * $0)\n" }.joined()
    }

    private func unpacked(_ bytes: [UInt8], limit: Int = 1 << 20) -> String? {
        Inflate.gzip(bytes, limit: limit).map { String(decoding: $0, as: UTF8.self) }
    }

    @Test func everyTypeOfBlockIsUnpacked() {
        #expect(unpacked(Self.head + Self.stored + Self.tail) == "hello")
        #expect(unpacked(Self.head + Self.fixed + Self.tail) == "hello")
        #expect(unpacked(Self.dynamicBytes) == Self.dynamicText)
        // Two blocks, the first not the last one.
        #expect(unpacked(Self.head + [0x00] + Self.stored.dropFirst() + Self.stored + Self.tail) == "hellohello")
    }

    @Test func membersOneBehindTheOtherAreOneText() {
        #expect(unpacked(Self.dynamicBytes + Self.head + Self.fixed + Self.tail) == Self.dynamicText + "hello")
    }

    @Test func aMemberMayHaveFurtherFieldsANameAndARemark() {
        var head = Self.head
        head[3] = 4 | 8 | 16 | 2
        let fields: [UInt8] = [3, 0, 1, 2, 3] + Array("é.txt".utf8) + [0] + Array("why".utf8) + [0, 9, 9]
        #expect(unpacked(head + fields + Self.stored + Self.tail) == "hello")
    }

    @Test func aStreamOfZlibIsUnpacked() {
        let bytes = [0x78, 0x9C] + Self.fixed + [0, 0, 0, 0]
        #expect(Inflate.zlib(bytes[...], limit: 100).map { String(decoding: $0, as: UTF8.self) } == "hello")
        #expect(Inflate.zlib([0x79, 0x9C, 0][...], limit: 100) == nil)
        #expect(Inflate.zlib([][...], limit: 100) == nil)
    }

    @Test func aCutMemberIsNone() {
        let bytes = Self.dynamicBytes
        #expect(bytes.count > 300)
        for count in 0..<bytes.count - 8 { #expect(unpacked(Array(bytes[..<count])) == nil, "\(count)") }
    }

    /// A million signs in a kilobyte are refused once they are more than the limit.
    @Test func theOutputIsBounded() {
        #expect(unpacked(Self.dynamicBytes, limit: 1984) != nil)
        #expect(unpacked(Self.dynamicBytes, limit: 1983) == nil)
        #expect(unpacked(Self.head + Self.stored + Self.tail, limit: 4) == nil)
        let members = Self.dynamicBytes + Self.dynamicBytes
        #expect(unpacked(members, limit: 3000) == nil)
    }

    /// A distance before the begin, a type of block that does not exist, a code with more words than it has room for.
    @Test(arguments: [[0x4B, 0x04, 0x12, 0x00], [0x07], [0x05, 0xE0, 0xFF, 0xFF, 0xFF, 0xFF]] as [[UInt8]])
    func whatIsWrongIsRefused(_ block: [UInt8]) {
        #expect(unpacked(Self.head + block + Self.tail) == nil)
    }

    /// Any bytes end in a text within the limit or in none.
    @Test func hostileBytesEnd() {
        var state: UInt64 = 20_261_130
        func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state >> 33
        }
        let base = Self.dynamicBytes
        for round in 0..<200 {
            var bytes = base
            for _ in 0...Int(next() % 4) { bytes[10 + Int(next() % UInt64(bytes.count - 10))] = UInt8(next() & 0xFF) }
            if round % 2 == 0 { bytes = Self.head + (0..<200).map { _ in UInt8(next() & 0xFF) } }
            #expect((Inflate.gzip(bytes, limit: 5000)?.count ?? 0) <= 5000, "round \(round)")
        }
    }
}
