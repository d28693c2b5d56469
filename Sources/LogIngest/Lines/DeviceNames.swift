/// The names of devices in a capture of the syslog relay, where nothing marks the end of the device and the beginning of the
/// process: learnt as the words that several lines have in common.
///
/// A name is believed once two lines that begin with the same word differ in a later one: their common words are the device.
/// Otherwise a device ends with the first word that looks like one (`Guests-iPhone`); failing that, if most lines have no
/// device at all, this one has none either, and else the last word is the process.
struct DeviceNames: Sendable, Hashable {
    fileprivate struct Candidate: Sendable, Hashable {
        /// The words of the first line.
        var line: [UInt8]
        /// The words that all lines have in common, without the last one of any.
        var device: [UInt8]
        var isConfirmed = false
    }

    private var candidates: [Candidate] = []
    private var bareCount = 0
    private var wordedCount = 0

    /// A capture has few devices; more first words than this are not remembered.
    private static let candidateLimit = 32

    /// Takes the words of one line as `DeviceRelayStyle.names` answers them.
    mutating func learn(_ bytes: Span<UInt8>, _ names: Range<Int>) {
        guard let last = names.last(where: { bytes[$0] == 0x20 }), last > names.lowerBound else {
            bareCount += 1
            return
        }
        wordedCount += 1
        let line = names.map { bytes[$0] }
        let device = line.prefix(last - names.lowerBound)
        guard let index = candidates.firstIndex(where: { $0.firstWord.elementsEqual(firstWord(of: line)) }) else {
            if candidates.count < DeviceNames.candidateLimit {
                candidates.append(Candidate(line: line, device: Array(device)))
            }
            return
        }
        let length = commonLength(candidates[index].device, device)
        candidates[index].device.removeSubrange(length...)
        if candidates[index].line != line { candidates[index].isConfirmed = true }
    }

    /// Where the device ends in the words of a line; at their beginning when there is none. A blank follows a device.
    func end(in bytes: Span<UInt8>, _ names: Range<Int>) -> Int {
        let start = names.lowerBound
        guard let last = names.last(where: { bytes[$0] == 0x20 }), last > start else { return start }
        if let end = knownEnd(in: bytes, start..<last) { return end }
        let line = (start..<last).map { bytes[$0] }
        let word = firstWord(of: line)
        if let known = candidates.first(where: { $0.isConfirmed && $0.firstWord.elementsEqual(word) }) {
            return start + commonLength(known.device, line[...])
        }
        if let end = DeviceNames.deviceEnd(line) { return start + end }
        return bareCount > wordedCount ? start : last
    }

    /// Where a device ends that is believed and stands there as it was learnt, which most lines of a capture have.
    private func knownEnd(in bytes: Span<UInt8>, _ words: Range<Int>) -> Int? {
        for candidate in candidates where candidate.isConfirmed {
            let end = words.lowerBound + candidate.device.count
            guard end == words.upperBound || (end < words.upperBound && bytes[end] == 0x20) else { continue }
            if zip(candidate.device, words).allSatisfy({ $0 == bytes[$1] }) { return end }
        }
        return nil
    }

    /// The end of the first word that looks like the name of a device, not of a Mac's process; nil when there is none.
    private static func deviceEnd(_ line: [UInt8]) -> Int? {
        var start = 0
        for word in line.split(separator: 0x20, omittingEmptySubsequences: false) {
            if looksLikeDevice(word) { return start + word.count }
            start += word.count + 1
        }
        return nil
    }

    private static let deviceWords: [[UInt8]] = ["iPhone", "iphone", "iPad", "ipad", "iPod", "Mac", "Watch"].map {
        Array($0.utf8)
    }

    private static func looksLikeDevice(_ word: ArraySlice<UInt8>) -> Bool {
        word.indices.contains { index in deviceWords.contains { word[index...].starts(with: $0) } }
    }
}

extension DeviceNames.Candidate {
    fileprivate var firstWord: ArraySlice<UInt8> { line.prefix { $0 != 0x20 } }
}

private func firstWord(of line: [UInt8]) -> ArraySlice<UInt8> {
    line.prefix { $0 != 0x20 }
}

/// How many bytes the words take that both begin with.
private func commonLength(_ one: [UInt8], _ other: ArraySlice<UInt8>) -> Int {
    let length = zip(one, other).prefix { $0 == $1 }.count
    func ends(_ line: some Collection<UInt8>) -> Bool {
        length == line.count || line.dropFirst(length).first == 0x20
    }
    if ends(one), ends(other) { return length }
    return one.prefix(length).lastIndex(of: 0x20) ?? 0
}
