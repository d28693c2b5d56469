extension Detector {
    /// Addresses of the Internet Protocol, version 6, by RFC 4291 with an address of version 4 at the end too. Not loopback,
    /// unspecified and multicast.
    static let ipv6 = Detector(
        "ipv6", .ip, needs: .colon,
        matches: [
            Sample("peer 2001:db8::8a2e:370:7334 up", "2001:db8::8a2e:370:7334"),
            Sample("[2001:DB8:0:0:8:800:200C:417A]:443", "2001:DB8:0:0:8:800:200C:417A"),
            Sample("::ffff:203.0.113.77 accepted", "::ffff:203.0.113.77"), Sample("fe80::1%en0", "fe80::1"),
            Sample("[C3 2001:db8:1f::9a2.8443 tcp]", "2001:db8:1f::9a2"),
        ],
        rejects: [
            "", "[::1]:8080", "::", "ff02::fb", "10:14:02", "std::vector", "ac::de", "00:00:5e:00:53:af", "a:b:c:d",
            "key: value", "::1.443", "ff02::fb.5353", "12:30:05.221",
            "11:22:33:44:55:66:77:88:99", "frame::12g",
        ]
    ) { text, claim in
        var place = 0
        while place < text.scalars.count {
            guard IPv6.isPart(text.scalars[place]) else {
                place += 1
                continue
            }
            var end = place
            while end < text.scalars.count, IPv6.isPart(text.scalars[end]) { end += 1 }
            if let range = IPv6.address(in: text, place..<end) { claim(range) }
            place = end
        }
    }
}

/// Reads groups of hexadecimal digits with colons.
private enum IPv6 {
    static func isPart(_ scalar: UInt32) -> Bool {
        scalar == 0x3A || scalar == 0x2E || Reading.hexDigit(scalar) != nil
    }

    /// The address that a longest run of its scalars is, stops and single colons at its ends aside.
    static func address(in text: Reading, _ run: Range<Int>) -> Range<Int>? {
        var range = run
        while let last = range.last, text.scalars[last] == 0x2E || isLoneColon(text, at: last, range.lowerBound) {
            range = range.lowerBound..<last
        }
        if text.scalar(range.lowerBound) == 0x3A, text.scalar(range.lowerBound + 1) != 0x3A {
            range = range.dropFirst()
        }
        guard (4...51).contains(range.count), !isJoined(text, range) else { return nil }
        if isAddress(text, range) { return range }
        return withoutPort(text, range).flatMap { isAddress(text, $0) ? $0 : nil }
    }

    /// `2001:db8::1.443`: the Network framework writes the port behind a stop.
    private static func withoutPort(_ text: Reading, _ range: Range<Int>) -> Range<Int>? {
        guard let dot = range.first(where: { text.scalars[$0] == 0x2E }), (2...6).contains(range.upperBound - dot),
            text.scalars[(dot + 1)..<range.upperBound].allSatisfy(Reading.isDigit)
        else { return nil }
        return range.lowerBound..<dot
    }

    private static func isLoneColon(_ text: Reading, at place: Int, _ start: Int) -> Bool {
        text.scalars[place] == 0x3A && !(place > start && text.scalars[place - 1] == 0x3A)
    }

    private static func isJoined(_ text: Reading, _ range: Range<Int>) -> Bool {
        let (before, after) = (text.scalar(range.lowerBound - 1), text.scalar(range.upperBound))
        return text.isWord(range.lowerBound - 1) || text.isWord(range.upperBound) || before == 0x5F || after == 0x5F
    }

    private static func isAddress(_ text: Reading, _ range: Range<Int>) -> Bool {
        var groups = 0
        var hasGap = false
        var place = range.lowerBound
        var digits = 0
        var hasNumber = false
        var first: UInt32 = 0
        var isSmall = true
        while place < range.upperBound {
            if text.scalars[place] == 0x3A {
                if text.scalar(place + 1) == 0x3A, place + 1 < range.upperBound {
                    if hasGap { return false }
                    hasGap = true
                    place += 1
                } else if digits == 0 {
                    return false
                }
                digits = 0
                place += 1
                continue
            }
            var value: UInt32 = 0
            let start = place
            while place < range.upperBound, let digit = Reading.hexDigit(text.scalars[place]) {
                value = value << 4 | digit
                hasNumber = hasNumber || digit < 10
                place += 1
                if place - start > 4 { return false }
            }
            if place < range.upperBound, text.scalars[place] == 0x2E {
                let word = text.word(from: start)
                guard word + 3 < text.words.count, IPv4.end(in: text, from: word) == range.upperBound,
                    groups > 0 || hasGap
                else { return false }
                return hasGap ? groups <= 5 : groups == 6
            }
            digits = place - start
            if groups == 0 { first = hasGap ? 0 : value }
            groups += 1
            isSmall = isSmall && value <= 1
        }
        guard hasGap ? (1...7).contains(groups) : groups == 8 else { return false }
        guard hasNumber, !isSmall, first & 0xFF00 != 0xFF00 else { return false }
        return hasGap ? groups > 1 || first > 0xFF : true
    }
}
