/// One process of the app: its scene, its view controller, its state manager.
final class OrionProcess {
    let browser: OrionBrowser
    private let log: OrionLog
    private let build: OrionApp.Build
    private let device: OrionDevice
    /// Made on first use.
    private var states: OrionStateManager?
    private var phase = OrionApp.Phase.active

    init(log: OrionLog, build: OrionApp.Build, device: OrionDevice, web: @escaping () -> OrionWeb) {
        self.log = log
        self.build = build
        self.device = device
        browser = OrionBrowser(log: log, web: web)
    }

    /// The scene comes up, with what the system kept of it.
    func connect(activity: OrionBrowserState?) {
        if activity != nil { log.add(.continuedFromActivity) }
        switch build {
        case .shipped:
            if let activity { browser.restoreWithoutShowing(activity) }
        case .repaired:
            let states = OrionStateManager(log: log, device: device, isRepaired: true)
            self.states = states
            if let state = states.load() { browser.restoreAndShow(state) }
        }
    }

    /// The scene is put aside: the first of two times that the state is saved.
    func resignActive() {
        guard phase == .active else { return }
        phase = .inactive
        manager.save(browser.state)
    }

    /// The second time; then the system asks for the activity that it keeps of the scene. Nil when it is there already.
    func enterBackground() -> OrionBrowserState? {
        guard phase == .inactive else { return nil }
        phase = .background
        manager.save(browser.state)
        var activity = "Optional(<NSUserActivity: 0x"
        activity += String(device.activityAddress, radix: 16) + ">)"
        let scene =
            "<UIWindowScene: 0x\(String(device.sceneAddress, radix: 16)); role: UIWindowSceneSessionRoleApplication; "
            + "persistentIdentifier: \(device.sceneIdentifier); activationState: UISceneActivationStateBackground>"
        log.add(.activityRestored(activity: activity, scene: scene))
        return browser.state
    }

    func becomeActive() { phase = .active }

    func end() { log.end() }

    private var manager: OrionStateManager {
        if let states { return states }
        let made = OrionStateManager(log: log, device: device, isRepaired: false)
        states = made
        _ = made.load()
        return made
    }
}
