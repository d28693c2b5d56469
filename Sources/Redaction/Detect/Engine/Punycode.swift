/// Labels of international host names (RFC 3492), decoding only.
enum Punycode {
    /// The scalars of a label without its `xn--`, in lower case; nil when it is none.
    static func decoded(_ label: ArraySlice<UInt32>) -> [UInt32]? {
        let label = Array(label)
        let dash = label.lastIndex(of: 0x2D)
        var output = dash.map { Array(label[..<$0]) } ?? []
        var place = dash.map { $0 + 1 } ?? 0
        var (number, index, bias): (UInt32, UInt32, UInt32) = (128, 0, 72)
        while place < label.count {
            let old = index
            var (weight, step): (UInt32, UInt32) = (1, 36)
            while true {
                guard place < label.count, let digit = digit(label[place]) else { return nil }
                place += 1
                let (product, tooMuch) = digit.multipliedReportingOverflow(by: weight)
                let (sum, overflow) = index.addingReportingOverflow(product)
                guard !tooMuch, !overflow else { return nil }
                index = sum
                let threshold = step <= bias ? 1 : min(step - bias, 26)
                if digit < threshold { break }
                let (heavier, overflows) = weight.multipliedReportingOverflow(by: 36 - threshold)
                guard !overflows else { return nil }
                weight = heavier
                step += 36
            }
            let count = UInt32(output.count) + 1
            bias = adapted(index - old, count: count, isFirst: old == 0)
            number += index / count
            index %= count
            guard number <= 0x10_FFFF, Unicode.Scalar(number) != nil else { return nil }
            output.insert(number, at: Int(index))
            index += 1
        }
        return output.isEmpty ? nil : output
    }

    private static func digit(_ scalar: UInt32) -> UInt32? {
        switch scalar {
        case 97...122: scalar - 97
        case 48...57: scalar - 22
        default: nil
        }
    }

    private static func adapted(_ delta: UInt32, count: UInt32, isFirst: Bool) -> UInt32 {
        var delta = isFirst ? delta / 700 : delta / 2
        delta += delta / count
        var step: UInt32 = 0
        while delta > 455 {
            delta /= 35
            step += 36
        }
        return step + 36 * delta / (delta + 38)
    }
}
