extension Detector {
    /// Users and passwords before the host of a URL, and behind `-u`.
    static let userInfo = Detector(
        "userinfo", .userinfo, needs: [],
        matches: [
            Sample("Redirect to https://admin:Pa55w0rd!@mdm.example.net/x", "admin:Pa55w0rd!"),
            Sample("curl -u anna:s3cret-Kitten https://repo.example", "anna:s3cret-Kitten"),
            Sample("--user 'бот:пароль'", "бот:пароль"),
            Sample("ftp://anonymous%40x:a%3Ab@host/", "anonymous%40x:a%3Ab"),
            Sample("redis://:p4ss@127.0.0.1:6379", ":p4ss"),
            Sample("https://0f3a9c@o1.ingest.example/5", "0f3a9c"),
            Sample("postgres://app:x@y@db:5432/app", "app:x@y"),
        ],
        rejects: [
            "", "https://example.com/@anna", "https://example.com/?q=a@b", "mailto:a@b.example", "://",
            "git@github.com:a/b",
            "ssh://git@example.com/x", "-u", "--user agent", "ls -u name", "https://example.com", "npm @scope/pkg://x",
        ]
    ) { text, claim in
        var place = 0
        while place < text.scalars.count {
            switch text.scalars[place] {
            case 0x3A: if let range = URLUser.authority(text, at: place) { claim(range) }
            case 0x2D: if let range = URLUser.option(text, at: place) { claim(range) }
            default: break
            }
            place += 1
        }
    }
}

/// Where a user and a password may stand.
enum URLUser {
    private static let options = ["-u ", "--user ", "--proxy-user ", "-U "].map { $0.unicodeScalars.map(\.value) }
    private static let longest = 512

    /// What stands before the last at sign of the authority of a URL whose colon is at a place.
    static func authority(_ text: borrowing DetectableText, at colon: Int) -> Range<Int>? {
        guard text.scalar(colon + 1) == 0x2F, text.scalar(colon + 2) == 0x2F else { return nil }
        let start = colon + 3
        var (place, at): (Int, Int?) = (start, nil)
        while place < text.scalars.count, place - start < longest, !isEnd(text.scalars[place]) {
            if text.scalars[place] == 0x40 { at = place }
            place += 1
        }
        guard let at, at > start, !text.has([0x67, 0x69, 0x74, 0x40], at: start) else { return nil }
        return start..<at
    }

    /// The pair behind an option of curl and its kin.
    static func option(_ text: borrowing DetectableText, at dash: Int) -> Range<Int>? {
        guard dash == 0 || text.classes[dash - 1].contains(.blank),
            let option = options.first(where: { text.has($0, at: dash) })
        else { return nil }
        var start = dash + option.count
        if [0x22, 0x27].contains(text.scalar(start)) { start += 1 }
        var end = start
        while end < text.scalars.count, !text.classes[end].contains(.blank), ![0x22, 0x27].contains(text.scalars[end]) {
            end += 1
        }
        return text.scalars[start..<end].dropFirst().contains(0x3A) ? start..<end : nil
    }

    private static func isEnd(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0...0x20, 0x2F, 0x3F, 0x23, 0x22, 0x3C, 0x3E: true
        default: false
        }
    }
}
