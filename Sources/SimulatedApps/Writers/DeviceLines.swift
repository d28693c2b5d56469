internal import EventModel

/// What `idevicesyslog` prints around its records.
enum DeviceLines {
    private static let device = "00008110-000A1C2E3F58801E"

    static func addHead(to bytes: inout [UInt8]) {
        bytes.add("[connected:\(device)]\n")
    }

    static func addTail(to bytes: inout [UInt8]) {
        bytes.add("[disconnected:\(device)]\n")
    }

    /// ` Example(Library)[8123] <Info>: `.
    static func addProcess(of entry: SimulatedEntry, _ state: borrowing LineState, to bytes: inout [UInt8]) {
        bytes.append(contentsOf: state.lines.head)
        bytes.add(decimal: UInt64(clamping: entry.processID))
        bytes.add("] <")
        bytes.add(entry.level.deviceWord)
        bytes.add(">: ")
    }
}
