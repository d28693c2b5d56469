/// A topic of the app's catalogue, shown as a card on Home and as a row in Items.
struct FunItem: Sendable, Hashable {
    /// What favourites and deep links name it by.
    let id: String
    let title: String
    let subtitle: String
    let category: String

    /// The 14 topics in the order of the list.
    static let all: [FunItem] = [
        FunItem("asyncawait", "Async/Await", "Modern concurrency", "Concurrency"),
        FunItem("combine", "Combine", "Reactive programming", "Reactive"),
        FunItem("swiftui", "SwiftUI", "Declarative UI", "UI Framework"),
        FunItem("coordinator", "Coordinator", "Navigation pattern", "Navigation"),
        FunItem("mvvm", "MVVM", "Architecture pattern", "Architecture"),
        FunItem("spm", "SPM Modules", "6 Swift packages", "Modularization"),
        FunItem("servicelocator", "ServiceLocator", "@Service wrapper", "Dependency Injection"),
        FunItem("protocol", "Protocol-Oriented", "Interface-based design", "Design Pattern"),
        FunItem("featuretoggles", "Feature Toggles", "Runtime flags", "Configuration"),
        FunItem("oslog", "OSLog", "Structured logging", "Logging"),
        FunItem("swift6", "Swift 6", "Strict concurrency", "Language"),
        FunItem("swifttesting", "Swift Testing", "Modern test framework", "Testing"),
        FunItem("snapshot", "Snapshot Testing", "Visual regression", "Testing"),
        FunItem("accessibility", "Accessibility", "VoiceOver support", "A11y"),
    ]

    /// The chip that stands for no category.
    static let everyCategory = "All"

    /// The chips over the list of items: `All`, then the categories in ascending order, each once.
    static let categories: [String] = [everyCategory] + Set(all.map(\.category)).sorted()

    /// The topic with an id.
    static func with(id: String) -> FunItem? { all.first { $0.id == id } }

    private let titleText: [UInt8]
    private let subtitleText: [UInt8]

    private init(_ id: String, _ title: String, _ subtitle: String, _ category: String) {
        self.id = id
        self.title = title
        self.subtitle = subtitle
        self.category = category
        titleText = Array(title.lowercased().utf8)
        subtitleText = Array(subtitle.lowercased().utf8)
    }

    /// Whether title or subtitle contains the bytes of a text that is trimmed and in lower case.
    ///
    /// Bytes may stand for characters here since the catalogue's texts are ASCII.
    func matches(_ query: [UInt8]) -> Bool {
        titleText.contains(run: query) || subtitleText.contains(run: query)
    }
}

extension [UInt8] {
    fileprivate func contains(run: [UInt8]) -> Bool {
        guard let first = run.first else { return true }
        guard run.count <= count else { return false }
        for start in 0...(count - run.count) where self[start] == first {
            if self[start..<start + run.count].elementsEqual(run) { return true }
        }
        return false
    }
}
