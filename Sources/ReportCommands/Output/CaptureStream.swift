internal import SimulatedApps

/// Writes entries through a writer to wherever captures go, a piece at a time: memory does not grow with the capture.
final class CaptureStream: EntrySink {
    private static let pieceSize = 1 << 20

    /// Bytes given away.
    private(set) var byteCount = 0
    private let writer: CaptureWriter
    private let output: ([UInt8]) throws -> Void
    private let isStopping: () -> Bool
    private var failure: (any Error)?

    /// A stream that has written the head of a capture.
    init(
        _ writer: CaptureWriter, isStopping: @escaping () -> Bool = { false },
        output: @escaping ([UInt8]) throws -> Void
    ) {
        self.writer = writer
        self.output = output
        self.isStopping = isStopping
        writer.begin()
    }

    /// Whether writing failed or was interrupted.
    var isFull: Bool { failure != nil || isStopping() }

    /// How many entries were written.
    var entryCount: Int { writer.entryCount }

    func receive(_ entry: SimulatedEntry) {
        writer.receive(entry)
        if writer.byteCount >= Self.pieceSize { flush() }
    }

    /// Writes the tail, and throws what went wrong since the beginning.
    func finish() throws {
        writer.end()
        flush()
        if let failure { throw failure }
    }

    private func flush() {
        if !isFull {
            do {
                try output(writer.bytes)
                byteCount += writer.byteCount
            } catch {
                failure = error
            }
        }
        writer.removeBytes()
    }
}
