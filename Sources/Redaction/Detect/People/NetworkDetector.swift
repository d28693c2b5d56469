extension Detector {
    /// Names of wireless networks.
    static let networkName = Detector(
        "network-name", .network, needs: [], roles: .network,
        matches: [
            Sample("Joined Wi-Fi ssid=Smith Family 2.4 bssid=1", "Smith Family 2.4"),
            Sample(#"SSID: "FRITZ!Box 7590 AB""#, "FRITZ!Box 7590 AB"),
            Sample("connected to Wi-Fi network “Casa Rossi”", "Casa Rossi"),
            Sample("WLAN 'Familie Huber' verbunden", "Familie Huber"),
            Sample(#"{"ssid":"Linksys","rssi":-60}"#, "Linksys"),
            Sample("Connected to network «Кафе Юг»", "Кафе Юг"),
            Sample("подключено к сети «Дом Петровых»", "Дом Петровых"),
            Sample("hotspot \"Anna\" up", "Anna"), Sample("ssid Vodafone-8A2F rssi -61", "Vodafone-8A2F"),
            Sample("Wi-Fi: “张家的WiFi”", "张家的WiFi"),
            Sample("连接到WiFi「山田家」", "山田家"), Sample("joined Wi-Fi Bergers_2.4G, rssi=-50", "Bergers_2.4G"),
            Sample("WLAN: Mueller-5G verbunden", "Mueller-5G"),
            Sample("ssid=Casa Pop 2 rssi -58", "Casa Pop 2"),
            Sample("auto-join candidate 'Familia Pop' security=WPA3", "Familia Pop"),
            Sample("adding Wi-Fi network Obi-Upstairs ok", "Obi-Upstairs"),
        ],
        rejects: [
            "", "network=wifi vpn=false", "ip_version=6 network=wifi", "network=Organic", "wifi connected", "Wi-Fi: on",
            "ssid=(null)", "ssid hidden",
            "network 'default' created by docker", "ssid=<redacted>", "Network error \"timed out\"", "ssid count 3",
            "Wi-Fi 6E supported", "Wi-Fi WPA2-PSK", "wifi_only=true", "Wi-Fi NEHotspotNetwork2 created",
            "WLAN: 802.11ax",
            "Wi-Fi network Quality changed", "Wi-Fi network scan-results 4", "Wi-Fi network Re-joined",
            "Wi-Fi Assist enabled", "Wi-Fi State_2=on",
        ]
    ) { text, claim in
        var next = 0
        let isProtected = text.words.contains { NetworkNames.protections.contains($0.hash) }
        for index in text.words.indices
        where index >= next && (text.words[index].has(.network) || isProtected && NetworkNames.isCandidate(text, index))
        {
            guard let range = NetworkNames.name(in: text, after: index) else { continue }
            claim(range)
            next = text.word(from: range.upperBound)
        }
    }
}

/// Reads names of networks.
enum NetworkNames {
    private static let keys = Set(["ssid", "essid", "wifiname"].map { WordHash.hash(of: $0) })
    private static let wireless = Set(["wifi", "wlan", "hotspot", "fi", "wi", "ap"].map { WordHash.hash(of: $0) })
    private static let nothing = Set(
        [
            "null", "nil", "none", "unknown", "redacted", "private", "hidden", "empty", "default", "true", "false",
            "count", "list", "scan", "is", "not", "changed", "missing", "unavailable",
        ].map { WordHash.hash(of: $0) })

    /// How networks are protected.
    static let protections = Set(["wpa", "wpa2", "wpa3", "wep"].map { WordHash.hash(of: $0) })
    private static let candidates = Set(
        ["candidate", "join", "joined", "joining", "associate", "associated", "autojoin", "known"].map {
            WordHash.hash(of: $0)
        })

    /// Words before the name of a network that may be joined.
    static func isCandidate(_ text: Reading, _ index: Int) -> Bool { candidates.contains(text.words[index].hash) }

    static func name(in text: Reading, after index: Int) -> Range<Int>? {
        let isKey = keys.contains(text.words[index].hash)
        switch FieldValue(text, after: index) {
        case .quoted(let inside, _):
            return (isKey || isCandidate(text, index) || isWireless(text, index) || isJoined(text, index))
                && !isNothing(text, inside)
                ? inside : nil
        case .assigned(let start):
            guard isKey else { return named(in: text, after: index, from: start) }
            let range = start..<withoutRadio(text, start..<FieldValue.end(text, from: start, commas: true))
            return range.isEmpty || isNothing(text, range) ? nil : range
        case .next(let start):
            guard isKey else {
                return quotedSoon(in: text, after: index) ?? named(in: text, after: index, from: start)
            }
            let word = text.word(from: start)
            guard !nothing.contains(text.words[word].hash),
                !text.words[word].has(.common) || text.words[word].range.upperBound < end(text, start)
            else { return nil }
            return start..<end(text, start)
        case .none: return nil
        }
    }

    /// `Wi-Fi Bergers_2.4G`: without a key a name must look like one that its owner made up.
    private static func named(in text: Reading, after index: Int, from start: Int) -> Range<Int>? {
        guard wireless.contains(text.words[index].hash) else { return nil }
        let range = start..<end(text, start)
        let word = text.word(from: start)
        guard range.count >= 4, range.count <= 32, word < text.words.count,
            text.words[word].range.lowerBound == start, text.words[word].isCapitalized,
            !text.words[word].shape.contains(.mixed) || text.words[word].range.upperBound < range.upperBound,
            !text.words[word].has([.common, .interface, .failure, .network])
        else { return nil }
        let marks = range.contains { [0x5F, 0x2D].contains(text.scalars[$0]) }
        let digits = range.contains { Reading.isDigit(text.scalars[$0]) }
        let isCode = range.contains { [0x3D, 0x28, 0x3A, 0x2F, 0x22].contains(text.scalars[$0]) }
        return marks && (digits || text.words[word].has([.surname, .given])) && !isCode
            || marks && text.scalars[range].contains(0x5F) && !isCode ? range : nil
    }

    /// `Wi-Fi network Obi-Upstairs`: two capitalised parts, or digits, behind words that a name must follow.
    private static func madeUp(in text: Reading, from start: Int) -> Range<Int>? {
        let range = start..<end(text, start)
        let first = text.word(from: start)
        guard (4...32).contains(range.count), first < text.words.count, text.words[first].range.lowerBound == start,
            !range.contains(where: { [0x3D, 0x28, 0x3A, 0x2F, 0x22].contains(text.scalars[$0]) })
        else { return nil }
        let parts = text.words[first..<text.word(from: range.upperBound)]
        let hasDigits = parts.contains { $0.shape.contains(.digits) }
        guard !parts.isEmpty,
            parts.contains(where: { !$0.has([.common, .interface, .failure, .stop]) && !$0.isNumber })
        else { return nil }
        return parts.count > 1 && (hasDigits || parts.allSatisfy { $0.shape.contains(.capital) }) ? range : nil
    }

    /// The end of a name before what is said of its signal: `ssid=Casa Pop rssi -58`.
    static func withoutRadio(_ text: Reading, _ range: Range<Int>) -> Int {
        var word = text.word(from: range.lowerBound) + 1
        while word < text.words.count, text.words[word].range.lowerBound < range.upperBound {
            if radio.contains(text.words[word].hash), text.isBlank(after: word - 1) {
                return text.words[word - 1].range.upperBound
            }
            word += 1
        }
        return range.upperBound
    }

    private static let radio = Set(
        ["rssi", "bssid", "channel", "security", "snr", "noise", "band"].map { WordHash.hash(of: $0) })

    /// The end of a value without quotes: letters, digits and marks, no blanks.
    private static func end(_ text: Reading, _ start: Int) -> Int {
        var end = start
        while end < text.scalars.count, !Reading.isBlank(text.scalars[end]),
            ![0x2C, 0x3B, 0x29, 0x0A].contains(text.scalars[end])
        { end += 1 }
        return end
    }

    private static func isNothing(_ text: Reading, _ range: Range<Int>) -> Bool {
        let word = text.word(from: range.lowerBound)
        guard word < text.words.count, text.words[word].range.lowerBound < range.upperBound else { return true }
        return nothing.contains(text.words[word].hash) && text.words[word].range.upperBound + 1 >= range.upperBound
    }

    /// `Wi-Fi network “…”`, or a word in another language than English.
    private static func isWireless(_ text: Reading, _ index: Int) -> Bool {
        let first = max(0, index - 3)
        return text.words[first...index].contains {
            wireless.contains($0.hash) || $0.shape.contains(.foreign) && $0.has(.network)
        }
    }

    /// `connected to network “…”`: a device joins networks; containers create them.
    private static func isJoined(_ text: Reading, _ index: Int) -> Bool {
        text.words[max(0, index - 3)..<index].contains { joins.contains($0.hash) }
    }

    private static let joins = Set(
        "connected joined joining connecting joins verbunden connecte conectado connesso połączono polaczono".split(
            separator: " "
        )
        .map { WordHash.hash(of: $0) })

    /// `WLAN network "x"`, where the word before the quotes is no word for networks.
    private static func quotedSoon(in text: Reading, after index: Int) -> Range<Int>? {
        guard wireless.contains(text.words[index].hash), index + 1 < text.words.count else { return nil }
        if text.words[index + 1].has(.network), text.isBlank(after: index),
            case .next(let start) = FieldValue(text, after: index + 1)
        {
            return madeUp(in: text, from: start)
        }
        guard !text.words[index + 1].has([.network, .failure]) else { return nil }
        if case .quoted(let inside, false) = FieldValue(text, after: index + 1), !isNothing(text, inside) {
            return inside
        }
        return nil
    }
}
