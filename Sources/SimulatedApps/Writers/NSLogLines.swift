internal import EventModel

/// `2026-07-29 14:00:00.412337+0300 Example[8123:3809068] [category] message`, as since Xcode 9 under a debugger: the thread
/// in decimal, no level, no subsystem.
enum NSLogLines {
    static func add(_ entry: SimulatedEntry, _ state: borrowing LineState, to bytes: inout [UInt8]) {
        state.clock.addSeconds(to: &bytes)
        state.clock.addMicroseconds(to: &bytes)
        state.clock.addZone(to: &bytes)
        bytes.append(0x20)
        bytes.append(contentsOf: state.lines.head)
        bytes.add(decimal: UInt64(clamping: entry.processID))
        bytes.append(0x3A)
        bytes.add(decimal: entry.threadID)
        bytes.append(contentsOf: state.lines.tail)
        bytes.add(entry.message)
        bytes.append(0x0A)
    }
}
