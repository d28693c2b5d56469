extension Detector {
    /// Telephone numbers: 8 to 15 digits with a plus, with two zeros in front, after a word or scheme for telephones, or in
    /// the groups of a country.
    static let phone = Detector(
        "phone", .phone, needs: .digits,
        matches: [
            Sample("open https://h.example/a#+420731884902", "+420731884902"),
            Sample("+61 491 570 156", "+61 491 570 156"), Sample("tel://84950001234", "84950001234"),
            Sample("Phone set to (202) 555-0143 ext. 12", "(202) 555-0143"),
            Sample("+55 (11) 90000-0012 salvo", "+55 (11) 90000-0012"),
            Sample("call 0049 30 23125-0140", "0049 30 23125-0140"), Sample("090-0000-1234 は", "090-0000-1234"),
            Sample("(040) 30655 217 rang", "(040) 30655 217"), Sample("mobile=966500000012", "966500000012"),
            Sample("Handy: 0171/5550123", "0171/5550123"),
            Sample("tél. 06 39 98 01 23", "06 39 98 01 23"), Sample("8 (900) 000-12-34", "8 (900) 000-12-34"),
            Sample("phone:+1.202.555.0143", "+1.202.555.0143"), Sample("number 07700 900123", "07700 900123"),
            Sample("202-555-0143", "202-555-0143"), Sample("手机号13800138000", "13800138000"),
            Sample("emergency contact = Grandma Betty (555-0199)", "555-0199"), Sample("Olga 23-45-67", "23-45-67"),
            Sample("phone changed, old 0151 50900011, new 0151 50900064", "0151 50900011", "0151 50900064"),
            Sample("Phones: 907 555 0100 or 907 555 0177", "907 555 0100", "907 555 0177"),
            Sample("+44-20-7946-0958", "+44-20-7946-0958"), Sample("010-0000-1234", "010-0000-1234"),
        ],
        rejects: [
            "", "2026-11-30 10:14:02 +0300", "build 2026113001", "Retry after 202 555 ms (attempt 0143)", "Code=-1009",
            "rows 10000-20000 of 90000", "Level 12-34-56 unlocked", "5.12.3.2026", "17FA5081-78A1-4E94",
            "Random seed 30569309025905",
            "call 12 of 20", "U+1F600 in input", "phone model 17", "2026-11-30", "calls: 12345678 total",
            "+12.5, +48.25",
            "0000000000000000", "phone.fill 24", "iPhone17,1 12345678", "1.2.840.113549.1", "called 1234567 times",
            "+20261130", "Anna (12-34)", "step two (555-0199)", "May 2026-11",
        ]
    ) { text, claim in
        var place = 0
        var last: PhoneNumber?
        while place < text.scalars.count {
            guard PhoneNumber.begins(text, at: place), let number = PhoneNumber.read(text, from: place) else {
                place += 1
                continue
            }
            if number.isPhone(in: text) || number.repeats(last, in: text) {
                claim(number.range)
                last = number
            }
            place = number.range.upperBound
        }
    }
}
