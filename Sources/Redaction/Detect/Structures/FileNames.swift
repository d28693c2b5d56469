/// Finds the names of files in a message and claims the stems that say something about a person: `Passport_John_Smith` of
/// `Passport_John_Smith.pdf`, but not `IMG_0042`, `device` of `device.log` or `icon@2x`.
struct FileNames {
    let text: DetectableText
    private(set) var claims: [Claim] = []

    static let longestStem = 256

    init(_ text: DetectableText) {
        self.text = text
    }

    mutating func find() {
        // A stem begins behind the name before it, so no place is looked at twice.
        var floor = 0
        for dot in text.scalars.indices where text.scalars[dot] == Mark.dot && dot > floor {
            guard let end = suffixEnd(dot), let kind = FileExtensions.kind(text, dot + 1..<end) else { continue }
            let stem = FileStemFinder(text: text, floor: max(floor, dot - FileNames.longestStem)).stem(
                before: dot, kind)
            floor = end
            guard let stem else { continue }
            if FileStemRule(text: text).isPersonal(stem.range, kind: kind, isKeyed: stem.isKeyed) {
                claims.append(Claim(range: stem.range, type: .file, rule: "file-name"))
            }
        }
    }

    /// The end of an extension: letters and digits with no other one behind them (`report.tar.gz` ends at `gz`).
    private func suffixEnd(_ dot: Int) -> Int? {
        var end = dot + 1
        while end < text.scalars.count, end - dot < 16, text.classes[end].meets(.word), text.scalars[end] < 0x80 {
            end += 1
        }
        guard end > dot + 1 else { return nil }
        if text.scalars[safe: end] == Mark.dot, text.classes[safe: end + 1]?.meets(.word) ?? false { return nil }
        // `anna.key@example.com`: what stands there is an address.
        if text.scalars[safe: end] == Mark.at { return nil }
        if text.scalars[safe: end] == Mark.dash || text.scalars[safe: end] == Mark.underscore { return nil }
        return end
    }
}
