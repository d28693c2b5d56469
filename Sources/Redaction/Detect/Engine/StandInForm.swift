/// The forms of what stands for values in public: `(email)`, `file-1`, `email-7q2k9dmx4bt1`, and the holes of shapes such as
/// `{text}`. They are no values, so what was redacted once stays as it is.
struct StandInForm: Sendable {
    private static let names = FormNames(SensitiveType.allCases.map(\.rawValue))
    private static let holes = FormNames(MessageShape.Hole.allCases.map(\.rawValue))
    private static let tokenLength = 12

    /// Names of the policy's own detectors.
    private let custom: [[UInt32]]
    /// The bits that truncation leaves of addresses; nil where they are not truncated.
    private let networks: RedactionPolicy.TypeRule?

    /// The forms under a policy.
    init(_ policy: RedactionPolicy = RedactionPolicy()) {
        custom = policy.custom.map { $0.id.text.unicodeScalars.map(\.value) }
        networks = policy.types[.ip].flatMap { $0.action == .truncate ? $0 : nil }
    }

    /// What of the claims covers no stand-in, in the text's places.
    func left(of claims: [Claim], in text: borrowing DetectableText) -> [Claim] {
        let claims = claims.filter { $0.type != .ip || !isNetwork($0.range, in: text) }
        guard !claims.isEmpty else { return [] }
        let forms = forms(in: text)
        guard !forms.isEmpty else { return claims }
        var left: [Claim] = []
        for claim in claims {
            let inside = forms.filter { $0.overlaps(claim.range) }
            guard !inside.isEmpty else {
                left.append(claim)
                continue
            }
            // The extension of a file's stand-in belongs to it.
            if claim.type == .file { continue }
            var start = claim.range.lowerBound
            for form in inside + [claim.range.upperBound..<claim.range.upperBound] {
                let rest = start..<max(start, min(form.lowerBound, claim.range.upperBound))
                if rest.count(where: { text.classes[$0].meets(.word) }) > 3 {
                    left.append(Claim(range: rest, type: claim.type, rule: claim.rule))
                }
                start = max(start, form.upperBound)
            }
        }
        return left
    }

    /// The places of stand-ins, in order.
    func forms(in text: borrowing DetectableText) -> [Range<Int>] {
        var forms: [Range<Int>] = []
        for (index, word) in text.words.enumerated() {
            let start = word.range.lowerBound
            if let last = forms.last, start < last.upperBound { continue }
            if let hole = StandInForm.hole(around: word.range, text) {
                forms.append(hole)
                continue
            }
            guard let end = nameEnd(index, text) else { continue }
            if start > 0, text.scalars[start - 1] == 0x28, end < text.scalars.count, text.scalars[end] == 0x29 {
                forms.append(start - 1..<end + 1)
            } else if let numbered = numberEnd(end, text) {
                forms.append(start..<numbered)
            }
        }
        return forms
    }

    /// The hole whose name is a word.
    private static func hole(around word: Range<Int>, _ text: borrowing DetectableText) -> Range<Int>? {
        guard word.lowerBound > 0, word.upperBound < text.scalars.count, text.scalars[word.lowerBound - 1] == 0x7B
        else { return nil }
        let range = word.lowerBound - 1..<word.upperBound + 1
        return holes.contains(text.scalars[range]) ? range : nil
    }

    /// The end of the longest type's name that starts with a word: names have up to three words.
    private func nameEnd(_ index: Int, _ text: borrowing DetectableText) -> Int? {
        let start = text.words[index].range.lowerBound
        if let end = customEnd(start, text) { return end }
        guard text.words[index].all.contains(.lower) else { return nil }
        guard isEnded(index, text) else { return nil }
        var found: Int?
        for last in index..<min(index + 2, text.words.count) {
            let end = text.words[last].range.upperBound
            guard end - start <= StandInForm.names.longest else { break }
            if last > index, text.words[last].range.lowerBound != text.words[last - 1].range.upperBound + 1 { break }
            if StandInForm.names.contains(text.scalars[start..<end]) { found = end }
        }
        return found
    }

    /// Whether a dash or a bracket stands behind a word or the one after it: most words need no look at the names.
    private func isEnded(_ index: Int, _ text: borrowing DetectableText) -> Bool {
        text.words[index..<min(index + 2, text.words.count)].contains { word in
            let next = text.scalar(word.range.upperBound)
            return next == 0x2D || next == 0x29
        }
    }

    /// The end of the longest name of a detector of the policy's own.
    private func customEnd(_ start: Int, _ text: borrowing DetectableText) -> Int? {
        var found: Int?
        for name in custom where name.count <= text.scalars.count - start {
            let end = start + name.count
            guard text.scalars[start..<end].elementsEqual(name), end > found ?? 0 else { continue }
            if end == text.scalars.count || !text.classes[end].meets(.word) { found = end }
        }
        return found
    }

    /// Whether an address is what truncation leaves of one: `203.0.113.0/24`.
    private func isNetwork(_ range: Range<Int>, in text: borrowing DetectableText) -> Bool {
        guard let networks, range.upperBound < text.scalars.count, text.scalars[range.upperBound] == 0x2F,
            let address = InternetAddress(text.string(range))
        else { return false }
        let bits = text.scalars[(range.upperBound + 1)...].prefix { (0x30...0x39).contains($0) }
        let written = bits.count <= 3 ? bits.reduce(0) { $0 * 10 + Int($1) - 0x30 } : 0
        return written == (address.bytes.count == 4 ? networks.v4 : networks.v6)
            && address.truncated(v4: networks.v4, v6: networks.v6) == address
    }

    /// The end of `-12` or `-7q2k9dmx4bt1` behind a name.
    private func numberEnd(_ end: Int, _ text: borrowing DetectableText) -> Int? {
        guard end + 1 < text.scalars.count, text.scalars[end] == 0x2D else { return nil }
        var place = end + 1
        var isNumber = true
        while place < text.scalars.count, text.classes[place].meets(.word), !text.classes[place].contains(.upper) {
            isNumber = isNumber && text.classes[place].contains(.digit)
            place += 1
        }
        let length = place - end - 1
        return length == StandInForm.tokenLength || isNumber && (1...6).contains(length) ? place : nil
    }
}
