/// Which captures are meant: a name with `*` and `?`, or a path with `**` for any folders between.
///
/// A pattern fits the whole name of a capture or an end of it that begins behind a slash: `old/*.log` fits `old/a.log` and
/// `runs/old/a.log`. Cost: the product of the lengths.
public struct FilePattern: Sendable, Hashable {
    private let parts: [[Character]]

    /// A pattern; nil when it is empty or has an empty part.
    public init?(_ text: String) {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false).map(Array.init)
        guard !parts.contains(where: \.isEmpty) else { return nil }
        self.parts = parts
    }

    /// Whether it fits a name.
    public func fits(_ name: String) -> Bool {
        let names = name.split(separator: "/").map(Array.init)
        // An end of the name that begins behind a slash: as if any folders stood before it.
        return wildcard([[]] + parts, names, isAny: { $0.isEmpty || $0 == ["*", "*"] }) { part, name in
            wildcard(part, name, isAny: { $0 == "*" }) { $0 == "?" || $0 == $1 }
        }
    }

    /// Whether elements fit a pattern in which some elements stand for any number of them. It goes back to the last of
    /// these only, which is enough.
    private func wildcard<Element>(
        _ pattern: [Element], _ elements: [Element], isAny: (Element) -> Bool, fits: (Element, Element) -> Bool
    ) -> Bool {
        var (at, next) = (0, 0)
        var retry: (at: Int, next: Int)?
        while next < elements.count {
            if at < pattern.count, isAny(pattern[at]) {
                retry = (at, next)
                at += 1
            } else if at < pattern.count, fits(pattern[at], elements[next]) {
                (at, next) = (at + 1, next + 1)
            } else if let (any, taken) = retry {
                retry = (any, taken + 1)
                (at, next) = (any + 1, taken + 1)
            } else {
                return false
            }
        }
        return pattern[at...].allSatisfy(isAny)
    }
}
