import EventModel
import Testing

@testable import LogIngest

/// Styles look at no byte outside the line, and say nothing that stands outside it, whatever the line is.
@Suite struct StyleBoundsTests {
    private static let lines = [
        "2025-12-27 03:14:50.628194 Pod{Pod.debug.dylib+0x2c3d}[50428] <NOTICE>: cheers [org.s.pod][mail]",
        "2024-05-06T07:08:09.123Z  PID:71     <Notice >  [com.example.a:b c]   cheers",
        "2023-10-17 06:48:39.270514+0100  localhost knobd[2903]: [spid 0x5d, process, begin] (K) [com.a:B] Dial: Ahead",
        "2023-10-17 06:48:39.270514+0100 0x2b47a    Signpost    0x0    2903   0    [spid 0x5d, process,   end] k: [a:b] D: x",
        "2026-07-29 14:00:00.412 Sp App[8:3a] (lib) [a:b] [spid 0x1, process, begin] load: x",
        "2024-02-03 04:05:06:789 Lumber Jack[12:ab] [a:b] tty",
        "2024-05-06 07:08:09-07 desk my installer[12] (j[1]): x",
        "x 2024-02-03 04:05:06.789012+0100 App[12:3456] x", "PB(52071,0x102a5c300) malloc: tiny pool",
        "Aug  4 22:07:38.160937 Tray UI(Tilt (2))[30486] <Debug>: TKSlope",
        "Apr  5 13:26:50 Spare Handset Talk Box(Trout.dylib)[31907] <Notice>: Tea \\M-b\\M^X\\M^U \\134",
        "Mar  8 06:40:53 desk com.apple.xpc.launchd[1] (org.s[2]) <Error> [user{} ]: fell",
        "Sep 13 15:28:51 desk localhost My Runner[37195]: (Pigment) Listening",
        "Dec 30 20:04:35 my-desk --- last message repeated 2 times ---",
        "[Time 1400000000] [TimeNanoSec 5] [Level 4] [PID 12] [Host desk] [Sender a] [Message a \\[b\\] c]",
    ]

    /// Matches a line with every style; the bytes end where the line ends.
    private func check(_ bytes: [UInt8], _ note: String) {
        var devices = DeviceNames()
        if let names = DeviceRelayStyle.names(bytes.span, 0..<bytes.count) { devices.learn(bytes.span, names) }
        let whole: [(Span<UInt8>, Range<Int>, inout LogRecord) -> HeaderMatch] = [
            NSLogStyle.matchMalloc, DeviceTraceStyle.match, SyslogStyle.matchOld, ASLStyle.match, ASLListStyle.match,
            { DeviceRelayStyle.match($0, $1, devices: devices, hasLabels: true, into: &$2) },
        ]
        let stamped: [(Span<UInt8>, Range<Int>, inout LogRecord) -> HeaderMatch] = [
            NSLogStyle.match, SyslogStyle.match, PyMobileDeviceStyle.match, GoIOSTraceStyle.match, ASLStyle.matchDated,
            StandardStyle.match, CompactStyle.match,
        ]
        var clock = ClockReader()
        let stamp = clock.read(bytes.span, at: 0, before: bytes.count)
        for (match, start) in whole.map({ ($0, 0) }) + stamped.map({ ($0, stamp?.end ?? 0) }) {
            var record = LogRecord(style: .custom, line: 1)
            record.time = stamp?.time
            guard match(bytes.span, start..<bytes.count, &record) == .record else { continue }
            var areInside = true
            record.mapTexts { range in
                areInside = areInside && range.lowerBound >= 0 && range.upperBound <= bytes.count
                return range
            }
            #expect(areInside, "\(note)")
        }
        _ = RepeatMarker.count(bytes.span, 0..<bytes.count)
        _ = PyMobileDeviceStyle.label(bytes.span, of: 0..<bytes.count)
        var text: [UInt8] = []
        _ = VisText.decode(bytes.span, 0..<bytes.count, to: &text)
    }

    @Test(arguments: lines)
    func everyBeginningOfALineIsRead(_ line: String) {
        let bytes = Array(line.utf8)
        for end in 0...bytes.count {
            check(Array(bytes[..<end]), "\(end) bytes of \(line)")
        }
    }

    @Test(arguments: lines)
    func damagedLinesAreRead(_ line: String) {
        let seed = UInt64(line.utf8.count)
        var random = SplitMix(state: seed)
        let marks = Array("[]()<>{}:, -+.\\\"0aZ\u{E9}".utf8)
        for _ in 0..<300 {
            var bytes = Array(line.utf8)
            for _ in 0..<Int.random(in: 1...4, using: &random) {
                let place = Int.random(in: 0..<bytes.count, using: &random)
                switch Int.random(in: 0..<3, using: &random) {
                case 0: bytes[place] = marks.randomElement(using: &random) ?? 0
                case 1: bytes.remove(at: place)
                default: bytes.insert(marks.randomElement(using: &random) ?? 0, at: place)
                }
            }
            check(bytes, "seed \(seed): \(String(decoding: bytes, as: UTF8.self))")
        }
    }

    @Test func longLinesTakeLinearTime() {
        let pieces = ["[1] <", "a[1]:", "2024-02-03 04:05:06.789 a[", "\\M-", "(", "[spid ", "[a.b]", "--- ", "Time "]
        for piece in pieces {
            for start in Self.lines.prefix(4) {
                let bytes = Array((start + String(repeating: piece, count: 20_000)).utf8)
                check(bytes, piece)
            }
        }
    }
}
