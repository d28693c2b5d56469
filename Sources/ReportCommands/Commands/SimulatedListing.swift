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
            blocks.append("parameters of an app's population: ctreport simulate APP --list\n")
        } else {
            blocks += apps.map { app in
                "population of \(app.name), for --population FILE:\n"
                    + String(decoding: app.population.bytes, as: UTF8.self)
            }
        }
        return blocks.joined(separator: "\n")
    }

    private func scenarios(of app: SimulatedAppKind) -> String {
        let rows = app.scenarios.map { file in
            ["  " + file.name, (try? app.script(parsing: file.bytes, file: file.name))?.summary ?? ""]
        }
        return "scenarios of \(app.name):\n" + TextTable(rows: rows).text
    }
}
