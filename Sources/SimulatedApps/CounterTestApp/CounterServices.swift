/// The composition root: which services stand behind the protocols in one process.
struct CounterServices {
    let host: AppHost
    let device: CounterDevice
    let books: Books
    let analytics: any AnalyticsTracking
    let storage: any KeyValueStorage
    let routes: any RouteProviding
    let configuration: any WebConfiguring
    let notifications: any NotificationServicing
    /// Whether a UI test runs the app.
    var isUITesting: Bool { options.isUITesting }
    private let options: LaunchOptions

    /// The services for a launch. `usesKeychain` puts the storage that the app has, and does not use, in place.
    init(options: LaunchOptions, host: AppHost, device: CounterDevice, books: Books, usesKeychain: Bool = false) {
        self.options = options
        self.host = host
        self.device = device
        self.books = books
        let analytics = LogAnalytics(host: host, books: books)
        let storage: any KeyValueStorage =
            usesKeychain ? KeychainStorage(install: host.install) : DefaultsStorage(install: host.install)
        self.analytics = analytics
        self.storage = storage
        configuration = WebConfiguration(options: options)
        notifications =
            options.isUITesting
            ? SilentNotifications() : LocalNotifications(host: host, device: device, analytics: analytics)
        if let forced = options.forced {
            routes = StaticRouteProvider(forced)
        } else if let error = device.routingError {
            routes = FailingRouteProvider(scheduler: host.scheduler, error: error)
        } else {
            routes = AlternatingRouteProvider(scheduler: host.scheduler, storage: storage)
        }
    }

    /// The web view's model with services of its own.
    func makeWebViewModel() -> WebViewModel {
        let monitor: any NetworkMonitoring = options.isUITesting ? ConstantMonitor() : PathMonitor(device: device)
        return WebViewModel(
            address: configuration.address, analytics: analytics, books: books, opener: SystemOpener(device: device),
            monitor: monitor, picker: DocumentPicker(device: device), capture: CaptureSettings(device: device))
    }
}
