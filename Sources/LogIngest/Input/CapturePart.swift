public import Diagnostics

/// A stretch of a capture that begins with a record and can be read by itself.
///
/// The parts of a capture, read in any order by any number of threads and put together in theirs, give what the capture read in
/// one go gives; see `CaptureTally.append(_:)`.
public struct CapturePart: Sendable, Hashable {
    /// The capture.
    public let capture: Capture
    /// Its first byte in the capture.
    let start: Int
    /// The byte after its last one, or nil for the end of the file.
    let end: Int?
}

extension CaptureReader {
    /// How large parts are at least, in bytes.
    static let partSize = 16 << 20
    /// How far a part goes on in search of a record to end before; with none in sight it grows by another part.
    private static let searchLimit = 4 << 20

    /// Cuts a capture into parts of at least 16 MiB, always at the same places; what is no regular file is one part.
    ///
    /// A part begins with the header of a record, whose line means the same whatever stands before it.
    /// - Throws: as `FileSource.init(_:)`, and `input.broken`. Cost: some 64 KiB read for each part.
    public func parts(of capture: Capture) throws(Diagnostic) -> [CapturePart] {
        try parts(of: capture, size: CaptureReader.partSize, window: 64 << 10)
    }

    func parts(of capture: Capture, size: Int, window: Int) throws(Diagnostic) -> [CapturePart] {
        let whole = CapturePart(capture: capture, start: 0, end: nil)
        guard !capture.isStandardInput, let status = try? Platform.status(of: capture.path), status.kind == .regular
        else {
            return [whole]
        }
        var starts = [0]
        var next = size
        while next < status.size {
            if let start = try recordStart(in: capture, from: next, window: window) {
                starts.append(start)
                next = start + size
            } else {
                next += max(size, CaptureReader.searchLimit)
            }
        }
        return starts.indices.map { index in
            CapturePart(capture: capture, start: starts[index], end: index + 1 < starts.count ? starts[index + 1] : nil)
        }
    }

    /// The first line after `offset` that is the start of a record for sure.
    private func recordStart(in capture: Capture, from offset: Int, window: Int) throws(Diagnostic) -> Int? {
        var size = window
        while true {
            let bytes = try CaptureReader.bytes(of: capture, from: offset - 1, count: size)
            if let position = firstRecord(in: bytes) { return offset - 1 + position }
            if bytes.count < size || size >= CaptureReader.searchLimit { return nil }
            size *= 4
        }
    }

    private static func bytes(of capture: Capture, from offset: Int, count: Int) throws(Diagnostic) -> [UInt8] {
        var source = try FileSource(CapturePart(capture: capture, start: offset, end: nil))
        var bytes = [UInt8](repeating: 0, count: count)
        var filled = 0
        while filled < count {
            var space = bytes.mutableSpan
            let read = try source.read(into: &space, at: filled)
            if read == 0 { break }
            filled += read
        }
        bytes.removeSubrange(filled...)
        return bytes
    }

    /// Where the first whole line stands, after a line feed, that begins a record and needs no cleaning.
    private func firstRecord(in bytes: [UInt8]) -> Int? {
        let span = bytes.span
        var classifier = LineClassifier()
        var start = span.position(of: 0x0A, in: 0..<bytes.count) + 1
        while start < bytes.count {
            let end = span.position(of: 0x0A, in: start..<bytes.count)
            guard end < bytes.count else { return nil }
            let isPlain =
                end - start <= lineLimit && span.position(of: 0x00, in: start..<end) == end
                && span.position(of: 0x1B, in: start..<end) == end
            if isPlain {
                let content = LineCleaning.trimmed(span, start..<end)
                switch classifier.meaning(of: span, content, line: 1, isCut: false, copies: false) {
                case .textRecord, .jsonRecord: return start
                default: break
                }
            }
            start = end + 1
        }
        return nil
    }
}
