internal import EventModel

/// Someone else who logs: where from, and a message whose numbers differ from time to time.
struct NoiseSpeaker: Sendable {
    let origin: LogOrigin
    let processID: Int32
    let firstThread: UInt64
    let level: LogLevel
    let format: StaticString
    /// The message between its numbers.
    private let parts: [String]

    private init(
        _ origin: LogOrigin, _ processID: Int32, _ level: LogLevel, _ format: StaticString, _ message: String
    ) {
        self.origin = origin
        self.processID = processID
        firstThread = 0x1A40 + UInt64(processID) * 19
        self.level = level
        self.format = format
        parts = message.split(separator: "#", omittingEmptySubsequences: false).map(String.init)
    }

    /// A message with numbers drawn anew.
    func message(_ generator: inout SeededGenerator) -> String {
        var text = parts[0]
        for part in parts.dropFirst() {
            text += String(generator.next() % 10_000)
            text += part
        }
        return text
    }
}

extension NoiseSpeaker {
    /// Other processes of a phone.
    static let inSystemLog: [NoiseSpeaker] = [
        NoiseSpeaker(
            origin("kernel", library: "Sandbox"), 0, .error, "%s: %s(%d) deny(1) %s",
            "Sandbox: suggestd(#) deny(1) file-read-data /private/var/mobile/Library/Caches/#"),
        NoiseSpeaker(
            origin("kernel"), 0, .standard, "%s", "memorystatus: #kB of compressed pages, # processes in band #"),
        NoiseSpeaker(
            origin("SpringBoard", "com.apple.SpringBoard", "Common"), 58, .standard, "%{public}@",
            "Scene # update took # us"),
        NoiseSpeaker(
            origin("SpringBoard", library: "FrontBoard", "com.apple.FrontBoard", "SceneManager"), 58, .info,
            "[%{public}@] %{public}@", "[(FBSceneManager):sceneID:com.example.#-default] Sending scene event"),
        NoiseSpeaker(
            origin("runningboardd", library: "RunningBoard", "com.apple.runningboard", "assertion"), 34, .standard,
            "%{public}@ %{public}@", "Acquired assertion 34-58-# for process #"),
        NoiseSpeaker(
            origin("mDNSResponder", "com.apple.mDNSResponder", "Default"), 212, .standard,
            "[R%u] %{mask.hash}s",
            "[R#] getaddrinfo start -- flags: 0xC000D000, interface index: 0, hostname: <mask.hash: 'Zm9v#==='>"),
        NoiseSpeaker(
            origin("nsurlsessiond", library: "CFNetwork", "com.apple.CFNetwork", "Default"), 97, .info,
            "Task <%{public}@>.<%lu> %{public}s", "Task <6E1C0A77-3B#>.<#> finished successfully [1 known bytes]"),
        NoiseSpeaker(
            origin("com.apple.WebKit.WebContent", library: "WebCore", "com.apple.WebKit", "Loading"), 611, .standard,
            "%p - %{public}s", "0x10# - [pageID=#, frameID=#] FrameLoader::checkLoadCompleteForThisFrame"),
        NoiseSpeaker(
            origin("locationd", "com.apple.locationd.Position", "Core"), 66, .debug, "%{public}s",
            "{\"msg\":\"position\", \"fix\":#, \"at\":[<private>]}"),
        NoiseSpeaker(
            origin("bluetoothd", "com.apple.bluetooth", "Server.LE"), 83, .info, "%{public}s",
            "Scan window # of # ms, # devices"),
        NoiseSpeaker(
            origin("powerd", library: "IOKit", "com.apple.powerd", "battery"), 41, .standard, "%{public}s",
            "Battery: #mV #mA\n\tcycles = #;\n\tstate = (\n\t\tdischarging\n\t)"),
        NoiseSpeaker(
            origin("cfprefsd", library: "CoreFoundation", "com.apple.defaults", "cfprefsd"), 71, .error,
            "%{public}@", "Couldn't open parent path of { /Library/Managed Preferences/#, # }"),
        NoiseSpeaker(
            origin("trustd", "com.apple.securityd", "SecError"), 77, .error, "%{public}s",
            "OCSP responder # gave up after # ms"),
        NoiseSpeaker(
            origin("backboardd", library: "libdispatch.dylib"), 56, .fault, "%s", "queue # waited # ms for its turn"),
        NoiseSpeaker(
            origin("My Sample Helper (Renderer)", "com.example.helper", "draw::layers"), 702, .info, "%{public}s",
            "layer #: # of # tiles"),
    ]

    /// Other loggers of a process, as its console shows them.
    static let onConsole: [NoiseSpeaker] = [
        NoiseSpeaker(logger("org.example.networking", "Networking"), 1, .info, "%s", "request # took # ms"),
        NoiseSpeaker(logger("org.example.networking", "Networking"), 1, .debug, "%s", "connection # is idle"),
        NoiseSpeaker(logger("org.example.images", "ImageCache"), 1, .standard, "%s", "evicted # images, # kB"),
        NoiseSpeaker(logger("org.example.images", "ImageCache"), 1, .warning, "%s", "image # is larger than # kB"),
        NoiseSpeaker(logger("org.example.store", "Store"), 1, .error, "%s", "row # has no column #"),
        NoiseSpeaker(logger("org.example.store", "Store"), 1, .trace, "%s", "select # rows\n  limit #"),
    ]

    private static func origin(
        _ process: String, library: String? = nil, _ subsystem: String = "", _ category: String = ""
    ) -> LogOrigin {
        LogOrigin(
            process: process, library: library, subsystem: subsystem, category: category,
            imagePath: process == "kernel" ? "/kernel" : "/usr/libexec/" + process)
    }

    private static func logger(_ label: String, _ source: String) -> LogOrigin {
        LogOrigin(process: "", label: label, source: source, imagePath: "")
    }
}
