/// What the arguments of a launch ask for. Unknown arguments are ignored.
struct LaunchOptions: Sendable, Hashable {
    /// No permission prompt, no reminders, and a network that is always there.
    var isUITesting = false
    /// The destination that needs no route request; `--force-counter` wins over `--force-webview`.
    var forced: Destination?

    init(arguments: [String]) {
        isUITesting = arguments.contains("--ui-testing")
        if arguments.contains("--force-counter") {
            forced = .counter
        } else if arguments.contains("--force-webview") {
            forced = .webView
        }
    }
}
