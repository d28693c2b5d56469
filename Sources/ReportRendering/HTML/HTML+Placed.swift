/// HTML of a page as a part of a document that holds several pages.
extension HTML {
    /// The markup with headings one level down and with ids that no other page of the document has. Links to pages of the
    /// document lead to their place in it; of links to other pages and files the text stays.
    ///
    /// - Parameters:
    ///   - page: the page's name, with which ids begin: `splash.durations`.
    ///   - pages: the names of all pages of the document.
    public func placed(on page: String, among pages: Set<String>) -> HTML {
        var placing = MarkupPlacing(Array(text.utf8), page: page, pages: pages)
        return HTML(trusted: placing.result())
    }

    /// A style sheet or a script, as it stands in the head of a page; nil for one that would end its element.
    public init?(headText bytes: [UInt8]) {
        let text = String(decoding: bytes, as: UTF8.self)
        guard !text.contains("</"), !text.contains("<!") else { return nil }
        self.init(trusted: text)
    }

    /// The id of a page's place in such a document.
    public static func place(of page: String) -> String { page + "." }
}

/// Goes once through markup that this module wrote: attributes stand in double quotes, and texts hold no `<`.
private struct MarkupPlacing {
    private let bytes: [UInt8]
    private let page: String
    private let pages: Set<String>
    private var output: [UInt8] = []
    private var index = 0

    init(_ bytes: [UInt8], page: String, pages: Set<String>) {
        self.bytes = bytes
        self.page = page
        self.pages = pages
        output.reserveCapacity(bytes.count + bytes.count / 8)
    }

    mutating func result() -> String {
        while index < bytes.count {
            let isTag = bytes[index] == UInt8(ascii: "<")
            copy()
            if isTag { tag() }
        }
        return String(decoding: output, as: UTF8.self)
    }

    private mutating func copy() {
        output.append(bytes[index])
        index += 1
    }

    private mutating func tag() {
        if index < bytes.count, bytes[index] == UInt8(ascii: "/") { copy() }
        let start = index
        while index < bytes.count, isName(bytes[index]) { copy() }
        lower(headingFrom: start)
        while index < bytes.count, bytes[index] != UInt8(ascii: ">") {
            if isName(bytes[index]) { attribute() } else { copy() }
        }
    }

    /// `h1` becomes `h2`, and so on.
    private mutating func lower(headingFrom start: Int) {
        guard index - start == 2, bytes[start] == UInt8(ascii: "h"), let last = output.last,
            (UInt8(ascii: "1")...UInt8(ascii: "5")).contains(last)
        else { return }
        output[output.count - 1] = last + 1
    }

    private mutating func attribute() {
        let start = index
        let whole = output.count
        while index < bytes.count, isName(bytes[index]) { copy() }
        let name = String(decoding: bytes[start..<index], as: UTF8.self)
        guard index + 1 < bytes.count, bytes[index] == UInt8(ascii: "="), bytes[index + 1] == UInt8(ascii: "\"") else {
            return
        }
        copy()
        copy()
        let first = index
        while index < bytes.count, bytes[index] != UInt8(ascii: "\"") { index += 1 }
        if let value = value(String(decoding: bytes[first..<index], as: UTF8.self), of: name) {
            output += value.utf8
            if index < bytes.count { copy() }
        } else {
            // Without its address a link is its text.
            output.removeLast(output.count - whole)
            index += index < bytes.count ? 1 : 0
        }
    }

    /// The value that an attribute has in the document; nil to leave it out.
    private func value(_ value: String, of name: String) -> String? {
        switch name {
        case "id": page + "." + value
        case "aria-labelledby", "aria-describedby":
            value.split(separator: " ").map { page + "." + $0 }.joined(separator: " ")
        case "href": address(value)
        default: value
        }
    }

    private func address(_ address: String) -> String? {
        if address.hasPrefix("#") { return "#" + page + "." + address.dropFirst() }
        if ["http://", "https://", "mailto:"].contains(where: address.lowercased().hasPrefix) { return address }
        let parts = address.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
        guard let file = parts.first, file.hasSuffix(".html") else { return nil }
        let target = String(file.dropLast(5))
        guard pages.contains(target) else { return nil }
        return "#" + target + "." + (parts.count > 1 ? String(parts[1]) : "")
    }

    private func isName(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: ":"):
            true
        default: false
        }
    }
}
