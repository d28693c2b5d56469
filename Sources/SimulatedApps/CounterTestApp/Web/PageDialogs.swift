/// What the app answers to a page's own dialogs and to servers that ask who it is. None of it is logged.
enum PageDialogs {
    /// Servers that ask for credentials get what the system does by default.
    enum AuthenticationAnswer: Sendable, Hashable {
        case performDefaultHandling
    }

    /// The answer to every challenge.
    static let authentication = AuthenticationAnswer.performDefaultHandling

    /// `confirm`: what the user chose; false when nothing can present the dialog.
    static func confirm(choice: Bool, canPresent: Bool) -> Bool {
        canPresent && choice
    }

    /// `prompt`: what the user wrote, nil when cancelled or when nothing can present the dialog.
    static func prompt(text: String?, canPresent: Bool) -> String? {
        canPresent ? text : nil
    }
}

/// How the web view is set up.
enum WebViewSetup {
    /// What the user agent ends with.
    static let userAgentSuffix = "CounterTestApp/1.0"
    /// Cookies and storage are those of the default data store.
    static let usesDefaultDataStore = true
    /// Scripts may open windows without a click.
    static let scriptsMayOpenWindows = true
    /// Links show no preview.
    static let showsLinkPreview = false
    /// The least and the greatest zoom.
    static let zoomRange: ClosedRange<Double> = 1...1
}
