/// How to write a script for `simulate`: what stands in it, the words of every app, and an example per app.
enum ScenarioGuide {
    /// A whole script for each app.
    static let examples: [(app: String, script: String)] = [
        (
            "CounterTestApp",
            """
            app: CounterTestApp
            summary: a game, then a new launch
            start: 2026-03-02T09:00:00+01:00
            setup:
              - permission: { answer: granted, after: 1s }
            steps:
              - launch
              - wait: 2s
              - start-game
              - repeat: { times: 3, steps: [up, { wait: 300ms }] }
              - kill
              - wait: 1min
              - launch
              - wait: 2s
              - expect-total: { app_started: 2, counter_new_best_score: 3 }

            """
        ),
        (
            "Fun",
            """
            app: Fun
            summary: a user signs in and searches
            start: 2026-03-02T09:00:00+01:00
            setup:
              - delays: { featured: 1500ms, items: 750ms }
            steps:
              - launch
              - sign-in
              - wait: 4s
              - tab: items
              - type: swift
              - wait: 2s
              - expect-rows: 4

            """
        ),
        (
            "Orion",
            """
            app: Orion
            summary: a page is opened and left again
            start: 2026-03-02T09:00:00+01:00
            setup:
              - page: { address: "https://example.org/news", title: News }
            steps:
              - launch
              - wait: 1s
              - press-start
              - wait: 3s
              - tap-link: "https://example.org/news"
              - wait: 3s
              - press-back
              - wait: 2s
              - expect-screen: { web: shown, history: 1/2 }

            """
        ),
    ]

    static var text: String {
        let shown = examples.map { app, script in
            let lines = script.split(separator: "\n").map { "  " + $0 + "\n" }.joined()
            return "\(app): ctreport simulate \(app) --scenario mine.yml -o app.log\n\n" + lines
        }
        return ([introduction] + shown).joined(separator: "\n")
    }

    private static let introduction = """
        How to write a script for ctreport simulate

        A script says step by step what the user, the system and the network do, and what must follow. The log is what the
        app itself would print; a script without chance gives the same log each time.

        app      the app's name
        summary  one sentence
        start    when it begins, with the offset from UTC that the log shows; --start begins it at another time
        setup    steps before the first launch: the device, its network, what is stored (may be absent)
        steps    what happens, in order

        A step is a word, or a word with a value: launch, or wait: 3s. Every app knows these:

        launch                    starts the app; what runs is ended first. With a list of arguments: launch: [--ui-testing]
        kill                      ends the app at once, as the system does
        wait: 3s                  time goes by: 100ms, 1.5s, 2min, 1h
        repeat: {times, steps}    the same steps several times
        expect: [TEXT, …]         exactly these messages were logged since the last expect, or since the begin
        expect-total: {EVENT: n}  how often events were logged in all
        expect-outcome: {NAME: n} what became of what the app began, such as navigation.http.500

        The words of an app, and what each takes: ctreport simulate APP --list. A step about the app needs a launch before
        it. An expectation that is not met is an error with its line, and the exit status is 1; the log is written anyway.

        To start from a script that comes with the tool:

          ctreport simulate fun --list --scenario fun-search > mine.yml
          ctreport simulate fun --scenario mine.yml -o app.log

        A script is one history of one install. For many launches and installs, with chance, there are populations: without
        --scenario the app's usual one runs, --population FILE takes another, --seed, --launches and --installs say which
        and how much. To start from the usual one:

          ctreport simulate fun --list --population fun-population > people.yml
          ctreport simulate fun --population people.yml --launches 50 --installs 20 -o captures

        """
}
