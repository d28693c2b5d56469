import Testing

@testable import Redaction

@Suite struct SaltTests {
    static let good = [
        "7f83b1657ff1fc53b92dc18148a1d65dfc2d4b1fa3d677284addd200126d9069",
        "7F83B1657FF1FC53B92DC18148A1D65D", "  f4OxZX/x/FO5LcGBSKHWXfwtSx+j1ncoSt3SABJtkGk=\n",
        "f4OxZX_x_FO5LcGBSKHWXfwtSx-j1ncoSt3SABJtkGk",
    ]

    @Test(arguments: good) func randomBytesAreASalt(_ text: String) throws {
        let salt = try Salt(parsing: text)
        #expect(salt.bytes.prefix(4) == [0x7f, 0x83, 0xb1, 0x65])
        #expect("\(salt)" == "(salt)")
        #expect(Array(Mirror(reflecting: salt).children).isEmpty)
    }

    static let bad: [(String, Salt.Fault)] = [
        ("", .empty), ("  \n", .empty), ("not a salt!", .notEncoded), ("соль", .notEncoded),
        ("7f83b1657ff1fc53b92dc18148a1d6", .short), ("f4OxZX/x", .short),
        (String(repeating: "00", count: 32), .repeated), (String(repeating: "a", count: 64), .repeated),
        (String(repeating: "7f83b1657ff1fc53", count: 4), .repeated),
        ("000102030405060708090a0b0c0d0e0f", .plain), ("abcdef01efcdab01cdabef01abefcd01ff", .plain),
        ("0101010101010101010101010101010203", .plain),
    ]

    @Test(arguments: bad) func othersAreRefused(_ text: String, _ fault: Salt.Fault) {
        #expect(throws: fault) { try Salt(parsing: text) }
    }
}
