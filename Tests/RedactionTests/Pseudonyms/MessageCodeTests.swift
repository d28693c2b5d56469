import Testing

@testable import Redaction

/// RFC 4231, section 4: the cases whose code is printed whole.
@Suite struct MessageCodeTests {
    struct Case: Sendable, CustomTestStringConvertible {
        var key: [UInt8]
        var message: [UInt8]
        var code: String
        var testDescription: String { code }
    }

    static let cases = [
        Case(
            key: [UInt8](repeating: 0x0b, count: 20), message: Array("Hi There".utf8),
            code: "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7"),
        Case(
            key: Array("Jefe".utf8), message: Array("what do ya want for nothing?".utf8),
            code: "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843"),
        Case(
            key: [UInt8](repeating: 0xaa, count: 20), message: [UInt8](repeating: 0xdd, count: 50),
            code: "773ea91e36800e46854db8ebd09181a72959098b3ef8c122d9635514ced565fe"),
        Case(
            key: (1...25).map { UInt8($0) }, message: [UInt8](repeating: 0xcd, count: 50),
            code: "82558a389a443c0ea4cc819899f2083a85f0faa3e578f8077a2e3ff46729665b"),
        Case(
            key: [UInt8](repeating: 0xaa, count: 131),
            message: Array("Test Using Larger Than Block-Size Key - Hash Key First".utf8),
            code: "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54"),
        Case(
            key: [UInt8](repeating: 0xaa, count: 131),
            message: Array(
                ("This is a test using a larger than block-size key and a larger than block-size data. "
                    + "The key needs to be hashed before being used by the HMAC algorithm.").utf8),
            code: "9b09ffa71b942fcb27635fbcd5b0e944bfdc63644f0713938a7f51535c3a35e2"),
    ]

    @Test(arguments: cases) func codesOfTheStandard(_ example: Case) {
        let code = MessageCode.code(of: example.message, key: example.key)
        #expect(code.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined() == example.code)
    }

    /// RFC 4648 groups of five bits, in the other alphabet.
    @Test func digitsOfBytes() {
        #expect(Base32.text([0, 0, 0, 0, 0], count: 8) == "00000000")
        #expect(Base32.text([255, 255, 255, 255, 255], count: 8) == "zzzzzzzz")
        // 00000 00001 00010 00011 00100 00101 00110 00111
        #expect(Base32.text([0x00, 0x44, 0x32, 0x14, 0xC7], count: 8) == "01234567")
        #expect(Base32.text([0x84, 0x20], count: 3) == "ggg")
        #expect(Base32.text([], count: 3) == "")
    }
}
