extension HelpTopic {
    /// Every topic, in the order of the help.
    static let all: [HelpTopic] = [
        HelpTopic(name: "capture", summary: "how to capture an app's log") { _ in
            "Captures come from `log stream`, `log show`, Xcode's console or a device tool.\n"
        }
    ]
}
