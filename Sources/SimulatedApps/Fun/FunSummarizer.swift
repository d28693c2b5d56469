/// The on-device model behind summaries, on devices that have it.
final class FunSummarizer: FunService {
    static let key = FunServiceKey.ai
    /// Why a device without the model cannot write a summary.
    static let unavailable = "AI summarization is not available on this device."

    private let device: FunDevice

    init(device: FunDevice) {
        self.device = device
    }

    /// Whether the device has the model.
    var isAvailable: Bool { device.options.hasSummaryModel }

    /// Writes a summary; `done` gets the reason of a failure.
    func summarize(_ done: @escaping (String?) -> Void) {
        guard isAvailable else { return done(Self.unavailable) }
        device.schedule(after: device.options.delays.summary) { [device] in
            done(device.options.hasSummaryModel ? device.options.summaryFailure : Self.unavailable)
        }
    }
}
