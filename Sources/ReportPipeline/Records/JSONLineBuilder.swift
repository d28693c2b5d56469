internal import Redaction

/// Builds one JSON object after the other, each on a line of its own, in UTF-8.
struct JSONLineBuilder: Sendable {
    private(set) var bytes: [UInt8] = []
    private var isFirst = true

    /// Forgets the lines that were taken.
    mutating func removeAll() {
        bytes.removeAll(keepingCapacity: true)
    }

    mutating func beginObject(_ key: StaticString? = nil) {
        if let key { self.key(key) }
        bytes.append(UInt8(ascii: "{"))
        isFirst = true
    }

    mutating func endObject() {
        bytes.append(UInt8(ascii: "}"))
        isFirst = false
    }

    mutating func endLine() {
        bytes.append(0x0A)
        isFirst = true
    }

    mutating func null(_ key: StaticString) {
        self.key(key)
        raw("null")
    }

    mutating func number(_ key: StaticString, _ number: some BinaryInteger) {
        self.key(key)
        raw(String(number))
    }

    /// A number, or null without one.
    mutating func number(_ key: StaticString, _ number: (some BinaryInteger)?) {
        if let number { self.number(key, number) } else { null(key) }
    }

    mutating func text(_ key: StaticString, _ text: String) {
        self.key(key)
        quoted(text.utf8.span, 0..<text.utf8.count)
    }

    mutating func text(_ key: StaticString, _ text: Public) {
        self.text(key, text.text)
    }

    /// Bytes of a capture as they are; what is not UTF-8 becomes U+FFFD.
    mutating func text(_ key: StaticString, _ source: Span<UInt8>, _ range: Range<Int>) {
        self.key(key)
        quoted(source, range)
    }

    /// A member whose key comes from a capture.
    mutating func member(_ source: Span<UInt8>, key: Range<Int>, value: Range<Int>) {
        separate()
        quoted(source, key)
        bytes.append(UInt8(ascii: ":"))
        quoted(source, value)
    }

    private mutating func key(_ key: StaticString) {
        separate()
        bytes.append(UInt8(ascii: "\""))
        raw(key.description)
        raw("\":")
    }

    private mutating func separate() {
        if !isFirst { bytes.append(UInt8(ascii: ",")) }
        isFirst = false
    }

    private mutating func raw(_ text: String) {
        bytes.append(contentsOf: text.utf8)
    }

    private mutating func quoted(_ source: Span<UInt8>, _ range: Range<Int>) {
        bytes.append(UInt8(ascii: "\""))
        let start = bytes.count
        var isASCII = true
        for index in range {
            let byte = source[index]
            isASCII = isASCII && byte < 0x80
            escape(byte)
        }
        if !isASCII { repair(from: start) }
        bytes.append(UInt8(ascii: "\""))
    }

    private mutating func escape(_ byte: UInt8) {
        switch byte {
        case 0x22: raw("\\\"")
        case 0x5C: raw("\\\\")
        case 0x0A: raw("\\n")
        case 0x0D: raw("\\r")
        case 0x09: raw("\\t")
        case 0..<0x20, 0x7F:
            raw("\\u00" + (byte < 0x10 ? "0" : "") + String(byte, radix: 16))
        default: bytes.append(byte)
        }
    }

    /// Replaces what is not UTF-8; escapes are ASCII and stay.
    private mutating func repair(from start: Int) {
        let repaired = String(decoding: bytes[start...], as: UTF8.self)
        if repaired.utf8.count != bytes.count - start || !repaired.utf8.elementsEqual(bytes[start...]) {
            bytes.replaceSubrange(start..., with: repaired.utf8)
        }
    }
}
