internal import EventModel

/// The members of an entry in the order in which `log` prints them since macOS 12, without the braces around them.
enum EntryObject {
    /// Where the numbers of trace entries begin.
    private static let firstTrace: UInt64 = 4_123_880_000_000_000
    /// Machine time runs at 24 MHz.
    private static let ticksPerMicrosecond: Int64 = 24

    static func add(
        _ entry: SimulatedEntry, _ state: borrowing LineState, _ layout: JSONLayout, to bytes: inout [UInt8]
    ) {
        bytes.append(contentsOf: layout.beforeLevel)
        bytes.add(entry.level.systemWord)
        bytes.append(contentsOf: layout.beforeFormat)
        if let format = entry.format {
            bytes.add(jsonEscaping: format)
        } else {
            bytes.add(jsonEscaping: entry.message)
        }
        bytes.append(contentsOf: state.lines.head)
        bytes.add(decimal: entry.threadID)
        bytes.append(contentsOf: state.lines.tail)
        state.clock.addSeconds(to: &bytes)
        state.clock.addMicroseconds(to: &bytes)
        state.clock.addZone(to: &bytes)
        bytes.append(contentsOf: layout.beforeMachineTime)
        let microseconds = (entry.instant - state.firstMinute) / 1000
        bytes.add(decimal: UInt64(clamping: microseconds * ticksPerMicrosecond))
        bytes.append(contentsOf: layout.beforeMessage)
        bytes.add(jsonEscaping: entry.message)
        bytes.append(contentsOf: layout.beforeTrace)
        bytes.add(decimal: firstTrace + UInt64(state.entryCount))
        bytes.append(contentsOf: layout.beforeProcess)
        bytes.add(decimal: UInt64(clamping: entry.processID))
        bytes.append(contentsOf: layout.end)
    }
}
