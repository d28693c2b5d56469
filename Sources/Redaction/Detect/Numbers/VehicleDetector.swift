extension Detector {
    /// Vehicles: identification numbers of 17 letters and digits by their check digit or context, plates by context.
    static let vehicle = Detector(
        "vehicle", .vehicle, needs: .digit,
        matches: [
            Sample("VIN 1M8GDM9AXKP042788 decoded", "1M8GDM9AXKP042788"),
            Sample("scanned 1HGBH41JXMN109186", "1HGBH41JXMN109186"),
            Sample("vin: WVWZZZ1JZXW000001", "WVWZZZ1JZXW000001"), Sample("Kennzeichen B-AB 1234 erfasst", "B-AB 1234"),
            Sample("plate AB12 CDE", "AB12 CDE"), Sample("госномер А123ВС77", "А123ВС77"),
            Sample("matrícula 1234 BCD", "1234 BCD"),
            Sample("licensePlate=7ABC123", "7ABC123"), Sample("авто А123ВС777 найдено", "А123ВС777"),
            Sample("车牌 京A12345 已登记", "京A12345"), Sample("沪B·D1234 入场", "沪B·D1234"),
            Sample("plaque AA-123-AA", "AA-123-AA"),
        ],
        rejects: [
            "", "1M8GDM9A0KP042788", "plate count 12", "vehicle 2 of 5", "ABCDEFGHJKLMNPRST", "registration failed 404",
            "vehicle list loaded in 120 ms", "12345678901234567",
        ]
    ) { text, claim in
        for word in text.words.indices {
            if let plate = VehicleNumber.chinesePlate(text, word) { claim(plate) }
            if VehicleNumber.isIdentification(text, word) || VehicleNumber.isRussianPlate(text, text.words[word]) {
                claim(text.words[word].range)
            } else if text.words[word].has(.vehicle), let plate = VehicleNumber.plate(text, after: word) {
                claim(plate)
            }
        }
    }
}

/// Reads identification numbers and plates.
private enum VehicleNumber {
    static func isIdentification(_ text: Reading, _ word: Int) -> Bool {
        let other = text.words[word]
        guard other.count == 17, other.shape.isSuperset(of: [.letters, .digits]), !other.shape.contains(.small) else {
            return false
        }
        let scalars = text.scalars[other.range]
        guard scalars.allSatisfy({ $0 < 0x80 && ![0x49, 0x4F, 0x51].contains($0) }) else { return false }
        return hasCheckDigit(scalars) || text.has(.vehicle, before: word, within: 3)
    }

    private static func hasCheckDigit(_ scalars: ArraySlice<UInt32>) -> Bool {
        let weights: [UInt32] = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2]
        let sum = zip(scalars, weights).reduce(UInt32(0)) { $0 + value($1.0) * $1.1 }
        let check = scalars[scalars.startIndex + 8]
        return sum % 11 == 10 ? check == 0x58 : check == 0x30 + sum % 11
    }

    /// A to H are 1 to 8, J to R 1 to 9, S to Z 2 to 9.
    private static func value(_ scalar: UInt32) -> UInt32 {
        switch scalar {
        case 0x30...0x39: scalar - 0x30
        case 0x41...0x48: scalar - 0x40
        case 0x4A...0x52: scalar - 0x49
        default: scalar &- 0x51
        }
    }

    /// A letter, three digits, two letters and a region; of the letters that Latin has too.
    static func isRussianPlate(_ text: Reading, _ word: TextWord) -> Bool {
        guard word.shape.isSuperset(of: [.letters, .digits]), (8...9).contains(word.count) else { return false }
        let letters: Set<UInt32> = [0x410, 0x412, 0x415, 0x41A, 0x41C, 0x41D, 0x41E, 0x420, 0x421, 0x422, 0x423, 0x425]
        return word.range.enumerated().allSatisfy { index, place in
            [0, 4, 5].contains(index) ? letters.contains(text.scalars[place]) : Reading.isDigit(text.scalars[place])
        }
    }

    private static let provinces = Set("京津沪渝冀豫云辽黑湘皖鲁新苏浙赣鄂桂甘晋蒙陕吉闽贵粤青藏川宁琼".unicodeScalars.map(\.value))

    /// A sign for the province, a letter, five or six letters and digits, maybe with a dot between.
    static func chinesePlate(_ text: Reading, _ word: Int) -> Range<Int>? {
        let range = text.words[word].range
        guard provinces.contains(text.scalar(range.lowerBound - 1)),
            text.words[word].shape.isSuperset(of: [.letters, .capital]),
            !text.words[word].shape.contains(.small)
        else { return nil }
        if (6...7).contains(range.count), text.words[word].shape.contains(.digits) {
            return range.lowerBound - 1..<range.upperBound
        }
        guard range.count == 1, word + 1 < text.words.count,
            text.words[word + 1].range.lowerBound == range.upperBound + 1,
            (5...6).contains(text.words[word + 1].count), text.words[word + 1].shape.contains(.digits)
        else { return nil }
        return range.lowerBound - 1..<text.words[word + 1].range.upperBound
    }

    /// Up to three groups of capitals and digits after a word for plates.
    static func plate(_ text: Reading, after word: Int) -> Range<Int>? {
        guard word + 1 < text.words.count, !text.endsSentence(after: word) else { return nil }
        var first = word + 1
        while first < text.words.count, first < word + 3, text.words[first].shape.contains(.small) { first += 1 }
        var last = first
        var count = 0
        var shape: TextWord.Shape = []
        while last < text.words.count, isPart(text.words[last]), count + text.words[last].count <= 10,
            last == first || text.isJoined(after: last - 1, by: 0x20) || text.isJoined(after: last - 1, by: 0x2D)
                || text.isJoined(after: last - 1, by: 0xB7)
        {
            count += text.words[last].count
            shape.formUnion(text.words[last].shape)
            last += 1
        }
        guard last > first, (4...10).contains(count), shape.isSuperset(of: [.letters, .digits]) else { return nil }
        if text.has([.counter, .failure, .version], before: first, within: 1) { return nil }
        return text.words[first].range.lowerBound..<text.words[last - 1].range.upperBound
    }

    private static func isPart(_ word: TextWord) -> Bool {
        !word.shape.contains(.small) && word.count <= 8
    }
}
