public import Diagnostics

/// Gives the bytes of a capture in pieces of any size.
public protocol ByteSource: ~Copyable {
    /// Fills `bytes` from `start` on; the answer is how many bytes came. 0 means that the end is reached.
    mutating func read(into bytes: inout MutableSpan<UInt8>, at start: Int) throws(Diagnostic) -> Int
}

/// Bytes in memory, given in pieces of at most `pieceSize`.
public struct MemorySource: ByteSource, Sendable {
    private let bytes: [UInt8]
    private let pieceSize: Int
    private var position = 0

    /// A source of `bytes`; no piece is larger than `pieceSize`.
    public init(_ bytes: [UInt8], pieceSize: Int = .max) {
        self.bytes = bytes
        self.pieceSize = max(1, pieceSize)
    }

    /// Copies the next piece.
    public mutating func read(into target: inout MutableSpan<UInt8>, at start: Int) throws(Diagnostic) -> Int {
        let count = min(pieceSize, min(bytes.count - position, target.count - start))
        for index in 0..<count {
            target[start + index] = bytes[position + index]
        }
        position += count
        return count
    }
}

/// An open file, a device, a pipe, or standard input; closed when it goes out of use.
public struct FileSource: ByteSource, ~Copyable, Sendable {
    private let name: String
    private let descriptor: Int32
    private let isOwned: Bool
    /// Whether it is a regular file that was opened by its name, so that it can be opened again.
    let isRegular: Bool

    /// Opens a capture.
    /// - Throws: `input.missing`, `input.directory` or `input.unreadable`.
    public init(_ capture: Capture) throws(Diagnostic) {
        name = capture.name
        isOwned = !capture.isStandardInput
        (descriptor, isRegular) = isOwned ? try FileSource.open(capture) : (0, false)
    }

    private static func open(_ capture: Capture) throws(Diagnostic) -> (descriptor: Int32, isRegular: Bool) {
        do {
            let descriptor = try Platform.open(capture.path)
            let kind = try Platform.status(of: descriptor).kind
            if kind != .directory {
                return (descriptor, kind == .regular)
            }
            Platform.close(descriptor)
        } catch {
            throw InputProblem.notOpened(error).diagnostic(capture.name)
        }
        throw InputProblem.directory.diagnostic(capture.name)
    }

    deinit {
        if isOwned { Platform.close(descriptor) }
    }

    /// Reads what the system has, at most to the end of `bytes`.
    public mutating func read(into bytes: inout MutableSpan<UInt8>, at start: Int) throws(Diagnostic) -> Int {
        do {
            return try Platform.read(descriptor, into: &bytes, at: start)
        } catch {
            throw (error.isDirectory ? InputProblem.directory : .notRead(error)).diagnostic(name)
        }
    }

    /// Reads until `bytes` are full or the end is reached; the answer is how many bytes came.
    mutating func fill(_ bytes: inout [UInt8]) throws(Diagnostic) -> Int {
        var filled = 0
        while filled < bytes.count {
            var space = bytes.mutableSpan
            let count = try read(into: &space, at: filled)
            if count == 0 { break }
            filled += count
        }
        return filled
    }
}
