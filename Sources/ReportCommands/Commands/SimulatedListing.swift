internal import Diagnostics
internal import SimulatedApps

/// What there is to simulate, for people.
struct SimulatedListing: Sendable {
    /// The app to tell of; nil for all.
    let app: String?

    var text: String {
        let apps = SimulatedAppKind.all.filter { app == nil || $0.name == app }
        var blocks = apps.map(scenarios)
        if app == nil {
            let styles = CaptureStyle.allCases.map { "  " + $0.rawValue + "\n" }.joined()
            blocks.append("styles:\n" + styles)
            blocks.append(
                """
                words and population of an app: ctreport simulate APP --list
                the text of a script, to start from: ctreport simulate APP --list --scenario NAME > mine.yml
                how to write one: ctreport help scenarios

                """)
        } else {
            blocks += apps.flatMap { [words(of: $0), guide(to: $0), population(of: $0)] }
        }
        return blocks.joined(separator: "\n")
    }

    private func words(of app: SimulatedAppKind) -> String {
        let rows = app.words.map { word in ["  " + word.name, word.needsLaunch ? "" : "*", word.takes] }
        return "words of \(app.name)'s scripts, * also before a launch:\n" + TextTable(rows: rows).text
    }

    private func guide(to app: SimulatedAppKind) -> String {
        """
        to start from one of these:
          ctreport simulate \(app.name) --list --scenario NAME > mine.yml
          ctreport simulate \(app.name) --list --population \(app.population.name) > people.yml
          ctreport help scenarios

        """
    }

    private func population(of app: SimulatedAppKind) -> String {
        "population of \(app.name), for --population FILE:\n" + String(decoding: app.population.bytes, as: UTF8.self)
    }

    private func scenarios(of app: SimulatedAppKind) -> String {
        let rows = app.scenarios.map { file in
            ["  " + file.name, (try? app.script(parsing: file.bytes, file: file.name))?.summary ?? ""]
        }
        return "scenarios of \(app.name):\n" + TextTable(rows: rows).text
    }
}
