/// Who an app is, and the numbers that its processes get.
public struct AppIdentity: Sendable, Hashable {
    /// The app's name, as commands and scenarios call it.
    public var name: String
    /// The first process.
    public var firstProcessID: Int32
    /// How far the next process is from the one before.
    public var processIDStep: Int32
    /// The main thread.
    public var threadID: UInt64

    /// An identity.
    public init(name: String, firstProcessID: Int32, processIDStep: Int32, threadID: UInt64) {
        self.name = name
        self.firstProcessID = firstProcessID
        self.processIDStep = processIDStep
        self.threadID = threadID
    }
}

/// An app installed on a simulated device: it outlives its processes, of which at most one runs.
public protocol SimulatedApp: AnyObject, SendableMetatype {
    /// Who the app is.
    static var identity: AppIdentity { get }

    /// Installs the app on a device.
    init(host: AppHost)

    /// The device.
    var host: AppHost { get }

    /// Starts a process, first ending one that still runs, and tells the host.
    func launch(arguments: [String])

    /// Ends the process at once, as the system does, and tells the host; nothing when none runs.
    func terminate()
}
