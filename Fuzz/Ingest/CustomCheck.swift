internal import EventModel
@testable internal import LogIngest

/// A format of the user's own and a capture: the first line of the input is the format, the second how it writes times, the
/// rest is the capture.
enum CustomCheck {
    static func check(_ bytes: [UInt8]) {
        let parts = bytes.split(separator: 0x0A, maxSplits: 2, omittingEmptySubsequences: false)
        guard parts.count == 3, let line = try? CustomLine(parsing: String(decoding: parts[0], as: UTF8.self)) else {
            return
        }
        let time = try? TimePattern(parsing: String(decoding: parts[1], as: UTF8.self))
        let format = CustomFormat(name: "own", line: line, time: time, levels: ["note": .info])
        CaptureCheck.check(Array(parts[2]), with: CaptureReader(formats: CustomFormats([format])))
    }
}
