/// A whole site as one HTML file: what it holds, and what had to be left out of it.
public struct SingleFile: Sendable {
    /// How many bytes it may have: what nearly every mail server takes, attachments growing by a third on their way.
    public static let mostBytes = 10_000_000

    /// The file.
    public let bytes: [UInt8]
    /// How many pages it holds, launches aside.
    public let pages: Int
    /// How many launches with a page of their own it holds, and of how many.
    public let launches, allLaunches: Int
}
