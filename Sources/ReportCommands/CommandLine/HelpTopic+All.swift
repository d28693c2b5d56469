internal import EventModel
internal import Configuration

extension HelpTopic {
    /// Every topic, in the order of the help, with the built-in packs.
    static var all: [HelpTopic] { all(of: (try? Pack.builtIn()) ?? []) }

    /// Every topic, in the order of the help; `packs` are those of the run.
    static func all(of packs: [Pack]) -> [HelpTopic] {
        // Who asks for a known app by its name is answered, whether the run takes it or not.
        let others = ((try? Pack.builtIn()) ?? []).filter { known in
            !packs.contains { $0.catalogue.app == known.catalogue.app }
        }
        return [
            HelpTopic(
                name: "capture", summary: "how to capture an app's log, with exact commands",
                parts: (packs + others).map(\.catalogue.app),
                hint: "the apps are those of the packs; ctreport.yml lists packs of your own: ctreport help packs"
            ) { app in
                app == nil ? CaptureGuide.text(for: nil, of: packs) : CaptureGuide.text(for: app, of: packs + others)
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
