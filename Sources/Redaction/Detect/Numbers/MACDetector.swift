extension Detector {
    /// Addresses of network cards: six pairs of hexadecimal digits, or three groups of four with dots.
    static let mac = Detector(
        "mac", .mac, needs: .digit,
        matches: [
            Sample("bssid=00:00:5e:00:53:af", "00:00:5e:00:53:af"), Sample("is-at 0000.5e00.5301", "0000.5e00.5301"),
            Sample("F0-18-98-AB-CD-EF paired", "F0-18-98-AB-CD-EF"), Sample("mac 001a2b3c4d5e", "001a2b3c4d5e"),
            Sample("arp at a4:83:e7:1:2:f", "a4:83:e7:1:2:f"),
        ],
        rejects: [
            "", "02:00:00:00:00:00", "ff:ff:ff:ff:ff:ff", "00:00:00:00:00:00", "11:22:33:44:55:66:77",
            "26-11-30-10-14-02",
            "10:14:02", "1234.5678.9012", "001a2b3c4d5e", "ab:cd:ef", "2001:db8:0:0:8:800",
        ]
    ) { text, claim in
        var word = 0
        while word < text.words.count {
            if let last = MACAddress.last(in: text, from: word) {
                claim(text.words[word].range.lowerBound..<text.words[last].range.upperBound)
                word = last + 1
            } else {
                word += 1
            }
        }
    }
}

/// Reads the groups of addresses of network cards.
private enum MACAddress {
    private static let names = Set(
        ["mac", "bssid", "hwaddr", "ether", "macaddress", "bluetooth", "arp", "hardware", "lladdr"].map {
            WordHash.hash(of: $0)
        })

    /// The last word of an address that begins with `word`.
    static func last(in text: Reading, from word: Int) -> Int? {
        let end = text.words[word].range.upperBound
        guard text.words[word].shape.contains(.digits) || text.words[word].count <= 4 else { return nil }
        switch text.scalar(end) {
        case 0x3A, 0x2D: return groups(6, of: 1...2, in: text, from: word, joint: text.scalar(end))
        case 0x2E: return groups(3, of: 4...4, in: text, from: word, joint: 0x2E)
        default: return bare(in: text, word)
        }
    }

    private static func groups(
        _ count: Int, of lengths: ClosedRange<Int>, in text: Reading, from word: Int, joint: UInt32
    ) -> Int? {
        let last = word + count - 1
        guard last < text.words.count, !text.isJoined(after: word - 1, by: joint),
            !text.isJoined(after: last, by: joint)
        else { return nil }
        var union: UInt32 = 0
        var common: UInt32 = 15
        var hasLetter = false
        var single = 0
        for index in word...last {
            let other = text.words[index]
            guard lengths.contains(other.count), index == last || text.isJoined(after: index, by: joint) else {
                return nil
            }
            if other.count == 1 { single += 1 }
            for place in other.range {
                guard let digit = Reading.hexDigit(text.scalars[place]) else { return nil }
                union |= digit
                common &= digit
                hasLetter = hasLetter || digit > 9
            }
        }
        guard union != 0, common != 15, !isAnonymous(text, word, count) else { return nil }
        // Six numbers with dashes are a date with its time; four digits with dots a number in groups.
        guard hasLetter || (joint == 0x3A && single == 0) || isNamed(text, word) else { return nil }
        return last
    }

    private static func isNamed(_ text: Reading, _ word: Int) -> Bool {
        (max(0, word - 3)..<word).contains { names.contains(text.words[$0].hash) }
    }

    /// What systems say instead of the address.
    private static func isAnonymous(_ text: Reading, _ word: Int, _ count: Int) -> Bool {
        guard count == 6, text.words[word].count == 2 else { return false }
        let start = text.words[word].range.lowerBound
        let rest = ((word + 1)..<(word + 6)).allSatisfy { index in
            text.words[index].range.allSatisfy { text.scalars[$0] == 0x30 }
        }
        return rest && text.scalars[start] == 0x30 && text.scalars[start + 1] == 0x32
    }

    /// Twelve digits after a word for such addresses.
    private static func bare(in text: Reading, _ word: Int) -> Int? {
        guard text.words[word].count == 12, isNamed(text, word) else { return nil }
        return text.words[word].range.allSatisfy { Reading.hexDigit(text.scalars[$0]) != nil } ? word : nil
    }
}
