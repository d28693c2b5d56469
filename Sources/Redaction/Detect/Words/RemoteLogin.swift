/// Accounts on other machines, as commands write them: `ssh anna@build.example.org`. The machine is no mail host.
enum RemoteLogin {
    private static let commands = Set(["ssh", "scp", "sftp", "rsync", "mosh", "sshfs"].map { WordHash.hash(of: $0) })
    /// The account of servers for code, which belongs to nobody.
    private static let git: [UInt32] = [0x67, 0x69, 0x74]
    private static let reach = 6

    /// The account before an `@` that stands behind such a command; nil when it is something else.
    static func account(_ text: Reading, at place: Int) -> Range<Int>? {
        var start = place
        while start > 0, place - start <= 64,
            text.isWord(start - 1) || [0x2E, 0x2D, 0x5F].contains(text.scalars[start - 1])
        { start -= 1 }
        guard start < place, Reading.isBlank(text.scalar(start - 1)) || start == 0 else { return nil }
        if text.lowered[start..<place].elementsEqual(git) { return start..<place }
        let word = text.word(from: start)
        let isCommand = text.words[max(0, word - reach)..<word].contains { commands.contains($0.hash) }
        return isCommand ? start..<place : nil
    }
}
