internal import EventModel

/// `2026-07-29 14:00:00.412 I  Example[8123:3a1f2c] (Library) [subsystem:category] message`: civil time without a zone.
enum CompactLines {
    static func add(_ entry: SimulatedEntry, _ state: borrowing LineState, to bytes: inout [UInt8]) {
        state.clock.addSeconds(to: &bytes)
        state.clock.addMilliseconds(to: &bytes)
        bytes.append(0x20)
        let (first, second) = entry.level.compactCode
        bytes.append(first)
        bytes.append(second)
        bytes.append(0x20)
        bytes.append(contentsOf: state.lines.head)
        bytes.append(contentsOf: state.numbers.text)
        bytes.append(contentsOf: state.lines.tail)
        bytes.add(entry.message)
        bytes.append(0x0A)
    }
}
