internal import Diagnostics

extension YAMLKind where Value == String {
    /// A text that is not empty; numbers and words such as `true` count as the text they are written with.
    public static var text: YAMLKind {
        YAMLKind("text", schema: .text(expected: "text", pattern: nil), written: { $0 }) { node, findings in
            guard case .scalar(let text, _) = node.content, !node.isNothing else {
                findings.reject(node, expected: "text")
                return nil
            }
            if !text.isEmpty { return text }
            findings.report("expected text, found an empty one", at: node.place)
            return nil
        }
    }
}

extension YAMLKind where Value == Bool {
    /// `true` or `false`, and no other spelling.
    public static var bool: YAMLKind {
        let meant = ["yes": "true", "on": "true", "y": "true", "no": "false", "off": "false", "n": "false"]
        return YAMLKind("true or false", schema: .bool, written: { String($0) }) { node, findings in
            guard case .scalar(let text, let isPlain) = node.content else {
                findings.reject(node, expected: "true or false")
                return nil
            }
            if isPlain, text == "true" || text == "false" { return text == "true" }
            let word = text.lowercased()
            let suggestion = meant[word] ?? nearest(to: word, among: ["true", "false"])
            findings.reject(node, expected: "true or false", suggestion: suggestion)
            return nil
        }
    }
}

extension YAMLKind where Value == Int {
    /// A whole number, written in digits without quotes.
    public static var integer: YAMLKind {
        scalar("a whole number", schema: .integer(nil), written: { String($0) }) { text, isPlain in
            isPlain ? Int(digits: text) : nil
        }
    }

    /// A whole number of a range.
    public static func integer(in range: ClosedRange<Int>) -> YAMLKind {
        scalar(
            "a whole number from \(range.lowerBound) to \(range.upperBound)", schema: .integer(range),
            written: { String($0) }
        ) { text, isPlain in
            guard isPlain, let number = Int(digits: text), range.contains(number) else { return nil }
            return number
        }
    }
}

extension YAMLKind where Value == Double {
    /// A decimal number, written without quotes.
    public static var number: YAMLKind {
        scalar("a number", schema: .number(nil), written: { String($0) }) { text, isPlain in
            isPlain ? Double(decimal: text) : nil
        }
    }

    /// A decimal number of a range.
    public static func number(in range: ClosedRange<Double>) -> YAMLKind {
        scalar(
            "a number from \(range.lowerBound) to \(range.upperBound)", schema: .number(range), written: { String($0) }
        ) { text, isPlain in
            guard isPlain, let number = Double(decimal: text), range.contains(number) else { return nil }
            return number
        }
    }
}

extension YAMLKind where Value == Int64 {
    /// A length of time such as `100ms`, `1.5s`, `2min` or `1h`, in nanoseconds.
    public static var duration: YAMLKind {
        let expected = "a duration such as 100ms, 1.5s, 2min or 1h"
        let schema = YAMLSchema.text(expected: expected, pattern: durationPattern)
        return scalar(expected, schema: schema, written: { durationText(of: $0) }) { text, _ in nanoseconds(of: text) }
    }

    /// A length of time that is longer than nothing, in nanoseconds.
    public static var positiveDuration: YAMLKind {
        let expected = "a duration above 0 such as 100ms, 1.5s, 2min or 1h"
        let schema = YAMLSchema.text(expected: expected, pattern: "(?=[0-9.]*[1-9])" + durationPattern)
        return scalar(expected, schema: schema, written: { durationText(of: $0) }) { text, _ in
            nanoseconds(of: text).flatMap { $0 > 0 ? $0 : nil }
        }
    }
}

extension YAMLKind where Value: CaseIterable & RawRepresentable & Sendable, Value.RawValue == String {
    /// One of the words of an enumeration; the nearest one is suggested.
    public static func oneOf(_ choices: Value.Type) -> YAMLKind {
        let words = Value.allCases.map(\.rawValue)
        return YAMLKind(listing(words), schema: .words(words), written: { $0.rawValue }) { node, findings in
            guard case .scalar(let text, _) = node.content else {
                findings.reject(node, expected: listing(words))
                return nil
            }
            if let value = Value(rawValue: text) { return value }
            findings.reject(node, expected: listing(words), suggestion: nearest(to: text, among: words))
            return nil
        }
    }
}

extension YAMLKind {
    /// A scalar that `parse` understands; nil means that it is not what was expected.
    public static func scalar(
        _ expected: String, schema: YAMLSchema? = nil, written: @escaping @Sendable (Value) -> String? = { _ in nil },
        parse: @escaping @Sendable (_ text: String, _ isPlain: Bool) -> Value?
    ) -> YAMLKind {
        YAMLKind(expected, schema: schema ?? .text(expected: expected, pattern: nil), written: written) {
            node, findings in
            if case .scalar(let text, let isPlain) = node.content, !node.isNothing, let value = parse(text, isPlain) {
                return value
            }
            findings.reject(node, expected: expected)
            return nil
        }
    }
}

extension Int {
    /// A number in decimal digits, with a minus sign or none.
    fileprivate init?(digits text: String) {
        guard text.utf8.allSatisfy({ ("0"..."9").contains(Unicode.Scalar($0)) || $0 == UInt8(ascii: "-") }) else {
            return nil
        }
        self.init(text)
    }
}

extension Double {
    /// A finite number in decimal notation; no hexadecimal digits, no `nan`.
    fileprivate init?(decimal text: String) {
        guard text.utf8.allSatisfy({ "0123456789.+-eE".utf8.contains($0) }) else { return nil }
        self.init(text)
        guard isFinite else { return nil }
    }
}

private let durationPattern = "[0-9]+(\\.[0-9]{1,9})?(ns|us|µs|ms|s|m|min|h|d)"

/// A length of time in the largest unit that gives a whole number of it.
private func durationText(of nanoseconds: Int64) -> String {
    let units: [(String, Int64)] = [
        ("d", 86_400_000_000_000), ("h", 3_600_000_000_000), ("min", 60_000_000_000), ("s", 1_000_000_000),
        ("ms", 1_000_000), ("us", 1000),
    ]
    guard nanoseconds != 0 else { return "0s" }
    for (unit, length) in units where nanoseconds % length == 0 { return "\(nanoseconds / length)\(unit)" }
    return "\(nanoseconds)ns"
}

/// The nanoseconds of a number with a unit, or nil; up to nine decimals, no sign, no blanks.
private func nanoseconds(of text: String) -> Int64? {
    let units: [String: Int64] = [
        "ns": 1, "us": 1000, "µs": 1000, "ms": 1_000_000, "s": 1_000_000_000, "m": 60_000_000_000,
        "min": 60_000_000_000,
        "h": 3_600_000_000_000, "d": 86_400_000_000_000,
    ]
    let number = text.prefix { ("0"..."9").contains($0) || $0 == "." }
    guard let unit = units[String(text[number.endIndex...])] else { return nil }
    let parts = number.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count <= 2, parts.allSatisfy({ !$0.isEmpty }), let whole = Int64(parts[0]) else { return nil }
    var (total, overflow) = whole.multipliedReportingOverflow(by: unit)
    if overflow { return nil }
    if parts.count == 2 {
        guard parts[1].count <= 9, let decimals = Int64(parts[1]) else { return nil }
        // At most 9 decimals of a day: 8.64e13 × 1e9 would overflow, so the unit is split first.
        let scale = (0..<parts[1].count).reduce(Int64(1)) { power, _ in power * 10 }
        let share = (unit / scale) * decimals + (unit % scale) * decimals / scale
        (total, overflow) = total.addingReportingOverflow(share)
    }
    return overflow ? nil : total
}
