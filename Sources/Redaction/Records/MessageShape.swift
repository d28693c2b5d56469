/// The literal skeleton of a message: its words as far as they are on the list of `ShapeWords`, with holes for the rest.
///
///     Filtered to 4 results for: 'red shoes' in category: 'All'
///     Filtered to {number} results for: {text} in category: {text}
///
/// Holes are `{number}`, `{text}`, `{id}`, `{url}` and `{path}`. What a shape holds is one of these, a listed word, or a
/// punctuation mark, so nothing else of a message can get into it. One pass over the message's first kilobyte.
struct MessageShape {
    /// Bytes of a message that are looked at, and what a shape may hold.
    static let reach = 1024
    static let mostBytes = 200
    static let mostWords = 40

    enum Hole: String, CaseIterable {
        case number = "{number}"
        case text = "{text}"
        case id = "{id}"
        case url = "{url}"
        case path = "{path}"
    }

    /// A shape, and the words of the message that became holes of their own.
    struct Worded: Sendable {
        var output: [UInt8]
        /// For each such word where its hole begins in the shape, and where it stands in the message.
        var words: [(hole: Int, range: Range<Int>)]
    }

    /// The shape so far, in UTF-8.
    private(set) var output: [UInt8] = []
    /// Single unlisted words with a hole of their own, outside of quotes and values.
    private var openWords: [(hole: Int, range: Range<Int>)] = []
    private var keepsWords = false
    /// The last word that is shown.
    private var lastWord: ArraySlice<UInt8> = []
    private let bytes: [UInt8]
    /// Names in the record's own fields, which are published beside the shape: code that logs under its own name.
    private let ownNames: [ArraySlice<UInt8>]
    private var place = 0
    private var words = 0
    private var isFull = false
    private var textHoleEnd: Int?
    private var isAfterName = false
    private var memo = WordMemo()

    /// The shape of a message of the record whose own names these are; `memo` goes from message to message.
    static func shape(
        of message: ArraySlice<UInt8>, ownNames: [ArraySlice<UInt8>] = [], memo: inout WordMemo
    ) -> [UInt8] {
        var shape = MessageShape(message, ownNames)
        shape.read(&memo)
        return shape.output
    }

    /// The shape of a message, with the places of its single unlisted words from the message's first byte.
    static func worded(
        _ message: ArraySlice<UInt8>, ownNames: [ArraySlice<UInt8>] = [], memo: inout WordMemo
    ) -> Worded {
        var shape = MessageShape(message, ownNames)
        shape.keepsWords = true
        shape.read(&memo)
        return Worded(output: shape.output, words: shape.openWords)
    }

    private init(_ message: ArraySlice<UInt8>, _ ownNames: [ArraySlice<UInt8>]) {
        let isCut = message.count > MessageShape.reach
        // A word that the cut may have gone through is left out.
        let whole = message.prefix(MessageShape.reach)
        let end = isCut ? whole.lastIndex(where: ByteClass.isBlank) ?? whole.startIndex : whole.endIndex
        bytes = Array(whole[..<end])
        self.ownNames = ownNames
    }

    private mutating func read(_ memo: inout WordMemo) {
        swap(&self.memo, &memo)
        readAll()
        swap(&self.memo, &memo)
    }

    private mutating func readAll() {
        var hasBlank = false
        while place < bytes.count, !isFull {
            if ByteClass.isBlank(bytes[place]) {
                hasBlank = !output.isEmpty
                place += 1
                continue
            }
            if hasBlank { append(ByteClass.blank) }
            let isBehindMark = place > 0 && ByteClass.opens(bytes[place - 1])
            let isStart = (hasBlank || output.isEmpty || isBehindMark) && !ByteClass.opens(bytes[place])
            hasBlank = false
            if readQuote() || (isStart && readChunk()) { continue }
            readWordOrMark()
        }
        while output.last == ByteClass.blank { output.removeLast() }
        if isFull { output.append(contentsOf: "…".utf8) }
    }

    // MARK: Quoted texts

    /// A quoted text, up to its closing quote, or to the end when there is none.
    private mutating func readQuote() -> Bool {
        guard place < bytes.count, let quote = Quote(at: place, in: bytes), quote.canOpen(at: place, in: bytes)
        else { return false }
        let end = quote.end(from: place + quote.opening.count, in: bytes) ?? bytes.count
        write(.text)
        place = end
        return true
    }

    // MARK: Whole chunks

    /// A URL, an address, a path, an identifier or `key=value`: what is decided on everything up to the next blank.
    private mutating func readChunk() -> Bool {
        let end = bytes[place...].firstIndex { ByteClass.isBlank($0) || ByteClass.endsChunk($0) } ?? bytes.count
        let chunk = bytes[place..<end]
        if let equals = chunk.firstIndex(of: UInt8(ascii: "=")), equals > place,
            chunk[..<equals].allSatisfy(ByteClass.isKey)
        {
            return readPair(key: place..<equals)
        }
        guard let hole = ChunkRule.hole(for: chunk) else { return false }
        write(hole)
        place = ByteClass.untrailed(chunk).endIndex
        return true
    }

    /// A key and `=`; what follows is a value, whatever its words are.
    private mutating func readPair(key: Range<Int>) -> Bool {
        write(word: bytes[key])
        append(UInt8(ascii: "="))
        place = key.upperBound + 1
        if readQuote() { return true }
        let isPrivate = ShapeWords.announcesPrivateValue(bytes[key])
        let next = bytes[place..<(bytes[place...].firstIndex(where: ByteClass.isBlank) ?? bytes.count)]
        if !isPrivate, let hole = ChunkRule.hole(for: next) {
            place = ByteClass.untrailed(next).endIndex
            write(hole)
        } else if !isPrivate, let end = ChunkRule.numberEnd(from: place, in: bytes) {
            place = end
            write(.number)
        } else {
            readValue(isPrivate: isPrivate)
        }
        return true
    }

    /// The end of an unquoted value: before the next `key=`; before the next `,`, `;` or closing bracket unless it is
    /// private; else the end of the message.
    private func valueEnd(isPrivate: Bool) -> Int {
        var end = place
        while end < bytes.count {
            let byte = bytes[end]
            if !isPrivate, ByteClass.endsValue(byte) { return end }
            if ByteClass.isBlank(byte), isKeyNext(at: end + 1) {
                let before = bytes[place..<end].reversed().drop { ByteClass.isBlank($0) || $0 == UInt8(ascii: ",") }
                return before.startIndex.base
            }
            end += 1
        }
        return end
    }

    private func isKeyNext(at start: Int) -> Bool {
        let end = bytes[start...].firstIndex { !ByteClass.isKey($0) } ?? bytes.count
        return end > start && end < bytes.count && bytes[end] == UInt8(ascii: "=")
    }

    // MARK: Words and marks

    private mutating func readWordOrMark() {
        if let number = ChunkRule.numberEnd(from: place, in: bytes) {
            place = number
            write(.number)
        } else if ByteClass.isWord(at: place, in: bytes) {
            let start = place
            while place < bytes.count,
                ByteClass.isWord(at: place, in: bytes) || ByteClass.isInnerApostrophe(at: place, in: bytes)
            {
                place += 1
            }
            let word = bytes[start..<place]
            write(word: word)
            if place < bytes.count, bytes[place] == UInt8(ascii: ":"), ShapeWords.announcesPrivateValue(word) {
                readPrivateValue()
            }
        } else {
            let length = ByteClass.markLength(at: place, in: bytes)
            for byte in bytes[place..<(place + length)] { append(byte) }
            place += length
        }
    }

    /// What follows `password:` and its like.
    private mutating func readPrivateValue() {
        append(UInt8(ascii: ":"))
        place += 1
        let start = place
        place = bytes[place...].firstIndex { !ByteClass.isBlank($0) } ?? bytes.count
        if start < place { append(ByteClass.blank) }
        if !readQuote() { readValue(isPrivate: true) }
    }

    /// An unquoted value, which becomes one hole.
    private mutating func readValue(isPrivate: Bool) {
        let value = place..<valueEnd(isPrivate: isPrivate)
        place = value.upperBound
        if !value.isEmpty { write(ChunkRule.valueHole(for: bytes[value])) }
    }

    // MARK: Output

    /// Writes a word that may be shown, or the hole that stands for it.
    private mutating func write(word: ArraySlice<UInt8>) {
        if let digits = word.firstIndex(where: ByteClass.isDigit) {
            guard digits > word.startIndex, word.count - (digits - word.startIndex) <= 2,
                word[digits...].allSatisfy(ByteClass.isDigit), memo.isShown(word[..<digits])
            else { return write(.id) }
            write(literal: word[..<digits])
            return write(.number)
        }
        let isShown = memo.isShown(word) && !isPersonal(word) || ownNames.contains { $0.elementsEqual(word) }
        let isName = ByteClass.isTitleCase(word)
        // The word behind an unknown capitalised one may be the rest of a name: `Larry Page`.
        guard isShown, !(isName && isAfterName && isBehindTextHole) else {
            writeHole(for: word)
            isAfterName = isName
            return
        }
        write(literal: word)
        lastWord = word
    }

    /// `login as mark`: a word that is a name as well, behind one that people's names follow.
    private func isPersonal(_ word: ArraySlice<UInt8>) -> Bool {
        !lastWord.isEmpty && ShapeWords.leadsToName(lastWord) && ShapeWords.isNameLike(word)
    }

    /// Writes the hole for a word, which may be one of the app's own unless it stands with others in one hole or behind a
    /// word such as `user`.
    private mutating func writeHole(for word: ArraySlice<UInt8>) {
        let end = textHoleEnd
        write(.text)
        if keepsWords, textHoleEnd != end, !ShapeWords.announcesPrivateValue(lastWord) {
            openWords.append((output.count - Hole.text.rawValue.utf8.count, word.indices))
        }
        lastWord = []
    }

    private var isBehindTextHole: Bool {
        textHoleEnd.map { output.count - $0 <= 1 } ?? false
    }

    private mutating func write(literal word: ArraySlice<UInt8>) {
        guard fits(word.count) else { return }
        output.append(contentsOf: word)
        words += 1
    }

    /// Text holes with nothing but light punctuation between them are one.
    private mutating func write(_ hole: Hole) {
        isAfterName = false
        if hole == .text, let textHoleEnd, output[textHoleEnd...].allSatisfy(ByteClass.joinsTexts) {
            output.removeSubrange(textHoleEnd...)
            if let last = openWords.last, last.hole + Hole.text.rawValue.utf8.count == textHoleEnd {
                openWords.removeLast()
            }
            return
        }
        let text = hole.rawValue.utf8
        guard fits(text.count) else { return }
        output.append(contentsOf: text)
        words += 1
        if hole == .text { textHoleEnd = output.count }
    }

    private mutating func append(_ byte: UInt8) {
        if fits(1) { output.append(byte) }
    }

    private mutating func fits(_ count: Int) -> Bool {
        if output.count + count > MessageShape.mostBytes - 3 || words >= MessageShape.mostWords { isFull = true }
        return !isFull
    }
}
