/// What follows the time in lines of a device: `(device SP)? process ("(" lib ")")? "[" pid "] <" level ">:" SP message`.
enum DeviceHeader {
    /// Reads all of it but the device, into process, sender, process id, level and message; the process begins at `start` and
    /// so holds the device's name.
    static func read(_ bytes: Span<UInt8>, from start: Int, before end: Int, into record: inout LogRecord) -> Bool {
        guard let name = readLevel(bytes, from: start, before: end, into: &record) else { return false }
        return readLibrary(bytes, name, into: &record)
    }

    /// Reads `[pid] <level>: message` behind the name at `start`; the answer is the name.
    static func readLevel(
        _ bytes: Span<UInt8>, from start: Int, before end: Int, into record: inout LogRecord
    ) -> Range<Int>? {
        guard let mark = bytes.processMark(ofNameAt: start, before: end), mark.thread.isEmpty,
            bytes.hasText(" <", at: mark.end, before: end)
        else { return nil }
        var position = mark.end + 1
        guard let word = LevelWords.read(bytes, &position, before: end),
            let message = bytes.end(of: ":", at: position, before: end)
        else { return nil }
        record.levelWord = word.range
        record.level = word.level
        record.processID = mark.processID
        record.message = message..<end
        return start..<mark.start
    }

    /// Splits `process(lib)`; parentheses may nest, and a group behind a blank is part of the process.
    private static func readLibrary(_ bytes: Span<UInt8>, _ name: Range<Int>, into record: inout LogRecord) -> Bool {
        record.process = name
        guard bytes[name.upperBound - 1] == 0x29 else { return true }
        var (open, depth) = (name.upperBound - 1, 1)
        while open > name.lowerBound, depth > 0 {
            open -= 1
            if bytes[open] == 0x29 { depth += 1 }
            if bytes[open] == 0x28 { depth -= 1 }
        }
        guard depth == 0 else { return true }
        guard open > name.lowerBound else { return false }
        guard bytes[open - 1] != 0x20 else { return true }
        record.process = name.lowerBound..<open
        record.sender = open + 1..<name.upperBound - 1
        return true
    }
}
