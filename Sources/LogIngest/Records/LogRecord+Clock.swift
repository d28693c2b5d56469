extension LogRecord {
    /// Whether the record says that the clock of the log began anew or was set, so that times may jump behind it; `bytes` hold
    /// its texts.
    ///
    /// Such records are of the type Timesync: `=== system boot: UUID`, `=== system wallclock time adjusted`.
    public func isClockMark(_ bytes: Span<UInt8>) -> Bool {
        type == .timesync
            && (bytes.hasText("=== system boot", at: message.lowerBound, before: message.upperBound)
                || bytes.hasText(
                    "=== system wallclock time adjusted", at: message.lowerBound, before: message.upperBound))
    }
}
