internal import EventModel

/// `2026-07-29 14:00:00.412337+0300  localhost Example[8123]: (Library) [subsystem:category] message`: no level, no thread.
enum SyslogLines {
    static func add(_ entry: SimulatedEntry, _ state: borrowing LineState, to bytes: inout [UInt8]) {
        state.clock.addSeconds(to: &bytes)
        state.clock.addMicroseconds(to: &bytes)
        state.clock.addZone(to: &bytes)
        bytes.append(contentsOf: state.lines.head)
        bytes.add(decimal: UInt64(clamping: entry.processID))
        bytes.append(contentsOf: state.lines.tail)
        bytes.add(entry.message)
        bytes.append(0x0A)
    }
}
