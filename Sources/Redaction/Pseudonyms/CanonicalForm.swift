/// One spelling for all spellings of a value, so that equal values have one pseudonym.
enum CanonicalForm {
    /// The canonical form of a value that a detector found.
    static func text(of value: String, type: SensitiveType) -> String {
        switch type {
        case .phone: phone(value)
        case .card, .cardExpiry: digits(value)
        case .iban, .nationalID, .vehicle: String(value.uppercased().filter(isLetterOrDigit))
        case .uuid, .container, .device, .pushToken, .mac: hexadecimal(value)
        case .ip: InternetAddress(value.trimmedToContent)?.text ?? folded(value)
        case .location: coordinates(value)
        case .email: email(value)
        case .birthDate: String(value.lowercased().filter(isLetterOrDigit))
        case .person, .userName, .deviceName, .network, .address, .text: folded(value)
        case .secret, .apiKey, .token, .jwt, .privateKey, .cookie, .userinfo, .signature, .receipt, .crypto, .user,
            .account, .appleID, .file, .blob:
            value.trimmedToContent
        }
    }

    /// Small letters, and one blank for each run of blanks.
    static func folded(_ value: String) -> String {
        if isASCII(value) { return foldedASCII(value) }
        return value.lowercased().split { $0.isWhitespace }.joined(separator: " ")
    }

    private static func foldedASCII(_ value: String) -> String {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(value.utf8.count)
        var hasBlank = false
        for byte in value.utf8 {
            if isBlank(byte) {
                hasBlank = !bytes.isEmpty
                continue
            }
            if hasBlank { bytes.append(0x20) }
            hasBlank = false
            bytes.append((65...90).contains(byte) ? byte | 0x20 : byte)
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Most values are ASCII, whose bytes are their characters; those of a text are found by tables.
    fileprivate static func isASCII(_ value: String) -> Bool { value.utf8.allSatisfy { $0 < 0x80 } }

    fileprivate static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || (9...13).contains(byte) }

    private static func isLetterOrDigit(_ character: Character) -> Bool { character.isLetter || character.isNumber }

    private static func digits(_ value: String) -> String {
        if isASCII(value) {
            return String(decoding: value.utf8.filter { (0x30...0x39).contains($0) }, as: UTF8.self)
        }
        return String(value.compactMap { $0.wholeNumberValue }.flatMap { String($0) })
    }

    /// Digits without the marks of an international number: `+49 …` and `0049 …` are one.
    private static func phone(_ value: String) -> String {
        let digits = digits(value)
        return digits.hasPrefix("00") ? String(digits.dropFirst(2)) : digits
    }

    /// Letters and digits without dashes, blanks, brackets and `0x`.
    private static func hexadecimal(_ value: String) -> String {
        let text = value.lowercased()
        return String((text.hasPrefix("0x") ? text.dropFirst(2) : text[...]).filter(isLetterOrDigit))
    }

    private static func coordinates(_ value: String) -> String {
        String(value.map { "0123456789.-".contains($0) ? $0 : " " }).split(separator: " ").joined(separator: ",")
    }

    private static func email(_ value: String) -> String {
        var text = folded(value)
        if text.hasPrefix("mailto:") { text.removeFirst(7) }
        for mark in [" at ", " [at] ", " (at) ", "[at]", "(at)", "{at}", " @ "]
        where !text.contains("@") || mark == " @ " {
            if let range = text.firstRange(of: mark) { text.replaceSubrange(range, with: "@") }
        }
        for mark in [" dot ", " [dot] ", " (dot) ", "[dot]", "(dot)"] {
            while let range = text.firstRange(of: mark) { text.replaceSubrange(range, with: ".") }
        }
        return text.trimmedToContent
    }
}

extension String {
    /// The text without the blanks, quotes and brackets around it.
    fileprivate var trimmedToContent: String {
        if CanonicalForm.isASCII(self) {
            let isOpening = { (byte: UInt8) in CanonicalForm.isBlank(byte) || "\"'<([{".utf8.contains(byte) }
            let isClosing = { (byte: UInt8) in CanonicalForm.isBlank(byte) || "\"'>)]}".utf8.contains(byte) }
            let start = utf8.drop(while: isOpening)
            let count = start.reversed().drop(while: isClosing).count
            return String(decoding: start.prefix(count), as: UTF8.self)
        }
        var rest = self[...]
        while let first = rest.first, first.isWhitespace || "\"'<([{".contains(first) { rest.removeFirst() }
        while let last = rest.last, last.isWhitespace || "\"'>)]}".contains(last) { rest.removeLast() }
        return String(rest)
    }
}
