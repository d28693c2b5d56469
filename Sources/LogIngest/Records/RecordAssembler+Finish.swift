/// What some styles do to a message can be undone only when all of its lines are there.
extension RecordAssembler {
    /// Decodes the escapes of the relay, takes labels off the end of messages.
    mutating func finishMessage(_ buffer: borrowing LineBuffer) {
        switch open.record.style {
        case .deviceRelay, .goIOSJSON, .asl:
            let message = open.record.message
            let isEscaped =
                open.isCopied
                ? open.text.span.holdsEscape(message) : buffer.storage.span.holdsEscape(message)
            guard isEscaped else { return }
            open.copy(from: buffer.storage.span)
            open.decodeMessage()
        case .pyMobileDevice:
            open.copy(from: buffer.storage.span)
            open.splitLabel()
        default: break
        }
    }
}

extension Span<UInt8> {
    /// Whether a text may hold escapes of `VisText`.
    fileprivate func holdsEscape(_ range: Range<Int>) -> Bool {
        position(of: 0x5C, in: range) < range.upperBound
    }
}

extension OpenRecord {
    /// Decodes the escapes of vis(3).
    fileprivate mutating func decodeMessage() {
        var decoded: [UInt8] = []
        guard VisText.decode(text.span, record.message, to: &decoded) else { return }
        record.message = text.count..<text.count + decoded.count
        text.append(contentsOf: decoded)
    }

    /// Takes `[subsystem][category]` off the end.
    fileprivate mutating func splitLabel() {
        guard let label = PyMobileDeviceStyle.label(text.span, of: record.message) else { return }
        (record.message, record.subsystem, record.category) = label
    }
}
