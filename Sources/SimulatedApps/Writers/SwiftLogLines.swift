internal import EventModel

/// `2026-07-29T14:00:00+0300 info label : [source] message`, whole seconds in the program's zone; what stands between level
/// and message depends on the version.
enum SwiftLogLines {
    static func add(_ entry: SimulatedEntry, _ state: borrowing LineState, to bytes: inout [UInt8]) {
        state.clock.addSeconds(to: &bytes)
        state.clock.addZone(to: &bytes)
        bytes.append(0x20)
        bytes.add(entry.level.swiftLogWord)
        bytes.append(contentsOf: state.lines.tail)
        bytes.add(entry.message)
        bytes.append(0x0A)
    }
}
