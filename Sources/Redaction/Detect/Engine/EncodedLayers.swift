/// Texts inside a text: base64, base64url, hexadecimal and punycode that decode to something printable.
enum EncodedLayers {
    /// A text inside another and the place of its encoded form there.
    struct Layer: Sendable {
        let range: Range<Int>
        let text: DetectableText
    }

    /// The most scalars that are looked into.
    private static let longest = 65_536
    /// The shortest run that is tried.
    static let shortest = 12
    /// Starts that are tried in one run, which may have a path before the encoded part.
    private static let tries = 8

    /// The layers of a text, in order, each read down to a depth.
    static func layers(of text: borrowing DetectableText, depth: Int) -> [Layer] {
        var layers: [Layer] = []
        var next = 0
        var pairsEnd = 0
        for (index, word) in text.words.enumerated() where word.range.lowerBound >= next {
            if word.range.count == 2, index >= pairsEnd {
                let pairs = pairs(from: index, text)
                pairsEnd = pairs.upperBound
                if let layer = punycode(word.range, text, depth) ?? spacedHex(pairs, text, depth) {
                    layers.append(layer)
                    next = layer.range.upperBound
                }
                continue
            }
            guard word.range.count >= 4, !word.all.contains(.lower) || word.range.count >= shortest else { continue }
            let run = run(from: word.range.lowerBound, text)
            next = run.upperBound
            if run.count >= shortest, run.count <= longest, let layer = layer(in: run, text, depth) {
                layers.append(layer)
            }
        }
        return layers
    }

    /// The run of base64 scalars from a place on, padding included.
    private static func run(from start: Int, _ text: borrowing DetectableText) -> Range<Int> {
        var end = start
        while end < text.scalars.count, Base64.value(text.scalars[end]) != nil { end += 1 }
        var padding = 0
        while end < text.scalars.count, padding < 2, text.scalars[end] == 0x3D {
            end += 1
            padding += 1
        }
        return start..<end
    }

    private static func layer(in run: Range<Int>, _ text: borrowing DetectableText, _ depth: Int) -> Layer? {
        var start = run.lowerBound
        if text.scalars[start] == 0x30, text.lowered[start + 1] == 0x78 { start += 2 }
        for _ in 0..<tries {
            let rest = start..<run.upperBound
            if let scalars = Hexadecimal.printable(text.scalars, rest) ?? Base64.printable(text.scalars, rest) {
                return Layer(range: rest, text: DetectableText(message: scalars, layers: depth))
            }
            // Behind the next mark of a path or a compound.
            while start < run.upperBound, text.classes[start].meets(.word) { start += 1 }
            start += 1
            guard run.upperBound - start >= shortest else { return nil }
        }
        return nil
    }

    /// The words from `first` on that are pairs of hexadecimal digits with one blank, comma or colon between them.
    private static func pairs(from first: Int, _ text: borrowing DetectableText) -> Range<Int> {
        var last = first
        while last < text.words.count, text.words[last].range.count == 2, text.words[last].all.contains(.hex) {
            let start = text.words[last].range.lowerBound
            if last > first {
                let isJoined = [0x20, 0x2C, 0x3A].contains(text.scalars[start - 1])
                guard isJoined, start == text.words[last - 1].range.upperBound + 1 else { break }
            }
            last += 1
        }
        return first..<max(last, first + 1)
    }

    /// `74 6f 3d 6a …`: at least eight bytes as words of their own.
    private static func spacedHex(_ pairs: Range<Int>, _ text: borrowing DetectableText, _ depth: Int) -> Layer? {
        guard pairs.count >= 8 else { return nil }
        let digits = pairs.flatMap { text.scalars[text.words[$0].range] }
        guard let scalars = Hexadecimal.printable(digits, digits.indices) else { return nil }
        let range = text.words[pairs.lowerBound].range.lowerBound..<text.words[pairs.upperBound - 1].range.upperBound
        return Layer(range: range, text: DetectableText(message: scalars, layers: depth))
    }

    /// `xn--…`: a label of an international host name.
    private static func punycode(_ word: Range<Int>, _ text: borrowing DetectableText, _ depth: Int) -> Layer? {
        let start = word.lowerBound
        guard word.count == 2, text.lowered[start] == 0x78, text.lowered[start + 1] == 0x6E,
            start + 4 < text.scalars.count,
            text.scalars[start + 2] == 0x2D, text.scalars[start + 3] == 0x2D
        else { return nil }
        var end = start + 4
        while end < text.scalars.count, end - start < 64, text.scalars[end] == 0x2D || text.classes[end].meets(.word) {
            end += 1
        }
        guard let scalars = Punycode.decoded(text.lowered[start + 4..<end]) else { return nil }
        return Layer(range: start..<end, text: DetectableText(message: scalars, layers: depth))
    }
}
