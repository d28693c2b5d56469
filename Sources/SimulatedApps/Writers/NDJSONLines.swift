internal import EventModel

/// One object a line.
enum NDJSONLines {
    static func add(_ entry: SimulatedEntry, _ state: borrowing LineState, to bytes: inout [UInt8]) {
        bytes.append(0x7B)
        EntryObject.add(entry, state, .line, to: &bytes)
        bytes.add("}\n")
    }
}
