/// The pages of a web view, with the present one among them.
struct BackForwardList: Sendable, Hashable {
    private(set) var addresses: [String] = []
    private(set) var index = -1

    /// The present page.
    var current: String? { index < 0 ? nil : addresses[index] }
    /// Whether any entry lies before the present one.
    var hasBack: Bool { index > 0 }
    /// Whether any entry lies after the present one.
    var hasForward: Bool { index + 1 < addresses.count }

    /// A new page after the present one; what lay after it is gone. The present address again adds nothing.
    mutating func visit(_ address: String) {
        if address == current { return }
        addresses.removeSubrange((index + 1)...)
        addresses.append(address)
        index += 1
    }

    /// Makes an entry the present one.
    mutating func move(to index: Int) {
        guard addresses.indices.contains(index) else { return }
        self.index = index
    }

    /// The nearest entry before the present one that is another page, fragments aside.
    var previousPage: Int? { firstPage(of: stride(from: index - 1, through: 0, by: -1)) }

    /// The nearest entry after the present one that is another page, fragments aside.
    var nextPage: Int? { firstPage(of: stride(from: index + 1, to: addresses.count, by: 1)) }

    private func firstPage(of indices: some Sequence<Int>) -> Int? {
        guard let current else { return nil }
        let page = WebAddress.withoutFragment(current)
        return indices.first { WebAddress.withoutFragment(addresses[$0]) != page }
    }
}
