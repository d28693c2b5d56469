/// What `site init` writes: a page with a chart and a funnel, the funnel, a configuration that names both, and what can be
/// changed of the look.
struct Starter: Sendable {
    /// A file of it.
    struct File: Sendable {
        /// The path below the folder.
        var path: String
        /// What it is for, in a few words.
        var summary: String
        var text: String
    }

    /// The app's id and name.
    let app: String
    let title: String
    /// A figure with a chart, and what it is.
    let chart: (metric: String, title: String)
    /// A figure for the card.
    let card: (metric: String, title: String)
    /// What is counted, and the steps of the funnel with their names.
    let funnel: (title: String, count: String, steps: [(event: String, name: String)])

    /// One for each built-in app.
    static let all = [
        Starter(
            app: "countertestapp", title: "CounterTestApp",
            chart: ("splash.duration", "How long the splash takes"),
            card: ("splash.success_rate", "Splash success"),
            funnel: (
                "From the splash to a page", "launches",
                [
                    ("splash_loading_started", "splash shown"), ("initial_route_resolved", "route known"),
                    ("web_view_load_started", "page asked for"), ("web_view_load_finished", "page there"),
                ]
            )),
        Starter(
            app: "fun", title: "Fun", chart: ("home.load_duration", "How long the home screen loads"),
            card: ("home.error_rate", "Home loads with an error"),
            funnel: (
                "From the start to a favourite", "sessions",
                [
                    ("featured_items_loading", "loading"), ("featured_items_loaded", "items there"),
                    ("home_favorite_toggled", "favourite chosen"),
                ]
            )),
        Starter(
            app: "orion", title: "Orion", chart: ("pages.load_duration", "How long pages load"),
            card: ("pages.finished", "Pages finished"),
            funnel: (
                "From a page to the next", "sessions",
                [("page_committed", "page begun"), ("page_finished", "page there"), ("back_pressed", "went back")]
            )),
    ]

    /// The funnel's id.
    static let funnelMetric = "my.funnel"

    var files: [File] {
        [
            File(path: "ctreport.yml", summary: "says where everything is", text: configuration),
            File(path: "Site/my-page.md", summary: "your page", text: page),
            File(path: "Site/includes/about.md", summary: "a text that pages include", text: Self.include),
            File(path: "packs/\(app)-more.yml", summary: "your funnel", text: pack),
            File(path: "Templates/tokens.css", summary: "colours, type and distances", text: Self.tokens),
        ]
    }

    /// What to do next; `prefix` is the way from the working directory to the folder, such as `docs/`.
    func guide(prefix: String) -> String {
        """
        next, with a capture (none yet? ctreport simulate \(app) --launches 50 -o \(prefix)app.log):
        \(prefix.isEmpty ? "" : "  cd \(prefix.dropLast())\n")\
          ctreport build app.log          then open ctreport-site/my-page.html
          ctreport site blocks app.log    what pages can show, with the figures of your capture
        Change \(prefix)Site/my-page.md, build again. More: ctreport help site

        """
    }
}
