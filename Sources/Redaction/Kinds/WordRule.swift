/// Decides whether a text has the shape of a word in code: an enum value, an event name, an error domain.
///
/// A word starts with a letter and holds letters, digits and `_.:-`, at most 64 of them. Long digit runs and long runs
/// without a break look like an identifier or a token, so they are no words; nor is a text with a run of twenty that
/// mixes upper case, lower case and digits, as the parts of a web token do.
enum WordRule {
    /// Texts that are words, checked by a test.
    static let matching = [
        "active", "webView", "app_started", "com.example.Store", "NSURLErrorDomain", "tab-2", "HTTP2",
    ]
    /// Texts that are none, checked by a test.
    static let notMatching = [
        "", "1st", "two words", "<script>", "a@b.example", "user_41111111", "ghp_16C7e42F292c6912E7710c838347Ae178B4a",
        "eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0NSJ9.s1gn4tureXYZ", "naïve", "x|y", "a/b",
    ]

    private static let longestRun = 40
    private static let longestMixedRun = 19
    private static let mostDigits = 6

    /// True for the shape of a word.
    static func isWord(_ text: String) -> Bool {
        let bytes = Array(text.utf8)
        guard (1...64).contains(bytes.count), isLetter(bytes[0]) else { return false }
        var run = 0
        var digits = 0
        var (hasUpper, hasLower, hasDigit) = (false, false, false)
        for byte in bytes {
            let isDigit = (48...57).contains(byte)
            if isDigit || isLetter(byte) {
                run += 1
                digits += isDigit ? 1 : 0
                hasDigit = hasDigit || isDigit
                hasUpper = hasUpper || (65...90).contains(byte)
                hasLower = hasLower || (97...122).contains(byte)
            } else {
                guard [95, 46, 58, 45].contains(byte) else { return false }
                run = 0
                (hasUpper, hasLower, hasDigit) = (false, false, false)
            }
            let longest = hasUpper && hasLower && hasDigit ? longestMixedRun : longestRun
            guard run <= longest, digits <= mostDigits else { return false }
        }
        return true
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        (97...122).contains(byte | 0x20)
    }
}
