/// The lines of a part of a capture, in order.
struct PartLines: Sendable {
    private let lines: [RawLines.Line]
    private var taken = 0

    init(_ lines: [RawLines.Line]) {
        self.lines = lines
    }

    /// The number of the first line that is not taken yet; nil when all are.
    var firstLine: Int? { taken < lines.count ? lines[taken].number : nil }

    /// The bytes of a line without its line feed, if it is one of the part's and was kept.
    func text(of number: Int) -> [UInt8]? {
        guard let first = lines.first?.number, number >= first, number < first + lines.count else { return nil }
        return lines[number - first].text
    }

    /// Takes the first line away.
    mutating func takeFirst() -> RawLines.Line? {
        guard taken < lines.count else { return nil }
        defer { taken += 1 }
        return lines[taken]
    }
}
