/// What the writers append to a growing buffer; nothing here formats through a library.
extension [UInt8] {
    /// Appends a text as UTF-8.
    mutating func add(_ text: String) {
        append(contentsOf: text.utf8)
    }

    /// Appends a whole number.
    mutating func add(decimal number: UInt64) {
        add(decimal: number, width: 1)
    }

    /// Appends a whole number with leading zeros up to `width` digits.
    mutating func add(decimal number: UInt64, width: Int) {
        let start = count
        var rest = number
        repeat {
            append(0x30 + UInt8(truncatingIfNeeded: rest % 10))
            rest /= 10
        } while rest > 0
        while count - start < width { append(0x30) }
        reverseDigits(from: start)
    }

    /// Appends a number below 100 as two digits.
    mutating func add(twoDigits number: Int) {
        append(0x30 + UInt8(truncatingIfNeeded: number / 10))
        append(0x30 + UInt8(truncatingIfNeeded: number % 10))
    }

    /// Appends a number below 1000 as three digits.
    mutating func add(threeDigits number: Int) {
        append(0x30 + UInt8(truncatingIfNeeded: number / 100))
        add(twoDigits: number % 100)
    }

    /// Appends a whole number in hexadecimal, lower case, without a prefix.
    mutating func add(hexadecimal number: UInt64) {
        let start = count
        var rest = number
        repeat {
            let digit = UInt8(truncatingIfNeeded: rest & 15)
            append(digit < 10 ? 0x30 + digit : 0x57 + digit)
            rest >>= 4
        } while rest > 0
        reverseDigits(from: start)
    }

    /// Appends blanks until the text that begins at `start` is `width` long.
    mutating func pad(from start: Int, to width: Int) {
        while count - start < width { append(0x20) }
    }

    /// Digits are made from the last to the first.
    private mutating func reverseDigits(from start: Int) {
        var (low, high) = (start, count - 1)
        while low < high {
            swapAt(low, high)
            low += 1
            high -= 1
        }
    }
}
