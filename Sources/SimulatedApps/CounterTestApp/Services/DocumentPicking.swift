/// What lets the user choose files for a page, and places for downloads.
protocol DocumentPicking: AnyObject {
    /// Asks for files; nil when the user cancels or nothing can present the picker.
    func pickFiles(_ answer: @escaping (_ count: Int?) -> Void)
    /// Offers to save a file; the answer comes for done and for cancelled alike.
    func export(_ path: String, _ answer: @escaping () -> Void)
}

/// The device's picker: it waits until the script or the population answers.
final class DocumentPicker: DocumentPicking {
    private let device: CounterDevice

    init(device: CounterDevice) {
        self.device = device
    }

    func pickFiles(_ answer: @escaping (_ count: Int?) -> Void) {
        guard device.canPresent else { return answer(nil) }
        device.filePicker = answer
    }

    func export(_ path: String, _ answer: @escaping () -> Void) {
        guard device.canPresent else { return answer() }
        device.exporters.append((path, answer))
    }
}
