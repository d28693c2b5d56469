import Glibc

@testable import Redaction

/// What detectors cost on a text: time of this thread's own work, so that other work on the machine does not count.
enum DetectorCost {
    /// The least of some runs.
    static func cost(of detectors: [Detector], on unit: String, times count: Int, runs: Int = 3) -> Duration {
        let text = DetectableText(String(repeating: unit, count: count))
        return (0..<runs).map { _ in
            let start = threadTime()
            for detector in detectors {
                var claims: [Claim] = []
                detector.find(text, &claims)
            }
            return threadTime() - start
        }.min() ?? .zero
    }

    /// Whether a text that is ten times as long costs about ten times as much. A square would cost a hundred times; scans
    /// that are bounded but longer than the short text may cost some more than ten.
    static func isLinear(short: Duration, long: Duration) -> Bool { long < short * 50 + .milliseconds(20) }

    private static func threadTime() -> Duration {
        var time = timespec()
        unsafe clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
    }
}
