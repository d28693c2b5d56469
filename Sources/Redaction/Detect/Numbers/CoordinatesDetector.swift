extension Detector {
    /// Places on the earth: pairs of numbers with four decimals and more, values of keys for latitude and longitude, degrees
    /// with minutes, `geo:`. Not points, sizes and vectors.
    static let coordinates = Detector(
        "coordinates", .location, needs: .digit,
        matches: [
            Sample("center (40.748817, -73.985428) radius 150", "40.748817, -73.985428"),
            Sample("from=55.751244,37.618423&to=55.755820,37.617300", "55.751244,37.618423", "55.755820,37.617300"),
            Sample("geo:37.786971,-122.399677;u=35", "37.786971,-122.399677"),
            Sample("<+37.33233141,-122.03121860> +/- 5.00m", "+37.33233141,-122.03121860"),
            Sample("lat=48.8584&lon=2.2945", "48.8584", "2.2945"),
            Sample(#"{"latitude": 52.52, "longitude": 13.405}"#, "52.52", "13.405"),
            Sample("+37.33 -122.03", "+37.33 -122.03"),
            Sample("location update 37.33182, -122.03118 acc=10m", "37.33182, -122.03118"),
            Sample("Error Domain=X Code=3 \"50.087451, 14.420671\"", "50.087451, 14.420671"),
            Sample("48°51'30\"N 2°17'40\"E", "48°51'30\"N", "2°17'40\"E"),
            Sample("fix N 59.32932 E 18.06858 hdop 1", "59.32932 E 18.06858"),
            Sample("координаты 59.93, 30.33", "59.93, 30.33"),
            Sample("POINT(13.404954 52.520008)", "13.404954 52.520008"),
            Sample("+37.3323-122.0312/", "+37.3323-122.0312"),
            Sample("Breite 52,5200 Länge 13,4050", "52,5200", "13,4050"),
        ],
        rejects: [
            "", "matrix row 0.707107, -0.707107, 0.000000", "CGRect(x: 12.5, y: 48.25, width: 366.0, height: 52.75)",
            "frame 12.50000, 48.25000", "p50=12.1234, 180 ms", "0.0000, 0.0000", "1.2345, 200.1234",
            "version 5.1234, 6.1234",
            "lat unknown", "long 3", "longitude=0", "price 12.50, 13.50", "offset 12.123456, 48.123456",
            "took long 12.34 s", "0.7071 0.7071", "size 12.1234 x 13.1234",
        ]
    ) { text, claim in
        var word = 0
        while word < text.words.count {
            if let end = Coordinates.end(in: text, from: word) {
                claim(Coordinates.start(in: text, word)..<end)
                word = text.word(from: end)
            } else {
                word += 1
            }
        }
    }
}

/// Reads coordinates.
private enum Coordinates {
    /// A number with decimals.
    private struct Decimal {
        let end: Int
        let value: Double
        let decimals: Int
        let isSigned: Bool
    }

    /// The place of a number's sign, or of its first digit.
    static func start(in text: Reading, _ word: Int) -> Int {
        let start = text.words[word].range.lowerBound
        return isSign(text.scalar(start - 1)) && !text.isWord(start - 2) ? start - 1 : start
    }

    /// The end of the coordinates that begin with a word.
    static func end(in text: Reading, from word: Int) -> Int? {
        guard text.words[word].isNumber, text.words[word].count <= 3 else { return nil }
        if let end = degreesEnd(in: text, word) { return end }
        let start = start(in: text, word)
        guard let first = decimal(in: text, at: start), !isPartOfMore(text, start, first.end) else { return nil }
        if let end = keyedEnd(in: text, word, first) { return end }
        return pairEnd(in: text, word, first)
    }

    private static func isSign(_ scalar: UInt32) -> Bool { scalar == 0x2B || scalar == 0x2D || scalar == 0x2212 }

    private static func isPartOfMore(_ text: Reading, _ start: Int, _ end: Int) -> Bool {
        let before = text.scalar(start - 1)
        return before == 0x2E || before == 0x5F || text.isWord(start - 1)
            || (text.scalar(end) == 0x2E && Reading.isDigit(text.scalar(end + 1)))
    }

    private static func decimal(in text: Reading, at start: Int, comma: Bool = false) -> Decimal? {
        var place = isSign(text.scalar(start)) ? start + 1 : start
        let isNegative = text.scalar(start) != 0x2B && place > start
        var value = 0.0
        var decimals = 0
        var scale = 1.0
        let digits = place
        while Reading.isDigit(text.scalar(place)), place - digits < 4 {
            value = value * 10 + Double(text.scalars[place] - 0x30)
            place += 1
        }
        guard (1...3).contains(place - digits), text.scalar(place) == (comma ? 0x2C : 0x2E) else { return nil }
        place += 1
        while Reading.isDigit(text.scalar(place)), decimals < 20 {
            scale /= 10
            value += Double(text.scalars[place] - 0x30) * scale
            decimals += 1
            place += 1
        }
        guard decimals > 0, value <= 180, !text.isWord(place) || isCompass(text.lowered[place]) else { return nil }
        return Decimal(end: place, value: isNegative ? -value : value, decimals: decimals, isSigned: digits > start)
    }

    private static func isCompass(_ lowered: UInt32) -> Bool { [0x6E, 0x73, 0x65, 0x77].contains(lowered) }

    /// The end of a number after a key for latitude or longitude.
    private static func keyedEnd(in text: Reading, _ word: Int, _ first: Decimal) -> Int? {
        var index = word - 1
        while index >= 0, index >= word - 2 {
            if text.words[index].has([.latitude, .longitude]) {
                let gap = text.words[index].range.upperBound..<text.words[word].range.lowerBound
                let hasMark = gap.contains { [0x3D, 0x3A, 0x22].contains(text.scalars[$0]) }
                let isPair = text.has(.latitude) && text.has(.longitude)
                return (hasMark && (first.decimals >= 2 || isPair)) || (isPair && first.decimals >= 2) ? first.end : nil
            }
            index -= 1
        }
        return nil
    }

    private static func pairEnd(in text: Reading, _ word: Int, _ first: Decimal) -> Int? {
        guard let gap = gapEnd(in: text, from: first.end), let second = decimal(in: text, at: gap),
            !isPartOfMore(text, gap == first.end ? -1 : gap, second.end)
        else { return nil }
        let isNamed = text.has(.place, before: word, within: 4) || text.has(.place, after: word, within: 6)
        let isSigned = first.isSigned && second.isSigned
        let wanted = isNamed || isSigned ? 2 : 4
        guard first.decimals >= wanted, second.decimals >= wanted, min(abs(first.value), abs(second.value)) <= 90 else {
            return nil
        }
        guard isNamed || !(abs(first.value) <= 1 && abs(second.value) <= 1) else { return nil }
        let before = max(0, word - 1)
        // `location update` is no version.
        let isPlace = text.has(.place, before: word, within: 4) && first.decimals >= 4 && second.decimals >= 4
        let others: WordRoles = isPlace ? .geometry : [.geometry, .version]
        if text.has(others, before: word, within: 4), !text.words[before].has(.place), !isWellKnownText(text, before) {
            return nil
        }
        return isNamed || !hasThird(in: text, before: word, after: second.end) ? second.end : nil
    }

    /// `POINT(13.4 52.5)`.
    private static func isWellKnownText(_ text: Reading, _ word: Int) -> Bool {
        let range = text.words[word].range
        return text.words[word].shape == [.letters, .capital] && range.count > 4
            && text.scalar(range.upperBound) == 0x28
    }

    /// The start of the second number: after a comma, a semicolon, a blank, a slash or at its sign.
    private static func gapEnd(in text: Reading, from end: Int) -> Int? {
        var place = end
        if isCompass(text.scalar(place) | 0x20) || text.scalar(place) == 0xB0 { place += 1 }
        if isSign(text.scalar(place)) { return place }
        var count = 0
        while count < 3, [0x2C, 0x3B, 0x20, 0x2F, 0xA0, 0x4E, 0x53].contains(text.scalar(place)) {
            place += 1
            count += 1
        }
        // `E 18.06858`
        if count > 0, isCompass(text.lowered[safe: place] ?? 0), Reading.isBlank(text.scalar(place + 1)) { place += 2 }
        return count > 0 ? place : nil
    }

    /// Whether a third number makes it a vector.
    private static func hasThird(in text: Reading, before word: Int, after end: Int) -> Bool {
        let next = text.skippingBlanks(end)
        if text.scalar(next) == 0x2C, decimal(in: text, at: text.skippingBlanks(next + 1)) != nil { return true }
        let start = start(in: text, word)
        var place = start - 1
        while Reading.isBlank(text.scalar(place)) { place -= 1 }
        return text.scalar(place) == 0x2C && Reading.isDigit(text.scalar(place - 1))
    }

    /// `48°51'30"N`, `48.8584° N`, and decimal commas beside words for both axes.
    private static func degreesEnd(in text: Reading, _ word: Int) -> Int? {
        let start = text.words[word].range.lowerBound
        if text.has([.latitude, .longitude], before: word, within: 1),
            let number = decimal(in: text, at: start, comma: true),
            number.decimals >= 3
        {
            return number.end
        }
        var place = text.words[word].range.upperBound
        if text.scalar(place) == 0x2E, let number = decimal(in: text, at: start) { place = number.end }
        guard text.scalar(place) == 0xB0 else { return nil }
        let limit = place + 20
        while place < min(limit, text.scalars.count) {
            let scalar = text.scalars[place]
            if isCompass(text.lowered[place]) || [0x421, 0x42E, 0x412, 0x417].contains(scalar) {
                return text.isWord(place + 1) ? nil : place + 1
            }
            guard
                Reading.isDigit(scalar) || Reading.isBlank(scalar)
                    || [0xB0, 0x27, 0x22, 0x2E, 0x2032, 0x2033, 0x2019, 0x201D, 0x2C].contains(scalar)
            else { return nil }
            place += 1
        }
        return nil
    }
}
