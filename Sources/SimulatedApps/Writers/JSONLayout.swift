/// How the members of an entry are laid out in JSON: all in one line, or one a line with a blank before each colon. What
/// stands between the values is made once.
struct JSONLayout: Sendable {
    /// What an array of one object of two members has around its values.
    private struct Frames: Sendable {
        let open: String
        let middle: String
        let close: String
    }

    private let separator: String
    private let colon: String
    private let frames: Frames
    let beforeLevel: [UInt8]
    let beforeFormat: [UInt8]
    let beforeMachineTime: [UInt8]
    let beforeMessage: [UInt8]
    let beforeTrace: [UInt8]
    let beforeProcess: [UInt8]
    let end: [UInt8]

    /// One object a line.
    static let line = JSONLayout(
        separator: ",", colon: ":",
        frames: Frames(open: "{\"frames\":[{\"imageOffset\":", middle: ",\"imageUUID\":", close: "}]}"))
    /// One member a line.
    static let pretty = JSONLayout(
        separator: ",\n  ", colon: " : ",
        frames: Frames(
            open: "{\n    \"frames\" : [\n      {\n        \"imageOffset\" : ", middle: ",\n        \"imageUUID\" : ",
            close: "\n      }\n    ]\n  }"))

    private static let imageUUID = "\"A3B6F0E4-0B5D-3C55-9E0C-6E2B3A8F1D42\""
    private static let imageOffset = "48212"

    private init(separator: String, colon: String, frames: Frames) {
        self.separator = separator
        self.colon = colon
        self.frames = frames
        func member(_ name: String, _ value: String) -> String { "\(separator)\"\(name)\"\(colon)\(value)" }
        beforeLevel = Array("\"timezoneName\"\(colon)\"\"\(member("messageType", "\""))".utf8)
        beforeFormat = Array(
            "\"\(member("eventType", "\"logEvent\""))\(member("source", "null"))\(member("formatString", "\""))".utf8)
        beforeMachineTime = Array("\"\(member("machTimestamp", ""))".utf8)
        beforeMessage = Array(member("eventMessage", "\"").utf8)
        beforeTrace = Array("\"\(member("processImageUUID", JSONLayout.imageUUID))\(member("traceID", ""))".utf8)
        beforeProcess = Array(member("processID", "").utf8)
        end = Array(
            "\(member("senderProgramCounter", JSONLayout.imageOffset))\(member("parentActivityIdentifier", "0"))".utf8)
    }

    /// Everything of an origin between the format string and the thread.
    func beforeThread(_ origin: LogOrigin) -> [UInt8] {
        var bytes = Array("\"".utf8)
        add("userID", "501", to: &bytes)
        add("activityIdentifier", "0", to: &bytes)
        add("subsystem", quoting: origin.systemSubsystem, to: &bytes)
        add("category", quoting: origin.systemCategory, to: &bytes)
        add("threadID", "", to: &bytes)
        return bytes
    }

    /// Everything of an origin between the thread and the time.
    func beforeTime(_ origin: LogOrigin) -> [UInt8] {
        var bytes: [UInt8] = []
        add("senderImageUUID", JSONLayout.imageUUID, to: &bytes)
        let frame = frames.open + JSONLayout.imageOffset + frames.middle + JSONLayout.imageUUID + frames.close
        add("backtrace", frame, to: &bytes)
        add("bootUUID", "\"\"", to: &bytes)
        add("processImagePath", quoting: origin.imagePath, to: &bytes)
        add("senderImagePath", quoting: origin.senderImagePath, to: &bytes)
        add("timestamp", "\"", to: &bytes)
        return bytes
    }

    private func add(_ name: String, _ value: String, to bytes: inout [UInt8]) {
        bytes.add("\(separator)\"\(name)\"\(colon)\(value)")
    }

    private func add(_ name: String, quoting value: String, to bytes: inout [UInt8]) {
        add(name, "\"", to: &bytes)
        bytes.add(jsonEscaping: value)
        bytes.append(0x22)
    }
}
