/// A number with a fixed count of decimals, rounded half away from zero; the same on every system and in every locale.
///
/// `group` stands between thousands, `mark` before decimals. Not-a-number and infinity give `–`; from 10¹⁵ on the decimals are dropped.
package func fixedPoint(_ value: Double, digits: Int, group: String = "", mark: String = ".") -> String {
    guard value.isFinite else { return "–" }
    let places = min(max(digits, 0), 6)
    guard abs(value) < 1e15 else {
        guard abs(value) < 9e18 else { return "\(value)" }
        return grouped(Int64(value.rounded()), by: group)
    }
    var scale: Int64 = 1
    for _ in 0..<places { scale *= 10 }
    guard abs(value) * Double(scale) < 9e18 else { return grouped(Int64(value.rounded()), by: group) }
    let scaled = Int64((abs(value) * Double(scale)).rounded())
    let sign = value < 0 && scaled != 0 ? "−" : ""
    let whole = sign + grouped(scaled / scale, by: group)
    guard places > 0 else { return whole }
    let fraction = String(scaled % scale)
    return whole + mark + String(repeating: "0", count: places - fraction.count) + fraction
}

/// A whole number with `group` between its thousands.
package func grouped(_ number: Int64, by group: String) -> String {
    let digits = String(number.magnitude)
    guard !group.isEmpty, digits.utf8.count > 3 else { return number < 0 ? "−" + digits : digits }
    var text = ""
    for (position, digit) in digits.enumerated() {
        if position > 0, (digits.count - position).isMultiple(of: 3) { text += group }
        text.append(digit)
    }
    return number < 0 ? "−" + text : text
}
