internal import Diagnostics

/// Finds, among the regular files of a call, those whose content is the content of one before them.
///
/// Only files of equal size are looked at, and of those only the ends unless the ends are equal too; then both files are
/// read side by side. Memory: two pieces of each file that is compared. Cost: of the files of one size and equal ends each is
/// compared with `mostModels` at most, so that many of them do not cost the square of their number.
struct IdenticalFiles {
    /// How many different files of one size and equal ends others are compared with.
    static let mostModels = 8
    /// How many bytes of each end are compared first.
    private static let endSize = 16 << 10
    private static let pieceSize = 64 << 10

    private struct Ends: Hashable {
        var size: Int
        var first: [UInt8]
        var last: [UInt8]
    }

    /// The first file of each size; its ends are read when a second one comes.
    private var firsts: [Int: Capture] = [:]
    /// The sizes of which a second one came.
    private var shared: Set<Int> = []
    private var models: [Ends: [Capture]] = [:]

    /// The file before this one with the same bytes, if there is one. Empty files, and files that cannot be read, are like
    /// no other.
    mutating func model(of capture: Capture, size: Int) -> Capture? {
        guard size > 0 else { return nil }
        guard let first = firsts[size] else {
            firsts[size] = capture
            return nil
        }
        if shared.insert(size).inserted, let ends = IdenticalFiles.ends(of: first, size: size) {
            models[ends] = [first]
        }
        guard let ends = IdenticalFiles.ends(of: capture, size: size) else { return nil }
        if let model = models[ends]?.first(where: { IdenticalFiles.haveSameBytes($0, capture) }) { return model }
        if models[ends, default: []].count < IdenticalFiles.mostModels { models[ends, default: []].append(capture) }
        return nil
    }

    private static func ends(of capture: Capture, size: Int) -> Ends? {
        do {
            let length = min(size, endSize)
            let first = try FileStretch.bytes(of: capture, from: 0, count: length)
            let last = try FileStretch.bytes(of: capture, from: size - length, count: length)
            return Ends(size: size, first: first, last: last)
        } catch { return nil }
    }

    private static func haveSameBytes(_ one: Capture, _ other: Capture) -> Bool {
        do {
            var oneSource = try FileSource(one)
            var otherSource = try FileSource(other)
            var oneBytes = [UInt8](repeating: 0, count: pieceSize)
            var otherBytes = oneBytes
            while true {
                let (count, otherCount) = (try oneSource.fill(&oneBytes), try otherSource.fill(&otherBytes))
                guard count == otherCount, oneBytes[..<count] == otherBytes[..<count] else { return false }
                if count == 0 { return true }
            }
        } catch { return false }
    }
}
