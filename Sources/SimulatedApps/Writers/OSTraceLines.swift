internal import EventModel

/// `Jul 29 14:00:00.412337 Example(Library)[8123] <Info>: message`: no year, no zone, no subsystem, raw UTF-8.
enum OSTraceLines {
    static func add(_ entry: SimulatedEntry, _ state: borrowing LineState, to bytes: inout [UInt8]) {
        state.clock.addSeconds(to: &bytes)
        state.clock.addMicroseconds(to: &bytes)
        DeviceLines.addProcess(of: entry, state, to: &bytes)
        bytes.add(entry.message)
        bytes.append(0x0A)
    }
}
