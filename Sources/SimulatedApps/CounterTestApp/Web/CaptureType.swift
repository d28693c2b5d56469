/// What a page wants to capture.
enum CaptureType: String, CaseIterable, Sendable {
    case camera, microphone, cameraAndMicrophone, unknown

    /// Asks for what the type needs: for the combined one both, the camera first.
    func authorize(with capture: any CaptureAuthorizing, _ answer: @escaping (_ isGranted: Bool) -> Void) {
        switch self {
        case .camera: capture.authorize(.camera, answer)
        case .microphone: capture.authorize(.microphone, answer)
        case .cameraAndMicrophone:
            capture.authorize(.camera) { isCameraGranted in
                guard isCameraGranted else { return answer(false) }
                capture.authorize(.microphone, answer)
            }
        case .unknown: answer(false)
        }
    }
}
