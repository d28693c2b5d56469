/// The downloads of a web view: names and places are texts, no file is made or removed.
final class Downloads {
    private let analytics: any AnalyticsTracking
    private let books: Books
    private let picker: any DocumentPicking
    /// Names of what is on its way, by download.
    private var names: [Int: String] = [:]
    /// The error of the next attempt to make a directory, if it fails.
    var directoryError: String?
    /// The last download that started.
    private(set) var last = 0
    /// Directories that stand, as texts.
    private(set) var directories: [Int] = []

    init(analytics: any AnalyticsTracking, books: Books, picker: any DocumentPicking) {
        self.analytics = analytics
        self.books = books
        self.picker = picker
    }

    /// The engine asks where a download goes.
    func start(_ id: Int, suggestedName: String) {
        last = id
        if let directoryError {
            self.directoryError = nil
            analytics.track(.downloadFailed, ("error", directoryError))
            return
        }
        let name = DownloadName.sanitized(suggestedName)
        names[id] = name
        directories.append(id)
        analytics.track(.downloadStarted, ("filename", name))
    }

    /// A download is complete; silent when its place is not known.
    func finish(_ id: Int) {
        guard let name = names.removeValue(forKey: id) else { return }
        analytics.track(.downloadFinished, ("filename", name))
        picker.export("\(id)/" + name) { [self] in cleanUp(id, name: name) }
    }

    /// A download failed; its directory goes.
    func fail(_ id: Int, _ error: WebError) {
        if let name = names.removeValue(forKey: id) { cleanUp(id, name: name) }
        analytics.track(.downloadFailed, ("error", error.description))
    }

    /// Forgets the directory above the file. In the app this removes it with all that it holds.
    private func cleanUp(_ id: Int, name: String) {
        if !DownloadName.isContained(name) { books.cleanUpOutside() }
        directories.removeAll { $0 == id }
    }
}
