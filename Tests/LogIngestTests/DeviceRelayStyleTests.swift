import Testing

@testable import LogIngest

@Suite struct DeviceRelayStyleTests {
    /// The fields of each line of a capture, with the names of devices learnt from all of them.
    private func read(_ lines: [String], hasLabels: Bool = false) -> [[String: String]] {
        var devices = DeviceNames()
        for line in lines {
            let bytes = Array(line.utf8)
            if let names = DeviceRelayStyle.names(bytes.span, 0..<bytes.count) { devices.learn(bytes.span, names) }
        }
        return lines.map { line in
            StyleFields(line: line) {
                DeviceRelayStyle.match($0, $1, devices: devices, hasLabels: hasLabels, into: &$2)
            }.fields
        }
    }

    /// Device and process of lines with these words before `(Lib)[1]`.
    private func names(_ words: [String]) -> [String] {
        read(words.map { "Jul 19 20:54:27 \($0)(Lib)[1] <Notice>: x" })
            .map { ($0["host"] ?? "-") + "|" + ($0["process"] ?? "-") }
    }

    private static let lines: [(String, [String: String])] = [
        (
            "Apr  5 13:26:50 tenant-iPhone Talk Box(TroutKit.dylib)[31907] <Notice>: ReadNote:harbor RowID:5",
            [
                "time": "--04-05T13:26:50", "host": "tenant-iPhone", "word": "Notice", "level": "Default",
                "process": "Talk Box", "library": "TroutKit.dylib", "pid": "31907",
                "message": "ReadNote:harbor RowID:5",
            ]
        ),
        (
            "Feb  8 07:52:16 Guests-iPhone BellRingAgent[61] <Error>:  CurtainWatcher",
            [
                "time": "--02-08T07:52:16", "host": "Guests-iPhone", "word": "Error", "level": "Error",
                "process": "BellRingAgent", "pid": "61", "message": " CurtainWatcher",
            ]
        ),
        (
            "Jul 19 20:54:27 Spare Handset fleetd[7258] <Warning>: (Hint ) FLT: fleetd is going home.",
            [
                "time": "--07-19T20:54:27", "host": "Spare Handset", "word": "Warning", "level": "Warning",
                "process": "fleetd", "pid": "7258", "message": "(Hint ) FLT: fleetd is going home.",
            ]
        ),
        (
            "Oct  7 08:21:33 panelightd(PixelForge)[40382] <Emergency>: came too late",
            [
                "time": "--10-07T08:21:33", "word": "Emergency", "level": "Critical", "process": "panelightd",
                "library": "PixelForge", "pid": "40382", "message": "came too late",
            ]
        ),
        (
            "Oct  7 08:21:33  my panel(PixelForge)[40382] <Notice>: no name",
            [
                "time": "--10-07T08:21:33", "word": "Notice", "level": "Default", "process": "my panel",
                "library": "PixelForge", "pid": "40382", "message": "no name",
            ]
        ),
        (
            "Mar 4 21:35:47 iPhone SpringBoard[216] <Notice>:",
            [
                "time": "--03-04T21:35:47", "host": "iPhone", "word": "Notice", "level": "Default",
                "process": "SpringBoard", "pid": "216",
            ]
        ),
    ]

    @Test(arguments: lines)
    func aLineIsRead(_ line: String, _ expected: [String: String]) {
        #expect(read([line]) == [expected.merging(["style": "idevicesyslog-relay"]) { $1 }])
    }

    @Test(arguments: [
        "Dec  5 16:29:10 LentMachine-3.local moatfilterfw[141] <Error>: x",
        "Dec  5 16:29:10 ip-10-0-0-1 a[1] <Error>: x",
        "Apr 17 08:31:59  unpackers[41836] <Notice>: x", "Apr 17 08:31:59 host unpackers[41836]: x",
        "Apr 17 08:31:59 vaultd[7] <Error> [user{} ]: x", "Apr 17 08:31:59.1 host a[1] <Notice>: x",
        "Apr 17 08:31:59 Guests-MacBook-Pro a[1] <Notice>: x", "Apr 17 08:31:59 host a[1] <Loud>: x",
        "Apr 17 08:31:59 host a[1]: b[2] <Notice>: x",
        "Apr 17 08:31:59 host launchd[1] (b[2]): c[3] <Notice>: x", "Apr 17 08:31:59 host a[1:2] b[3] <Notice>: x",
        "Apr 17 08:31:59",
    ])
    func aLineOfTheSystemLogIsNone(_ line: String) {
        #expect(read([line]) == [["match": "none"]])
    }

    @Test func aDeviceIsWhatLinesHaveInCommon() {
        #expect(
            names(["Spare Handset fleetd", "Spare Handset Tea Time", "Spare Handset kernel"])
                == ["Spare Handset|fleetd", "Spare Handset|Tea Time", "Spare Handset|kernel"])
        #expect(names(["iPhone 12 fleetd", "iPhone 12 Tea"]) == ["iPhone 12|fleetd", "iPhone 12|Tea"])
        #expect(names(["handset Tea Time", "handset kernel"]) == ["handset|Tea Time", "handset|kernel"])
        #expect(names(["handset Tea Time", "handset Team", "handset Tea Top"]).first == "handset|Tea Time")
        let two = names(["one A fleetd", "two B fleetd", "one A kernel", "two B Tea Time"])
        #expect(two == ["one A|fleetd", "two B|fleetd", "one A|kernel", "two B|Tea Time"])
    }

    @Test func aLoneLineIsGuessed() {
        #expect(names(["Guests-iPhone Tea Time"]) == ["Guests-iPhone|Tea Time"])
        #expect(names(["Annas iPad Tea Time"]) == ["Annas iPad|Tea Time"])
        #expect(names(["Spare Handset fleetd"]) == ["Spare Handset|fleetd"])
        #expect(names(["Spare Handset fleetd", "Spare Handset fleetd"]).last == "Spare Handset|fleetd")
        #expect(names(["fleetd"]) == ["-|fleetd"])
    }

    @Test func mostLinesWithoutADeviceMeanThatNoneIsPrinted() {
        #expect(names(["fleetd", "kernel", "Tea Time"]) == ["-|fleetd", "-|kernel", "-|Tea Time"])
        #expect(names(["fleetd", "kernel", "My-iPhone Tea"]).last == "My-iPhone|Tea")
    }

    @Test func hostsAreNoDevices() {
        let bare = "Oct  7 08:21:33 panel(Lights)[4] <Notice>: x"
        let fields = read([bare, "Nov  9 06:02:57 ip-10-94-118-207 Cooper[30682] <Error>: x", bare])
        #expect(fields[1] == ["match": "none"])
        #expect(names(["com.example.agent"]) == ["-|com.example.agent"])
    }

    @Test func labelsStandInTheLibrarysPlace() {
        let line = "Oct  7 08:21:33 iPhone panel(com.example.panel.lights)[4] <Notice>: x"
        let fields = read([line], hasLabels: true)[0]
        #expect(["library", "subsystem", "category"].map { fields[$0] } == [nil, "com.example.panel", "lights"])
        let banner = Array("=== os_log stream started ===".utf8)
        let isBanner = DeviceRelayStyle.isLabelBanner(banner.span, 0..<banner.count)
        #expect(isBanner)
    }
}
