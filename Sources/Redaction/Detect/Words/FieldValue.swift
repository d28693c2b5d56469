/// What follows a word: a value in quotes, a value after a colon or an equals sign, or just the next words.
enum FieldValue: Hashable {
    /// The inside of quotation marks; `isAssigned` when a colon or an equals sign stands before them.
    case quoted(Range<Int>, isAssigned: Bool)
    /// From the first place of a value after a colon or an equals sign on.
    case assigned(Int)
    /// From the next word on, which only blanks part from the word.
    case next(Int)
    /// Something else, or nothing.
    case none

    /// What follows a word.
    init(_ text: Reading, after word: Int) {
        var place = text.words[word].range.upperBound
        // The closing mark of a key: `"name":`, `(email)=`, `name]`.
        if [0x22, 0x27, 0x5C, 0x29, 0x5D, 0x201D].contains(text.scalar(place)),
            FieldValue.isAssignment(text, after: place + 1)
        {
            place += text.scalar(place) == 0x5C ? 2 : 1
        }
        let afterKey = text.skippingBlanks(place)
        guard FieldValue.isSign(text.scalar(afterKey)) else {
            self = FieldValue.plain(text, afterKey, isNext: afterKey > place, from: word)
            return
        }
        var value = text.skippingBlanks(afterKey + 1)
        if text.scalar(value) == 0x3E || text.scalar(value) == 0x3D { value = text.skippingBlanks(value + 1) }
        while [0x5B, 0x28, 0x5C, 0x40].contains(text.scalar(value)) { value += 1 }
        if let inside = Quotation.inside(text, openedAt: value) {
            self = .quoted(inside, isAssigned: true)
        } else {
            self = value < text.scalars.count ? .assigned(value) : .none
        }
    }

    private static func plain(_ text: Reading, _ place: Int, isNext: Bool, from word: Int) -> FieldValue {
        var opening = place
        while [0x28, 0x5C].contains(text.scalar(opening)) { opening += 1 }
        if let inside = Quotation.inside(text, openedAt: opening), isNext || text.scalar(opening) > 0x7F {
            return .quoted(inside, isAssigned: false)
        }
        return isNext && word + 1 < text.words.count && text.words[word + 1].range.lowerBound == place
            ? .next(place) : .none
    }

    private static func isSign(_ scalar: UInt32) -> Bool {
        scalar == 0x3A || scalar == 0x3D || scalar == 0xFF1A || scalar == 0xFF1D
    }

    private static func isAssignment(_ text: Reading, after place: Int) -> Bool {
        let next = text.skippingBlanks(text.scalar(place) == 0x22 ? place + 1 : place)
        return isSign(text.scalar(next))
    }

    /// The end of a value without quotes that begins at a place: a line's end, a bracket, `&`, `;`, the next key. With
    /// `commas` also a comma.
    static func end(_ text: Reading, from start: Int, commas: Bool, longest: Int = Quotation.longest) -> Int {
        var end = start
        var word = text.word(from: start)
        scan: while end < min(text.scalars.count, start + longest) {
            switch text.scalars[end] {
            case 0x0A, 0x0D, 0x26, 0x3B, 0x7D, 0x5D, 0x29, 0x7C, 0x09, 0x3C, 0x22, 0x2192: break scan
            case 0x28: if end > start { break scan }
            case 0x2D where text.scalar(end + 1) == 0x3E: break scan
            case 0x2C, 0xFF0C: if commas || isKey(text, word) { break scan }
            case 0x20:
                if isKey(text, word), text.words[word].range.lowerBound == end + 1 { break scan }
            default: break
            }
            end += 1
            while word < text.words.count, text.words[word].range.lowerBound < end { word += 1 }
        }
        while end > start, Reading.isBlank(text.scalars[end - 1]) { end -= 1 }
        return end
    }

    /// Whether a word is a key: an equals sign stands right after it, or a colon and a blank.
    private static func isKey(_ text: Reading, _ word: Int) -> Bool {
        guard word < text.words.count else { return false }
        var last = word
        while last + 1 < text.words.count, text.isJoined(after: last, by: 0x5F) || text.isJoined(after: last, by: 0x2E)
        { last += 1 }
        let end = text.words[last].range.upperBound
        guard text.scalar(end) == 0x3A else { return text.scalar(end) == 0x3D }
        guard !text.words[last].has(.numberWord) else { return false }
        return text.scalar(end + 1) == 0x20 || text.words[last].isLetters && text.scalar(end + 1) != 0x2F
    }
}
