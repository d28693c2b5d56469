/// Reads a folded text once and finds its lower case, classes, words and features.
struct TextReader {
    private(set) var lowered: [UInt32] = []
    private(set) var classes: [ScalarClass] = []
    private(set) var words: [DetectableText.Word] = []
    private(set) var features: TextFeatures = []

    private let ascii = ScalarClass.ascii
    private var start: Int?
    private var union: ScalarClass = []
    private var common: ScalarClass = []
    /// Digits with nothing but blanks, dots and dashes between them.
    private var digits = 0

    init(count: Int) {
        lowered.reserveCapacity(count)
        classes.reserveCapacity(count)
        words.reserveCapacity(count / 6)
    }

    /// Takes the next scalar.
    mutating func add(_ scalar: UInt32) {
        var scalarClass: ScalarClass
        if scalar < 0x80 {
            scalarClass = ascii[Int(scalar)]
            lowered.append(scalarClass.contains(.upper) ? scalar + 32 : scalar)
        } else {
            let wide = ScalarClass.wide(scalar)
            scalarClass = wide.class
            lowered.append(wide.lowered)
        }
        if scalarClass.meets(.word) {
            if start != nil, union.contains(.ideograph) != scalarClass.contains(.ideograph) { endWord() }
            if start == nil { (start, common) = (classes.count, scalarClass) }
            union.formUnion(scalarClass)
            common.formIntersection(scalarClass)
        } else if start != nil {
            endWord()
        }
        classes.append(scalarClass)
        note(scalar, scalarClass)
    }

    /// Ends the last word.
    mutating func finish() { endWord() }

    private mutating func endWord() {
        guard let start else { return }
        words.append(DetectableText.Word(range: start..<classes.count, some: union, all: common))
        features.formUnion(.of(union))
        if classes.count - start >= 16 { features.insert(.longWord) }
        self.start = nil
        union = []
    }

    private mutating func note(_ scalar: UInt32, _ scalarClass: ScalarClass) {
        if scalarClass.contains(.digit) {
            digits += 1
            if digits == 4 { features.insert(.digits) }
            return
        }
        switch scalar {
        case 0x20, 0x2D: return
        case 0x2E:
            features.insert(.dot)
            return
        case 0x40: features.insert(.at)
        case 0x3A: features.insert(.colon)
        case 0x3D: features.insert(.equals)
        case 0x2F: features.insert(.slash)
        case 0x22, 0x27, 0xAB, 0x201C...0x201F, 0x300C...0x300F: features.insert(.quote)
        default: if scalar >= 0x80 { features.insert(.nonASCII) }
        }
        digits = 0
    }
}

extension TextFeatures {
    fileprivate static func of(_ classes: ScalarClass) -> TextFeatures {
        var features: TextFeatures = []
        if classes.contains(.digit) { features.insert(.digit) }
        if classes.contains(.upper) { features.insert(.upperCase) }
        if classes.contains(.wide) { features.insert(.nonASCII) }
        return features
    }
}
