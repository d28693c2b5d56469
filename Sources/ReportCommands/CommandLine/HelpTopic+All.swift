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
            HelpTopic(name: "config", summary: "what ctreport.yml may hold, key by key") { _ in
                KeyGuide.configuration
            },
            HelpTopic(name: "packs", summary: "what a pack of your own may hold, key by key") { _ in KeyGuide.packs },
            HelpTopic(
                name: "flows", summary: "what flows may measure, and the keys of each kind", parts: KeyTable.flowKinds
            ) { kind in
                KeyGuide.flows(kind: kind)
            },
            HelpTopic(name: "gates", summary: "what ctreport check holds a run to, and how it is judged") { _ in
                GateGuide.text
            },
            HelpTopic(name: "site", summary: "how to write pages, templates and styles of your own") { _ in
                SiteGuide.text
            },
            HelpTopic(name: "serve", summary: "what ctreport serve shows, watches and follows") { _ in ServeGuide.text
            },
            HelpTopic(name: "plan", summary: "what a tracking plan holds, and what is checked") { _ in KeyGuide.plan },
            HelpTopic(name: "redaction", summary: "what is shown of a log, and how to say otherwise") { _ in
                RedactionGuide.text
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
