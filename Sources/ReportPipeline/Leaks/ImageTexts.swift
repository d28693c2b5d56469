/// Texts in pictures: of PNG, and comments and what cameras and programs write into JPEG.
enum ImageTexts {
    private static let shortestRun = 4

    /// The texts of a PNG.
    static func png(_ bytes: [UInt8], limit: Int) -> [[UInt8]] {
        var texts: [[UInt8]] = []
        var position = 8
        while position + 12 <= bytes.count {
            let length = bytes[position..<position + 4].reduce(0) { $0 << 8 | Int($1) }
            let type = bytes[position + 4..<position + 8]
            let end = position + 8 + length
            guard end + 4 <= bytes.count else { break }
            let data = bytes[position + 8..<end]
            if type.elementsEqual("tEXt".utf8) {
                texts += data.split(separator: 0).map { Array($0) }
            } else if type.elementsEqual("iTXt".utf8) {
                texts += international(data, limit)
            } else if type.elementsEqual("eXIf".utf8) {
                texts += runs(data)
            } else if type.elementsEqual("zTXt".utf8), let zero = data.firstIndex(of: 0), zero + 2 < end {
                texts += [Array(data[..<zero]), Inflate.zlib(data[(zero + 2)...], limit: limit) ?? []]
            }
            position = end + 4
        }
        return texts
    }

    /// Comments and the fields for programs of a JPEG, up to its picture.
    static func jpeg(_ bytes: [UInt8]) -> [[UInt8]] {
        var texts: [[UInt8]] = []
        var position = 2
        while position + 4 <= bytes.count, bytes[position] == 0xFF, bytes[position + 1] != 0xDA {
            let length = Int(bytes[position + 2]) << 8 | Int(bytes[position + 3])
            let end = position + 2 + length
            guard length >= 2, end <= bytes.count else { break }
            if bytes[position + 1] == 0xFE || (0xE1...0xEF).contains(bytes[position + 1]) {
                texts += runs(bytes[position + 4..<end])
            }
            position = end
        }
        return texts
    }

    /// A text of its own language: keyword, whether it is packed, language, translated keyword, text.
    private static func international(_ data: ArraySlice<UInt8>, _ limit: Int) -> [[UInt8]] {
        guard let zero = data.firstIndex(of: 0), zero + 3 < data.endIndex, data[zero + 1] == 1 else {
            return data.split(separator: 0).map { Array($0) }
        }
        let parts = data[(zero + 3)...].split(separator: 0, maxSplits: 2, omittingEmptySubsequences: false)
        let packed = parts.last.flatMap { parts.count == 3 ? Inflate.zlib($0, limit: limit) : nil }
        return [Array(data[..<zero])] + parts.prefix(2).map { Array($0) } + [packed ?? []]
    }

    /// Runs of signs that can be read, and those with a zero behind each byte, as pictures hold titles and comments.
    private static func runs(_ data: ArraySlice<UInt8>) -> [[UInt8]] {
        let plain = data.split { $0 < 0x20 || $0 == 0x7F || $0 == 0xFF }.filter { $0.count >= shortestRun }.map {
            Array($0)
        }
        return plain + wideRuns(data)
    }

    private static func wideRuns(_ data: ArraySlice<UInt8>) -> [[UInt8]] {
        var texts: [[UInt8]] = []
        var run: [UInt8] = []
        var place = data.startIndex
        while place + 1 < data.endIndex {
            if (0x20...0x7E).contains(data[place]), data[place + 1] == 0 {
                run.append(data[place])
                place += 2
            } else {
                if run.count >= shortestRun { texts.append(run) }
                run = []
                place += 1
            }
        }
        return run.count >= shortestRun ? texts + [run] : texts
    }
}
