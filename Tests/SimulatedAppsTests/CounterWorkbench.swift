import EventModel

@testable import SimulatedApps

/// A web view model on a device of its own, with what it logs; entries take no time.
struct CounterWorkbench {
    let list = EntryList()
    let host: AppHost
    let device: CounterDevice
    let services: CounterServices
    let web: WebViewModel

    init(address: String = "https://lk.nsq.market/en/tools/testing", usesKeychain: Bool = false) {
        host = AppHost(
            identity: CounterTestApp.identity, start: 0, generator: SeededGenerator(seed: 0), sink: list, entryCost: 0)
        device = CounterDevice(scheduler: host.scheduler)
        let books = Books(host: host)
        services = CounterServices(
            options: LaunchOptions(arguments: []), host: host, device: device, books: books,
            usesKeychain: usesKeychain)
        web = WebViewModel(
            address: address, analytics: services.analytics, books: books, opener: SystemOpener(device: device),
            monitor: PathMonitor(device: device), picker: DocumentPicker(device: device),
            capture: CaptureSettings(device: device))
    }

    var messages: [String] { list.entries.map(\.message) }

    /// Loads the first page to its end and returns the engine; keep it.
    func loadedEngine() -> VirtualEngine {
        let engine = VirtualEngine(device: device)
        web.bind(engine)
        host.scheduler.runUntilIdle()
        return engine
    }

    /// What is logged while something happens.
    func messages(during work: () -> Void) -> [String] {
        let before = list.entries.count
        work()
        return messages.dropFirst(before).map { $0 }
    }
}
