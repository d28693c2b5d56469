internal import Configuration
internal import EventModel

/// What may stand in a configuration and in a pack: the tables of keys, which come from the code that reads them.
enum KeyGuide {
    /// `help config`.
    static var configuration: String {
        """
        What ctreport.yml may hold

        It is looked for in the working directory and the folders above it; --config FILE or CTREPORT_CONFIG names another.
        Paths in it begin at its folder. A flag wins over its environment variable, which wins over the file.

          ctreport config check          is it right, with the packs that it names
          ctreport config show           what holds, and who says so: a line of the file, a flag, a variable, the default
          ctreport config schema         a JSON Schema for editors; of packs: ctreport config schema pack

        An example:

          packs: [packs/basket.yml]
          inputs: [captures]
          labels: { build: 42 }
          captures:
            - { files: "nightly/*.log", labels: { device: iPhone 16 } }
          site: { title: Nightly, folder: report }

        \(KeyTable.configuration.sections.map(\.text).joined(separator: "\n"))
        """
    }

    /// `help packs`.
    static var packs: String {
        let sections = KeyTable.pack.sections.filter { !$0.path.hasPrefix("flow") }
        return """
            What a pack may hold

            A pack says what one app logs and what is measured. List your own under 'packs' of ctreport.yml: they stand beside
            the built-in ones, or in the place of the one with the same 'app'. A pack that begins with 'extends: APP' changes
            another one: events, messages and classes of errors by name and flows by id replace or add, lists of the vocabulary
            add up, 'remove' takes out, any other key replaces. Two packs must not want the same records.

            An example, with events that are plain sentences:

              app: basket
              title: Basket
              capture: { subsystem: com.example.basket, process: Basket }
              records:
                events: [{ subsystem: com.example.basket, category: shop }]
              messages:
                item_added:
                  shape: "Added {count:int} items to the basket"
                  parameters: { count: number }
                  matches: ["Added 2 items to the basket"]
              flows:
                - { id: items.added, kind: count, events: item_added }

            A shape is a sentence with a hole {NAME:TYPE} for each value; without a type it is a text, and '{' of the sentence is
            doubled. Between two holes stands something that tells where one ends. The types:

            \(TextTable(rows: MessageShape.HoleType.allCases.map { ["  " + $0.rawValue, words(of: $0)] }, rightAligned: []).text)
            Flows: ctreport help flows.

            \(sections.map(\.text).joined(separator: "\n"))
            """
    }

    private static func words(of type: MessageShape.HoleType) -> String {
        switch type {
        case .text: "anything, blanks and line breaks too; it may be empty"
        case .word: "one character or more, none of them a blank"
        case .int: "digits, with or without a minus before them"
        case .decimal: "a number as Swift prints it: -0.5, 12, 1e-05"
        case .bool: "true or false"
        }
    }

    /// `help plan`.
    static var plan: String {
        """
        What a tracking plan is, and what may stand in one

        A plan says which events an app logs, which parameters each has, of which kind, and which of them may be missing. What a
        pack declares is a plan; a file is another one for the same app, or one for events 'Event: NAME, parameters: k=v' that
        no pack takes. Name it on the command line, or under 'plan' in ctreport.yml: build, summary and plan check follow it.

          ctreport plan init CAPTURE…            learn one; names, kinds and words only, as far as a report would show them
          ctreport plan check PLAN.yml CAPTURE…  what differs; without a plan what ctreport.yml names or the packs declare
          ctreport plan diff OLD NEW             what changed; OLD and NEW are files, or apps for what their packs declare

        check fails (exit status 2) for:
        \(PlanGuide.rules)
        A planned event that never came is listed, and fails with --complete or when it stands under 'required'.
        Values that the log hid, and what is missing behind the end of a cut message, break nothing. A key behind an error or
        a blob is part of it, for values are not escaped; behind a text or the name of a file, unless it always stands there.

        diff fails (exit status 2) for breaking changes: an event that fits the old plan may not fit the new one. These are
        removed events, parameters and values, what must be there now, a narrower kind, and an order of keys that holds now.

        An example:

          app: countertestapp
          keys: sorted
          events:
            app_started: {}
            counter_incremented: { count: number }
            initial_route_resolved: { destination: { enum: [counter, webView] } }
            web_view_load_failed: { error: error, url: { kind: url, optional: true } }
          required: [app_started]

        \(KeyTable.plan.sections.map(\.text).joined(separator: "\n"))
        """
    }

    /// `help flows`, or of one kind.
    static func flows(kind: String?) -> String {
        let tables = KeyTable.flowSections(kind: kind).map(\.text).joined(separator: "\n")
        guard kind == nil else { return tables }
        return """
            What flows may measure: an entry of 'flows' in a pack

            \(tables)
            The keys of a kind: ctreport help flows KIND, one of \(KeyTable.flowKinds.joined(separator: ", ")).
            Where an event stands, its name will do, or a mapping with conditions:

            \(KeyTable.pack.sections.filter { $0.path == "event" }.map(\.text).joined(separator: "\n"))
            """
    }
}
