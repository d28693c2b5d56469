extension Detector {
    /// What stands between the marks of a PEM block: keys, and certificates, which name their holder.
    static let pem = Detector(
        "pem", .privateKey, needs: [],
        matches: [
            Sample("-----BEGIN EC PRIVATE KEY----- MHcCAQEE -----END EC PRIVATE KEY-----", "MHcCAQEE"),
            Sample("-----BEGIN PRIVATE KEY-----\nMIIE\nvQIB\n-----END PRIVATE KEY-----\n", "MIIE\nvQIB"),
            Sample(#"{"k":"-----BEGIN RSA PRIVATE KEY-----\nMIIE\nvQ"#, #"MIIE\nvQ"#),
            Sample("ключ: -----BEGIN OPENSSH PRIVATE KEY----- b3BlbnNzaC1rZXk", "b3BlbnNzaC1rZXk"),
        ],
        rejects: [
            "", "-----", "----- BEGIN -----", "-----BEGIN PRIVATE KEY-----", "---------- begin of section ----------",
        ]
    ) { text, claim in
        var place = 0
        while let begin = PEM.find(PEM.begin, in: text, from: place) {
            guard let start = PEM.find(PEM.dashes, in: text, from: begin + PEM.begin.count) else { return }
            let end = PEM.find(PEM.end, in: text, from: start + 5) ?? text.scalars.count
            claim(PEM.trimmed(start + 5..<end, in: text))
            place = end
        }
    }
}

/// The marks of PEM.
enum PEM {
    static let begin = "-----BEGIN ".unicodeScalars.map(\.value)
    static let end = "-----END ".unicodeScalars.map(\.value)
    static let dashes = "-----".unicodeScalars.map(\.value)

    /// The first place of a mark from `start` on.
    static func find(_ mark: [UInt32], in text: borrowing DetectableText, from start: Int) -> Int? {
        var place = start
        while place + mark.count <= text.scalars.count {
            if text.scalars[place] == mark[0], text.has(mark, at: place) { return place }
            place += 1
        }
        return nil
    }

    /// A range without the blanks around its text.
    static func trimmed(_ range: Range<Int>, in text: borrowing DetectableText) -> Range<Int> {
        var (start, end) = (range.lowerBound, range.upperBound)
        while start < end, text.classes[start].contains(.blank) { start += 1 }
        while end > start, text.classes[end - 1].contains(.blank) { end -= 1 }
        return start..<end
    }
}
