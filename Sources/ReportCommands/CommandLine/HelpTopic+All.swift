internal import EventModel
internal import Configuration

extension HelpTopic {
    /// Every topic, in the order of the help.
    static var all: [HelpTopic] {
        let apps = ((try? Pack.builtIn()) ?? []).map(\.catalogue.app)
        return [
            HelpTopic(name: "capture", summary: "how to capture an app's log, with exact commands", parts: apps) {
                app in
                CaptureGuide.text(for: app)
            },
            HelpTopic(name: "formats", summary: "how to describe a log format of your own in ctreport.yml") { _ in
                FormatGuide.text
            },
            HelpTopic(
                name: "scenarios", summary: "how to write a script for ctreport simulate, with an example per app"
            ) { _ in
                ScenarioGuide.text
            },
        ]
    }
}
