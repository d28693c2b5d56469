internal import EventModel

/// Objects of an array, `[{` … `},{` … `}]`, one member a line; a live stream never closes the array.
enum JSONLines {
    static func add(_ entry: SimulatedEntry, _ state: borrowing LineState, to bytes: inout [UInt8]) {
        bytes.add(state.entryCount == 1 ? "{\n  " : ",{\n  ")
        EntryObject.add(entry, state, .pretty, to: &bytes)
        bytes.add("\n}")
    }
}
