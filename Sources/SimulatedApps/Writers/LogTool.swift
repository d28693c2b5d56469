internal import EventModel

/// What `log` prints around its records.
enum LogTool {
    static func addHead(_ style: CaptureStyle, _ options: CaptureOptions, to bytes: inout [UInt8]) {
        if let predicate = options.predicate {
            // Quotes inside the predicate are not escaped.
            bytes.add("Filtering the log data using \"\(predicate)\"\n")
        }
        if options.tool == .show {
            bytes.add("Skipping debug messages, pass --debug to include.\n")
        }
        switch style {
        case .logCompact: bytes.add("Timestamp               Ty Process[PID:TID]\n")
        case .logDefault:
            bytes.add("Timestamp                       Thread     Type        Activity             PID    TTL  \n")
        case .logSyslog: bytes.add("Timestamp                       (process)[PID]    \n")
        case .logJSON: bytes.add("[")
        default: break
        }
    }

    /// What `log show` prints at the end.
    static func addTail(_ style: CaptureStyle, _ state: borrowing LineState, to bytes: inout [UInt8]) {
        switch style {
        case .logJSON: bytes.add("]\n")
        case .logNDJSON: bytes.add("{\"count\":\(state.entryCount),\"finished\":1}\n")
        default: addFooter(state, to: &bytes)
        }
    }

    private static func addFooter(_ state: borrowing LineState, to bytes: inout [UInt8]) {
        bytes.append(contentsOf: [UInt8](repeating: 0x2D, count: 116))
        bytes.add("\nLog      - ")
        addCounts(
            [
                ("Default: ", state.levels.standard, 10), ("Info: ", state.levels.info, 16),
                ("Debug: ", state.levels.debug, 13), ("Error: ", state.levels.error, 10),
                ("Fault: ", state.levels.fault, 10),
            ], to: &bytes)
        bytes.add("Activity - ")
        addCounts([("Create: ", 0, 11), ("Transition: ", 0, 10), ("Actions: ", 0, 11)], to: &bytes)
    }

    private static func addCounts(_ counts: [(word: String, count: Int, width: Int)], to bytes: inout [UInt8]) {
        for (index, entry) in counts.enumerated() {
            if index > 0 { bytes.add(", ") }
            bytes.add(entry.word)
            var digits: [UInt8] = []
            digits.add(decimal: UInt64(entry.count))
            bytes.append(contentsOf: [UInt8](repeating: 0x20, count: max(0, entry.width - digits.count)))
            bytes.append(contentsOf: digits)
        }
        bytes.append(0x0A)
    }
}
