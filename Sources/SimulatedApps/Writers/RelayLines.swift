internal import EventModel

/// `Jul 29 14:00:00 Example(Library)[8123] <Info>: message`: whole seconds, no year, no zone, no subsystem. What is not ASCII is
/// escaped as vis(3) does; line breaks and tabs are not.
enum RelayLines {
    static func add(_ entry: SimulatedEntry, _ state: borrowing LineState, to bytes: inout [UInt8]) {
        state.clock.addSeconds(to: &bytes)
        DeviceLines.addProcess(of: entry, state, to: &bytes)
        for byte in entry.message.utf8 { add(escaping: byte, to: &bytes) }
        bytes.append(0x0A)
    }

    private static func add(escaping byte: UInt8, to bytes: inout [UInt8]) {
        switch byte {
        case 0x5C: bytes.add("\\134")
        case 0x09, 0x0A, 0x20...0x7E: bytes.append(byte)
        case 0xA0: bytes.add("\\240")
        case 0x80...:
            let isControl = byte & 0x7F < 0x20 || byte == 0xFF
            bytes.add(isControl ? "\\M^" : "\\M-")
            bytes.append(isControl ? byte & 0x7F ^ 0x40 : byte & 0x7F)
        default:
            bytes.add("\\^")
            bytes.append(byte ^ 0x40)
        }
    }
}
