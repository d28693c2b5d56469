internal import Diagnostics

/// Reads single stretches of a regular file.
enum FileStretch {
    /// At most `count` bytes of a file from `start` on.
    /// - Throws: `input.missing`, `input.unreadable` or `input.broken`.
    static func bytes(of capture: Capture, from start: Int, count: Int) throws(Diagnostic) -> [UInt8] {
        let descriptor: Int32
        do {
            descriptor = try Platform.open(capture.path)
        } catch {
            throw InputProblem.notOpened(error).diagnostic(capture.name)
        }
        defer { Platform.close(descriptor) }
        do {
            if start > 0 { try Platform.seek(descriptor, to: start) }
            var bytes = [UInt8](repeating: 0, count: count)
            var filled = 0
            while filled < count {
                var space = bytes.mutableSpan
                let read = try Platform.read(descriptor, into: &space, at: filled)
                if read == 0 { break }
                filled += read
            }
            bytes.removeSubrange(filled...)
            return bytes
        } catch {
            throw InputProblem.notRead(error).diagnostic(capture.name)
        }
    }
}
