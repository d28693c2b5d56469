internal import EventModel

/// `2026-07-29 14:00:00.412337+0300 0x3a1f2c   Info        0x0                  8123   0    Example: (Library)
/// [subsystem:category] message`, in columns of 10, 11, 20, 6 and 4.
enum DefaultLines {
    static func add(_ entry: SimulatedEntry, _ state: borrowing LineState, to bytes: inout [UInt8]) {
        state.clock.addSeconds(to: &bytes)
        state.clock.addMicroseconds(to: &bytes)
        state.clock.addZone(to: &bytes)
        bytes.append(0x20)
        var column = bytes.count
        bytes.add("0x")
        bytes.add(hexadecimal: entry.threadID)
        bytes.pad(from: column, to: 10)
        bytes.append(0x20)
        column = bytes.count
        bytes.add(entry.level.systemWord)
        bytes.pad(from: column, to: 11)
        bytes.add(" 0x0                  ")
        column = bytes.count
        bytes.add(decimal: UInt64(clamping: entry.processID))
        bytes.pad(from: column, to: 6)
        bytes.add(" 0    ")
        bytes.append(contentsOf: state.lines.tail)
        bytes.add(entry.message)
        bytes.append(0x0A)
    }
}
