/// Reads postal addresses.
struct PostalAddresses {
    let text: Reading

    /// Calls `claim` for each address, in order.
    func find(_ claim: (Range<Int>) -> Void) {
        var next = 0
        for index in text.words.indices where index >= next {
            guard let range = address(at: index) else { continue }
            claim(range)
            next = text.word(from: range.upperBound)
        }
    }

    private func address(at index: Int) -> Range<Int>? {
        let word = text.words[index]
        if word.has(.addressKey), let range = keyed(index) { return range }
        if word.has(.street), let range = street(index) { return range }
        return isStreetName(word) ? compound(index) : nil
    }

    // MARK: streets

    /// `Baker Street`, `rue de la Paix`, `ул. Ленина`: a word for streets with its name and number.
    private func street(_ index: Int) -> Range<Int>? {
        if let start = englishStart(index) {
            return flatStart(before: start)..<end(after: text.words[index].range.upperBound)
        }
        if let start = namedStart(index), let number = number(after: index) { return start..<end(after: number) }
        guard let nameEnd = nameEnd(after: index) else { return nil }
        let number = number(after: nameEnd)
        let isWord =
            PostalAddresses.words.contains(text.words[index].hash) && text.words[index].shape.contains(.capital)
        let before = isWord ? nil : numberBefore(index)
        guard number != nil || before != nil else { return nil }
        let start = before ?? townStart(before: index) ?? text.words[index].range.lowerBound
        return start..<end(after: number ?? text.words[nameEnd].range.upperBound)
    }

    /// Where a town begins that a comma parts from the street: `г. Тула, пр. Мира`.
    private func townStart(before index: Int) -> Int? {
        guard index > 1 else { return nil }
        let gap = text.words[index - 1].range.upperBound..<text.words[index].range.lowerBound
        guard gap.count == 2, text.scalar(gap.lowerBound) == 0x2C, text.words[index - 1].isCapitalized,
            PostalAddresses.towns.contains(text.words[index - 2].hash), isNear(index - 2)
        else { return nil }
        return text.words[index - 2].range.lowerBound
    }

    private static let towns = Set(
        ["г", "гор", "город", "м", "місто", "с", "пос", "смт", "gm"].map { WordHash.hash(of: $0) })

    /// Words for streets that interfaces have too.
    private static let words = Set(
        ["place", "court", "close", "square", "way", "drive", "passage"].map { WordHash.hash(of: $0) })

    /// The start of a number, a name with capitals, and a word for streets: `221B Baker Street`.
    private func englishStart(_ index: Int) -> Int? {
        guard
            text.words[index].isCapitalized
                || text.words[index].has(.street) && text.words[index].shape.contains(.small)
        else { return nil }
        var first = index - 1
        var names = 0
        while first >= 0, text.isBlank(after: first), names < 4 {
            let word = text.words[first]
            if word.shape.contains(.digits) {
                guard names > 0, word.count <= 6 else { return nil }
                let isOrdinal = word.shape.contains(.letters) && word.count > 2 && names == 0
                return isOrdinal || isPart(before: word.range.lowerBound) ? nil : word.range.lowerBound
            }
            guard word.isCapitalized, !word.has([.unit, .interface]) || word.has([.given, .surname]) else { return nil }
            names += 1
            first -= 1
        }
        return nil
    }

    /// `Kongens gate 14, 0153 Oslo`: a name, a small word for streets of languages that put it second, and a number.
    private func namedStart(_ index: Int) -> Int? {
        let word = text.words[index]
        guard index > 0, PostalAddresses.seconds.contains(word.hash), !word.shape.contains(.capital),
            text.isBlank(after: index - 1), text.words[index - 1].isCapitalized,
            !text.words[index - 1].has([.common, .interface, .failure, .unit, .version, .device]),
            text.isBlank(after: index), text.words[index + 1].shape.contains(.digits)
        else { return nil }
        // Airports have gates with numbers, too.
        if word.hash == PostalAddresses.gate, !isBeforeCode(index + 1) { return nil }
        let isDouble =
            index > 1 && text.isBlank(after: index - 2) && text.words[index - 2].isCapitalized
            && text.words[index - 2].has([.given, .surname])
        return text.words[isDouble ? index - 2 : index - 1].range.lowerBound
    }

    /// A comma and a postal code follow.
    private func isBeforeCode(_ index: Int) -> Bool {
        text.scalar(text.words[index].range.upperBound) == 0x2C && index + 1 < text.words.count
            && text.words[index + 1].isNumber && text.words[index + 1].count > 3
    }

    private static let gate = WordHash.hash(of: "gate")
    /// Words for streets behind their names.
    private static let seconds = Set(
        """
        gate gata gatan vei veg vej vägen väg gade plass plads torg allé katu tie utca út tér körút sokak sokağı caddesi cad
        bulvarı bulvar ulice třída náměstí laan straat weg улица проспект переулок бульвар вулиця провулок
        """
        .split { $0 == " " || $0 == "\n" }.map { WordHash.hash(of: $0) })

    /// Where a flat begins that a comma parts from the street: `Flat 4, 22 Baker Street`.
    private func flatStart(before start: Int) -> Int {
        let house = text.word(from: start)
        guard house > 1, text.scalar(text.words[house - 1].range.upperBound) == 0x2C,
            start - text.words[house - 1].range.upperBound <= 2, text.words[house - 1].count <= 4,
            text.words[house - 1].shape.contains(.digits) || text.words[house - 1].count == 1,
            text.isBlank(after: house - 2), text.words[house - 2].count > 2,
            PostalAddresses.flats.contains(text.words[house - 2].hash)
        else { return start }
        return text.words[house - 2].range.lowerBound
    }

    private func isPart(before place: Int) -> Bool {
        [0x2E, 0x2D, 0x5F, 0x3A, 0x2F].contains(text.scalar(place - 1)) && text.isWord(place - 2)
    }

    /// The last word of a street's name after the word for it: capitals, with small particles between.
    private func nameEnd(after index: Int) -> Int? {
        var last = index
        var names = 0
        let isForeign = text.words[index].shape.contains(.caseless)
        while last + 1 < text.words.count, last - index < 6, isNear(last) {
            let word = text.words[last + 1]
            if word.isCapitalized && !word.has([.interface, .network]) && !word.shape.contains(.mixed)
                || isForeign && word.shape.contains(.caseless)
            {
                names += 1
            } else if !((word.has(.particle) || TownAddresses.joints.contains(word.hash)) && word.isLetters) {
                break
            }
            last += 1
        }
        while last > index, !text.words[last].isCapitalized, !isForeign { last -= 1 }
        let isSure =
            text.words[index].shape.contains(.foreign) || text.scalar(text.words[index].range.upperBound) == 0x2E
            || text.words[index].count > 2
        return names > 0 && isSure ? last : nil
    }

    /// A blank, or a stop and a blank, between a word and the next.
    private func isNear(_ index: Int) -> Bool {
        if text.isBlank(after: index) || text.isJoined(after: index, by: 0x2D) || text.isJoined(after: index, by: 0x27)
        {
            return true
        }
        let end = text.words[index].range.upperBound
        return text.scalar(end) == 0x2E && index + 1 < text.words.count
            && text.skippingBlanks(end + 1) == text.words[index + 1].range.lowerBound
    }

    /// The end of a house's number after a word: `12`, `, 12`, `, д. 5`, `10/5`, `nº 12`.
    private func number(after index: Int) -> Int? {
        var next = index + 1
        guard next < text.words.count else { return nil }
        let isSigned = PostalAddresses.numberSigns.contains(text.words[next].hash)
        if isSigned { next += 1 }
        guard next < text.words.count, isHouseNumber(text.words[next]) else { return nil }
        let gap = text.words[index].range.upperBound..<text.words[next].range.lowerBound
        guard gap.count <= 8,
            !gap.contains(where: {
                [0x3D, 0x28, 0x3B, 0x0A].contains(text.scalars[$0]) || text.scalars[$0] == 0x3A && !isSigned
            })
        else {
            return nil
        }
        if next + 1 < text.words.count, text.words[next + 1].has(.unit), text.isBlank(after: next) { return nil }
        // `14-22`: the flat, or the last of two numbers.
        if text.isJoined(after: next, by: 0x2D), isHouseNumber(text.words[next + 1]), text.words[next].count <= 4 {
            next += 1
        }
        return text.words[next].range.upperBound
    }

    private static let numberSigns = Set(
        ["д", "дом", "no", "n", "nr", "num", "numero", "буд", "num", "αρ", "km"].map { WordHash.hash(of: $0) })

    private func isHouseNumber(_ word: TextWord) -> Bool {
        guard word.shape.contains(.digits), word.count <= 5, Reading.isDigit(text.scalars[word.range.lowerBound]) else {
            return false
        }
        return word.isNumber || word.range.dropFirst(1).count(where: { !Reading.isDigit(text.scalars[$0]) }) <= 1
    }

    /// `12 bis rue …`, `12, rue …`.
    private func numberBefore(_ index: Int) -> Int? {
        var first = index - 1
        guard first >= 0 else { return nil }
        if PostalAddresses.repeats.contains(text.words[first].hash) { first -= 1 }
        guard first >= 0, isHouseNumber(text.words[first]), !isPart(before: text.words[first].range.lowerBound) else {
            return nil
        }
        let gap = text.words[first].range.upperBound..<text.words[index].range.lowerBound
        return gap.count <= 6 ? text.words[first].range.lowerBound : nil
    }

    private static let repeats = Set(["bis", "ter", "quater", "a", "b"].map { WordHash.hash(of: $0) })

    // MARK: one word for a street

    private static let endings: [[UInt32]] = [
        "straße", "strasse", "gasse", "allee", "platz", "damm", "ufer", "straat", "gracht", "laan", "plein", "kade",
        "gatan", "gata", "vägen", "vagen", "gade", "vej", "veien", "gaten", "katu", "katu", "tie", "utca",
    ].map { $0.unicodeScalars.map(\.value) }

    /// Ends of words for people who do something: `Anrufer`, `Käufer`.
    private static let people = ["anrufer", "äufer", "aufer", "rückrufer"].map { $0.unicodeScalars.map(\.value) }

    private static let lasts = endings.compactMap(\.last)

    /// `Hauptstraße`, `Prinsengracht`, `Storgatan`.
    private func isStreetName(_ word: TextWord) -> Bool {
        guard word.isCapitalized, word.count >= 7, !word.shape.contains(.mixed),
            PostalAddresses.lasts.contains(text.lowered[word.range.upperBound - 1])
        else { return false }
        if PostalAddresses.people.contains(where: { text.lowered[word.range].suffix($0.count).elementsEqual($0) }) {
            return false
        }
        return PostalAddresses.endings.contains { ending in
            word.count >= ending.count + 3 && text.lowered[word.range].suffix(ending.count).elementsEqual(ending)
        }
    }

    private func compound(_ index: Int) -> Range<Int>? {
        guard let number = number(after: index) else { return nil }
        return text.words[index].range.lowerBound..<end(after: number)
    }

    // MARK: what follows

    /// The end of the parts after a street: a flat, a postal code, a town.
    func end(after place: Int) -> Int {
        var end = place
        var parts = 0
        while parts < 5, let next = partEnd(from: end) {
            end = next
            parts += 1
        }
        return end
    }

    /// The end of one part after a comma or a blank: words with capitals, postal codes, flats.
    private func partEnd(from place: Int) -> Int? {
        let hasComma = [0x2C, 0xFF0C, 0x2F].contains(text.scalar(place))
        let start = text.skippingBlanks(hasComma ? place + 1 : place)
        guard start > place else { return nil }
        var word = text.word(from: start)
        guard word < text.words.count, text.words[word].range.lowerBound == start else { return nil }
        let first = text.words[word]
        if PostalAddresses.flats.contains(first.hash), text.scalar(first.range.upperBound) == 0x3A,
            word + 1 < text.words.count, text.words[word + 1].range.lowerBound == first.range.upperBound + 1,
            text.words[word + 1].shape.contains(.digits), text.words[word + 1].count <= 4
        {
            return text.words[word + 1].range.upperBound
        }
        guard !first.has([.unit, .failure]), isPlacePart(first) else { return nil }
        if !hasComma, first.isNumber { return nil }
        var last = word
        while word + 1 < text.words.count, isNear(word), isPlacePart(text.words[word + 1]), word - last < 4,
            !isMeasure(word + 1)
        {
            word += 1
        }
        last = word
        let end = text.words[last].range.upperBound
        return text.scalar(end) == 0x3D || text.scalar(end) == 0x3A ? nil : end
    }

    /// `12.4 km`, `5 min`: a number with a unit or with a point in it.
    private func isMeasure(_ index: Int) -> Bool {
        guard text.words[index].isNumber else { return false }
        let end = text.words[index].range.upperBound
        if [0x2E, 0x2C].contains(text.scalar(end)), Reading.isDigit(text.scalar(end + 1)) { return true }
        return text.isBlank(after: index) && text.words[index + 1].has(.unit)
    }

    /// Short forms of what maps say about a way.
    private static let measures = WordHash.set("eta etd dist fare")

    func isPlacePart(_ word: TextWord) -> Bool {
        if PostalAddresses.measures.contains(word.hash) { return false }
        if word.shape.contains(.digits) { return word.count <= 7 && !word.has(.unit) }
        if PostalAddresses.flats.contains(word.hash) || word.has(.street) { return true }
        return word.shape.contains(.capital) && !word.has([.interface, .failure]) && !word.shape.contains(.mixed)
    }

    private static let flats = Set(
        """
        tv th mf sal krs em dør dor ajto emelet lh szint nadstropie d no apt apartment flat suite unit floor fl apto piso planta puerta étage appt bât wohnung stock og kv кв квартира оф офис этаж эт корп
        корпус к стр строение подъезд под д дом г город обл область р-н район буд м daire kat mieszkanie m lok lgh et b
        """.split { $0 == " " || $0 == "\n" }.map { WordHash.hash(of: $0) })
}
