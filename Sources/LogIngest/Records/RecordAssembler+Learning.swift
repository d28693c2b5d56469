/// What lines tell about others, learnt from the lines ahead where the first one needs it.
extension RecordAssembler {
    /// Learns the names of devices from lines of the relay, or the order of dates with slashes.
    mutating func learn(_ line: Line, of bytes: Span<UInt8>, buffer: Span<UInt8>, _ ahead: Lookahead) {
        guard classifier.headers.learns(from: bytes, line.content) else { return }
        if bytes[line.content.lowerBound] &- 0x41 < 26 {
            learnDevice(bytes, line.content)
            var ahead = ahead
            while let next = ahead.next(buffer) {
                let start = AppiumWrapper.end(buffer, next) ?? prefixes.start(buffer, next) ?? next.lowerBound
                learnDevice(buffer, start..<next.upperBound)
            }
        } else {
            let order = DateOrder.decided(by: buffer, line.raw.lowerBound..<ahead.range.upperBound)
            classifier.headers.dateOrder = order
        }
    }

    private mutating func learnDevice(_ bytes: Span<UInt8>, _ range: Range<Int>) {
        if let names = DeviceRelayStyle.names(bytes, range) { classifier.headers.devices.learn(bytes, names) }
    }
}
