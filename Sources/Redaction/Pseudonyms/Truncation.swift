/// Coarser values that are the same for many.
enum Truncation {
    /// Hosts of mail addresses that millions have.
    static let mailHosts: Set<String> = [
        "gmail.com", "googlemail.com", "icloud.com", "me.com", "outlook.com", "hotmail.com", "live.com", "yahoo.com",
        "aol.com", "gmx.de", "gmx.net", "web.de", "mail.ru", "yandex.ru", "qq.com", "163.com", "proton.me",
        "protonmail.com",
    ]

    /// The decimals of a text with one digit behind the point, cut, not rounded: `52.5, 13.4`; nil unless there are two.
    static func coordinates(_ text: String) -> String? {
        let numbers = text.split { !"0123456789.-+".contains($0) }.filter { $0.contains(where: \.isNumber) }
        guard numbers.count == 2 else { return nil }
        let cut = numbers.compactMap { number -> String? in
            let parts = number.split(separator: ".", omittingEmptySubsequences: false)
            guard parts.count == 2, (1...4).contains(parts[0].utf8.count), let first = parts[1].first else {
                return nil
            }
            return parts[0] + "." + String(first)
        }
        return cut.count == 2 ? cut.joined(separator: ", ") : nil
    }

    /// The year of a date: its only run of four digits that can be one; of eight digits in a row the first or last four.
    static func year(_ text: String) -> String? {
        let runs = text.split { !("0"..."9").contains($0) }.map(String.init)
        let years = runs.flatMap { run -> [String] in
            switch run.utf8.count {
            case 4: [run]
            case 8: [String(run.prefix(4)), String(run.suffix(4))]
            default: []
            }
        }.filter { Int($0).map((1880...2100).contains) ?? false }
        return years.count == 1 ? years[0] : nil
    }
}
