/// Names by their length, for a look at a stretch of a text without a copy of it.
struct FormNames: Sendable {
    private let byLength: [[[UInt32]]]

    /// The length of the longest.
    var longest: Int { byLength.count - 1 }

    init(_ names: [String]) {
        let names = names.map { $0.unicodeScalars.map(\.value) }
        var byLength = [[[UInt32]]](repeating: [], count: (names.map(\.count).max() ?? 0) + 1)
        for name in names { byLength[name.count].append(name) }
        self.byLength = byLength
    }

    /// Whether a stretch is one of them.
    func contains(_ stretch: ArraySlice<UInt32>) -> Bool {
        stretch.count < byLength.count && byLength[stretch.count].contains { $0.elementsEqual(stretch) }
    }
}
