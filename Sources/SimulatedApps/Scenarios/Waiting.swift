internal import YAMLDocument

/// How long people wait or pause: half of them shorter than the median, a few much longer (log-normal).
struct Waiting: Sendable, Hashable {
    /// In nanoseconds.
    var median: Int64
    /// The standard deviation of the logarithm; 0 makes every wait the median.
    var spread: Double

    /// A wait of at most a hundred medians.
    func draw(from generator: inout SeededGenerator) -> Int64 {
        if spread == 0 { return median }
        let drawn = generator.logNormal(median: Double(median), spread: spread)
        return Int64(min(drawn, 100 * Double(median)))
    }

    /// A wait as `{median: 2s, spread: 0.7}`; what is left out stays as in `standard`.
    static func kind(_ code: String, standard: Waiting) -> YAMLKind<Waiting> {
        .mapping(code) { reader in
            let median = reader.optional("median", .checked(.duration, "at most 100 days") { limited($0) })
            let spread = reader.optional("spread", .number(in: 0...5))
            return Waiting(median: median ?? standard.median, spread: spread ?? standard.spread)
        }
    }

    private static func limited(_ duration: Int64) -> Int64? {
        duration <= 8_640_000_000_000_000 ? duration : nil
    }
}
