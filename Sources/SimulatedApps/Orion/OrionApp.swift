/// Orion: a browser with a start view, a toolbar and edge pans.
public final class OrionApp: SimulatedApp {
    /// Which app it is.
    public enum Build: String, Sendable, Hashable, CaseIterable {
        /// As it is: what it saves, it cannot restore.
        case shipped
        /// As its README asks for: history, zoom and view come back.
        case repaired
    }

    /// Numbers of its processes; its own lines do not show them.
    public static let identity = AppIdentity(
        name: "Orion", firstProcessID: 6204, processIDStep: 43, threadID: 0x5C1E7)

    /// The device.
    public let host: AppHost
    /// Which app is installed; the next launch uses it.
    public var build = Build.shipped
    /// The web that it sees.
    public var web = OrionWeb()
    /// The device it runs on.
    public var device = OrionDevice()
    /// What runs, if anything does.
    private(set) var process: OrionProcess?
    /// The activity that the system keeps of the scene until it is asked for or thrown away.
    private var sceneActivity: OrionBrowserState?

    /// Installs the app on a device.
    public init(host: AppHost) { self.host = host }

    /// Starts a process; the app looks at no argument.
    public func launch(arguments: [String]) {
        terminate()
        host.startProcess()
        let process = OrionProcess(
            log: OrionLog(host: host), build: build, device: device, web: { [unowned self] in web })
        self.process = process
        process.connect(activity: sceneActivity)
    }

    /// Ends the process as the system does, which keeps the scene's activity.
    public func terminate() {
        guard let process else { return }
        process.end()
        host.endProcess()
        self.process = nil
    }

    /// Ends the process as a user does who throws it out of the list of apps; the system then forgets the scene.
    public func throwOut() {
        terminate()
        sceneActivity = nil
    }

    /// The scene goes into a phase, through those in between.
    public func enter(_ phase: Phase) {
        guard let process else { return }
        switch phase {
        case .inactive: process.resignActive()
        case .background:
            process.resignActive()
            if let activity = process.enterBackground() { sceneActivity = activity }
        case .active: process.becomeActive()
        }
    }

    /// A phase of the scene.
    public enum Phase: String, Sendable, Hashable, CaseIterable {
        /// In front and in use.
        case active
        /// In front, but not in use: under an alert, or on the way out.
        case inactive
        /// Not to be seen.
        case background
    }
}
