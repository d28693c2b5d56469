/// Lines of machine-readable travel documents, by ICAO 9303.
enum MachineReadableZone {
    /// The shortest line.
    private static let shortest = 28

    /// Finds runs of capitals, digits and fillers that are as long as a line and have two fillers in a row.
    static func find(in text: Reading, _ claim: (Range<Int>) -> Void) {
        var place = 0
        while place < text.scalars.count {
            guard isPart(text.scalars[place]) else {
                place += 1
                continue
            }
            var end = place
            var hasFillers = false
            while end < text.scalars.count, isPart(text.scalars[end]) {
                hasFillers = hasFillers || (text.scalars[end] == 0x3C && text.scalar(end + 1) == 0x3C)
                end += 1
            }
            if end - place >= shortest, hasFillers { claim(place..<end) }
            place = end
        }
    }

    private static func isPart(_ scalar: UInt32) -> Bool {
        scalar == 0x3C || scalar &- 0x41 < 26 || Reading.isDigit(scalar)
    }
}
