/// A camera or a microphone.
enum CaptureDevice: Sendable, Hashable {
    case camera, microphone
}

/// What the user decided about a capture device so far.
enum CaptureStatus: String, CaseIterable, Sendable {
    case authorized, denied, restricted, undetermined
}

/// What knows whether the app may capture.
protocol CaptureAuthorizing: AnyObject {
    /// Whether the app may use a device; asks the user when that is not decided.
    func authorize(_ device: CaptureDevice, _ answer: @escaping (_ isGranted: Bool) -> Void)
}

/// The device's settings; the user takes a moment to answer.
final class CaptureSettings: CaptureAuthorizing {
    private let device: CounterDevice

    init(device: CounterDevice) {
        self.device = device
    }

    func authorize(_ capture: CaptureDevice, _ answer: @escaping (_ isGranted: Bool) -> Void) {
        switch device.captureStatus[capture] ?? .undetermined {
        case .authorized: answer(true)
        case .denied, .restricted: answer(false)
        case .undetermined:
            device.scheduler.schedule(after: device.captureAnswerDelay) { [device] in
                device.captureStatus[capture] = device.captureAnswer ? .authorized : .denied
                answer(device.captureAnswer)
            }
        }
    }
}
