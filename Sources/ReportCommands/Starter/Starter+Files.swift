extension Starter {
    var configuration: String {
        """
        # ctreport.yml: read from this folder and those below it. Every key: ctreport help config
        # Right? ctreport config check

        # Packs of your own. This one adds a funnel to the built-in pack of \(title).
        packs: [packs/\(app)-more.yml]

        site:
          title: My report
          pages: Site              # your pages, beside the built-in ones; splash.md here would take the place of the built-in one
          templates: Templates     # your look: tokens.css, and page.html or style.css if you want to change more

        """
    }

    var page: String {
        """
        ---
        title: My page
        description: What I look at every morning.
        order: 5
        app: \(app)
        ---

        This is Markdown. Write what a reader should know, link to other pages such as [the events](events.md), and put
        **report blocks** where figures belong. `ctreport site blocks app.log` lists all of them and every figure.

        ```ctreport cards
        launches "Launches"
        \(card.metric) "\(card.title)"
        ```

        ## A chart

        The block names a figure; the text in quotes is the title.

        ```ctreport chart \(chart.metric) "\(chart.title)"
        ```

        ## A funnel

        Its steps stand in `packs/\(app)-more.yml`.

        ```ctreport funnel \(Self.funnelMetric) "\(funnel.title)"
        ```

        ```ctreport include about
        ```

        """
    }

    static let include = """
        ## About this page

        This text stands in `Site/includes/about.md`, once, for as many pages as include it. It may hold blocks as well:

        ```ctreport captures
        ```

        """

    var pack: String {
        let steps = funnel.steps.map { "      - { events: \($0.event), name: \($0.name) }\n" }.joined()
        return """
            # Adds to the built-in pack of \(title). Every key: ctreport help packs, ctreport help flows funnel
            extends: \(app)

            flows:
              - id: \(Self.funnelMetric)
                kind: funnel
                count: \(funnel.count)
                within: 30min
                steps:
            \(steps)
            """
    }

    static let tokens = """
        /* Your colours, type and distances: only what you change; all names and values: ctreport site show Templates/tokens.css
          
           A colour has a value for light screens and one for dark ones: give both, and keep text readable on its ground. */

        :root {
          --accent: #7a3fb0;
          --accent-soft: #f3ecfa;
        }

        @media (prefers-color-scheme: dark) {
          :root {
            --accent: #c9a4f0;
            --accent-soft: #33234a;
          }
        }

        """
}
