extension Detector {
    /// Addresses of the Internet Protocol, version 4. Not loopback, unspecified, multicast, masks; not versions.
    static let ipv4 = Detector(
        "ipv4", .ip, needs: .digit,
        matches: [
            Sample("from 203.0.113.9:443", "203.0.113.9"), Sample(#"{"ip":"10.20.30.41"}"#, "10.20.30.41"),
            Sample("PTR 14.2.0.192.in-addr.arpa", "14.2.0.192"), Sample("http://192.168.0.14/a", "192.168.0.14"),
            Sample("ssh root@198.51.100.7", "198.51.100.7"), Sample("ip hex 0xC0000223 resolved", "0xC0000223"),
            Sample("resolved api.example.com to 203.0.113.40 ttl 9", "203.0.113.40"),
            Sample("IP адрес: 198.51.100.23.", "198.51.100.23"),
            Sample("get https://h.example/a/203.0.113.77?q=1", "203.0.113.77"),
        ],
        rejects: [
            "", "127.0.0.1:8080", "0.0.0.0", "224.0.0.251:5353", "255.255.255.0", "version 10.20.30.40",
            "Min supported version is 4.0.0.12, current 5.1.0.255", "WebKit 619.1.26.30.2", "1.2.3", "256.1.1.1",
            "Chrome/10.0.0.1", "kernel-4.19.0.12", "v10.20.30.40", "Версия 5.12.3.1", "10.20.30.40.50", "1.02.3.4",
            "app 5.12.3.40 (build 12)", "https://cdn.example/sdk/12.4.0.1/app.js",
        ]
    ) { text, claim in
        var word = 0
        IPv4.hexadecimal(in: text, claim)
        while word + 3 < text.words.count {
            guard let end = IPv4.end(in: text, from: word) else {
                word += 1
                continue
            }
            if IPv4.isAddress(in: text, from: word) { claim(text.words[word].range.lowerBound..<end) }
            word += 4
        }
    }
}

/// Reads four numbers with dots.
enum IPv4 {
    /// The place after four numbers below 256 with dots between them that begin with a word, and that no fifth one follows.
    static func end(in text: Reading, from word: Int) -> Int? {
        guard text.words[word].isNumber,
            !(word > 0 && text.isJoined(after: word - 1, by: 0x2E) && text.words[word - 1].isNumber)
        else { return nil }
        for index in word..<(word + 4) {
            guard text.words[index].isNumber, number(in: text, text.words[index]) != nil else { return nil }
            if index < word + 3, !text.isJoined(after: index, by: 0x2E) { return nil }
        }
        let end = text.words[word + 3].range.upperBound
        return text.scalar(end) == 0x2E && Reading.isDigit(text.scalar(end + 1)) ? nil : end
    }

    private static let names = Set(["ip", "ipv4", "inaddr", "saddr"].map { WordHash.hash(of: $0) })

    /// Eight hexadecimal digits after a word for such addresses: `ip 0xC0000223`.
    static func hexadecimal(in text: Reading, _ claim: (Range<Int>) -> Void) {
        for (index, word) in text.words.enumerated()
        where word.count == 10 && word.shape.isSuperset(of: [.letters, .digits]) {
            let range = word.range
            guard text.scalars[range.lowerBound] == 0x30, text.lowered[range.lowerBound + 1] == 0x78,
                range.dropFirst(2).allSatisfy({ Reading.hexDigit(text.scalars[$0]) != nil }),
                text.words[max(0, index - 3)..<index].contains(where: { names.contains($0.hash) })
            else { continue }
            claim(range)
        }
    }

    /// 0 to 255 without a leading zero.
    private static func number(in text: Reading, _ word: TextWord) -> Int? {
        let first = text.scalars[word.range.lowerBound]
        guard word.count <= 3, word.count == 1 || first != 0x30 else { return nil }
        let value = word.range.reduce(0) { $0 * 10 + Int(text.scalars[$1]) - 0x30 }
        return value < 256 ? value : nil
    }

    /// Whether the numbers are those of a machine somewhere, and what stands before them does not make them a version.
    static func isAddress(in text: Reading, from word: Int) -> Bool {
        let numbers = (word..<(word + 4)).compactMap { number(in: text, text.words[$0]) }
        guard numbers.count == 4, numbers[0] != 0, numbers[0] != 127, !(224...239).contains(numbers[0]),
            !(numbers[0] == 255 && numbers[1] >= 254)
        else { return false }
        let start = text.words[word].range.lowerBound
        let before = text.scalar(start - 1)
        if before == 0x5F || before == 0x2B { return false }
        if before == 0x2F || Reading.isDash(before), text.isWord(start - 2), !Reading.isDigit(text.scalar(start - 2)) {
            // `Chrome/10.0.0.1` is a version; `https://h.example/a/203.0.113.7` is none.
            guard before == 0x2F, numbers[0] >= 30 || numbers[0] == 10, isInPath(text, slash: start - 1) else {
                return false
            }
            return true
        }
        if let isNamed = isNamed(in: text, before: word) { return isNamed }
        // Versions begin with small numbers, and stand behind a product's name.
        if word > 0, numbers[0] < 30, numbers[0] != 10, text.isBlank(after: word - 1),
            text.words[word - 1].shape.isSuperset(of: [.letters, .capital, .small]), !text.has(.address)
        {
            return false
        }
        return numbers[0] >= 10 || text.has(.address) || before == 0x2F || before == 0x40
            || text.scalar(text.words[word + 3].range.upperBound) == 0x3A
    }

    /// Whether a slash is one of a URL's path.
    private static func isInPath(_ text: Reading, slash: Int) -> Bool {
        var place = slash - 1
        while place > 1, slash - place < 256, !Reading.isBlank(text.scalar(place)), text.scalar(place) != 0x22 {
            if text.scalar(place) == 0x2F, text.scalar(place - 1) == 0x2F { return text.scalar(place - 2) == 0x3A }
            place -= 1
        }
        return false
    }

    /// What the last words before say: an address, a version, or nothing.
    private static func isNamed(in text: Reading, before word: Int) -> Bool? {
        var letters = 0
        var index = word - 1
        while index >= 0, letters < 4, !text.endsSentence(after: index) {
            let other = text.words[index]
            if other.shape.contains(.letters) {
                if other.has(.address) { return true }
                // `api.example.com` is a host.
                let isOfHost =
                    text.isJoined(after: index, by: 0x2E) || index > 0 && text.isJoined(after: index - 1, by: 0x2E)
                if other.has(.version), !isOfHost { return false }
                letters += 1
            }
            index -= 1
        }
        let isVersionLike = letters == 1 && text.has(.version, after: word + 3, within: 1)
        return isVersionLike ? false : nil
    }
}
