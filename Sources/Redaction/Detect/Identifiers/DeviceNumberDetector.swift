extension Detector {
    /// Numbers of devices and SIM cards with their check digit, serial numbers, and installation ids, behind words for them.
    static let deviceNumbers = Detector(
        "device-number", .device, needs: [],
        matches: [
            Sample("MDM enrolled IMEI 353258072004408 serial F2LX9A0BHG7K", "353258072004408", "F2LX9A0BHG7K"),
            Sample("imei=35-325807-200440-8", "35-325807-200440-8"),
            Sample("ICCID: 8944110068256270054", "8944110068256270054"),
            Sample("SIM 89014103211118510720 aktiv", "89014103211118510720"),
            Sample("firebase installation id FXNKEJqlL6UR7w2G", "FXNKEJqlL6UR7w2G"),
            Sample("Seriennummer: C02XK1ABJG5J", "C02XK1ABJG5J"), Sample("серийный номер DNPX3ABCHG7F", "DNPX3ABCHG7F"),
            Sample("序列号：F17ZK2XYN6Y5", "F17ZK2XYN6Y5"), Sample("imsi 262011234567890", "262011234567890"),
            Sample("S/N DNPXG2ABHG7F battery", "DNPXG2ABHG7F"), Sample("SN: C39XK2LMN72J", "C39XK2LMN72J"),
        ],
        rejects: [
            "", "imei missing", "IMEI count 2", "serial queue com.example.a", "serial: 12", "serial port 8080", "89440",
            "iccid=none",
            "Random seed 30569309025905", "installation finished in 20261130", "serial console ttyS0",
            "imei 353258072004401",
            "installation source AppStore2026",
        ]
    ) { text, claim in
        for index in text.lexicalWords.indices {
            let isNamed = text.lexicalWords[index].has(.deviceID) || DeviceNumber.isShortName(text, index)
            if isNamed, let range = DeviceNumber.range(after: index, text) {
                claim(range)
            } else if let range = DeviceNumber.simCard(text.lexicalWords[index], text) {
                claim(range)
            }
        }
    }
}

/// Numbers of devices.
enum DeviceNumber {
    private static let imei = Set(["imei", "meid"].map(WordHash.hash(of:)))
    private static let imsi = WordHash.hash(of: "imsi")
    private static let filler = Set(
        ["is", "number", "no", "nr", "номер", "nummer", "value", "ist"].map(WordHash.hash(of:)))

    /// The number behind a word.
    static func range(after index: Int, _ text: borrowing DetectableText) -> Range<Int>? {
        let word = text.lexicalWords[index]
        var next = index + 1
        while next < text.lexicalWords.count, next <= index + 2, isFiller(text.lexicalWords[next]) { next += 1 }
        guard next < text.lexicalWords.count,
            isNear(text, word.range.upperBound, text.lexicalWords[next].range.lowerBound)
        else { return nil }
        let start = text.lexicalWords[next].range.lowerBound
        if imei.contains(word.hash) { return equipment(from: start, text) }
        if word.hash == imsi { return digits(from: start, text, 14...15) }
        if let run = digits(from: start, text, 18...22) { return run }
        // A UUID is for another rule, which knows the empty one.
        if UUIDShape.matches(text, at: start) { return nil }
        let end = text.end(of: .url, from: start)
        return isSerial(text.scalars[start..<end]) && text.isTokenEnd(end) ? start..<end : nil
    }

    /// `S/N`, and `SN` with a sign behind it.
    static func isShortName(_ text: borrowing DetectableText, _ index: Int) -> Bool {
        let range = text.lexicalWords[index].range
        if range.count == 2 {
            return text.lowered[range.lowerBound] == 0x73 && text.lowered[range.lowerBound + 1] == 0x6E
                && [0x3A, 0x3D].contains(text.scalar(range.upperBound))
        }
        return range.count == 1 && text.lowered[range.lowerBound] == 0x6E && text.scalar(range.lowerBound - 1) == 0x2F
            && index > 0 && text.lexicalWords[index - 1].count == 1
            && text.lowered[text.lexicalWords[index - 1].range.lowerBound] == 0x73
    }

    private static func isFiller(_ word: TextWord) -> Bool { filler.contains(word.hash) || word.has(.number) }

    private static func isNear(_ text: borrowing DetectableText, _ end: Int, _ start: Int) -> Bool {
        start - end < 24 && !text.scalars[end..<start].contains { [0x0A, 0x3B, 0x2E].contains($0) }
    }

    /// 15 digits with a check digit, in groups too.
    private static func equipment(from start: Int, _ text: borrowing DetectableText) -> Range<Int>? {
        var (place, end): (Int, Int) = (start, start)
        var digits: [UInt8] = []
        while place < text.scalars.count, digits.count < 17 {
            if text.classes[place].contains(.digit) {
                digits.append(UInt8(truncatingIfNeeded: text.scalars[place] - 48))
                end = place + 1
            } else if ![0x2D, 0x20, 0x2F].contains(text.scalars[place]) {
                break
            }
            place += 1
        }
        guard (14...16).contains(digits.count), digits.count != 15 || CheckDigits.luhn(digits) else { return nil }
        return start..<end
    }

    private static func digits(from start: Int, _ text: borrowing DetectableText, _ counts: ClosedRange<Int>) -> Range<
        Int
    >? {
        let end = text.end(of: .digit, from: start)
        return counts.contains(end - start) && text.isTokenEnd(end) ? start..<end : nil
    }

    /// `8944…`: 19 or 20 digits that begin like a SIM card's number and check.
    static func simCard(_ word: TextWord, _ text: borrowing DetectableText) -> Range<Int>? {
        let start = word.range.lowerBound
        guard word.isNumber, (18...22).contains(word.count), text.scalars[start] == 0x38,
            text.scalars[start + 1] == 0x39,
            text.isTokenStart(start), text.isTokenEnd(word.range.upperBound)
        else { return nil }
        let digits = text.scalars[word.range].map { UInt8(truncatingIfNeeded: $0 - 48) }
        return CheckDigits.luhn(digits) ? word.range : nil
    }

    /// Capitals and digits mixed, or a random run.
    private static func isSerial(_ scalars: ArraySlice<UInt32>) -> Bool {
        let shape = TokenShape(scalars)
        guard (8...64).contains(scalars.count), shape.digits > 0 else { return false }
        if shape.lower == 0 { return shape.upper > 0 && shape.count >= 8 || shape.count >= 15 }
        return scalars.count >= 12 && shape.segments * 4 >= shape.count
    }
}
