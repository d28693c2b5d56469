internal import Configuration
internal import Diagnostics
internal import EventModel
internal import Plans
internal import YAMLDocument

/// Files with plans, read; and all that is wrong with them.
struct PlanSet: Sendable {
    private(set) var plans: [TrackingPlan] = []
    private(set) var diagnostics: [Diagnostic] = []
    /// The texts by the names in the places.
    private(set) var sources: [String: SourceLines] = [:]
    /// Where the plans of a file are named, if a file names them.
    private var places: [String: SourcePlace] = [:]

    /// The plans of files that a configuration names.
    init(_ files: [Placed<String>]) {
        for file in files { add(file.value, at: file.place) }
    }

    /// The plans of a file that a call names.
    init(file: String) {
        add(file, at: nil)
    }

    private mutating func add(_ file: String, at place: SourcePlace?) {
        let bytes: [UInt8]
        do {
            bytes = try Platform.open(file: file).read(limit: ReportConfiguration.byteLimit)
        } catch {
            diagnostics.append(
                Diagnostic(
                    place == nil ? "plan.file" : "config.plan", at: place,
                    "expected a plan to read, found \(quoted(file)): \(error.text)",
                    help: "how to learn one: ctreport plan init CAPTURE… -o plan.yml"))
            return
        }
        sources[file] = SourceLines(bytes)
        do throws(Diagnostics) {
            for plan in try PlanFile(parsing: bytes, file: file).plans { add(plan, of: file, at: place) }
        } catch {
            diagnostics += error.all
        }
    }

    private mutating func add(_ plan: TrackingPlan, of file: String, at place: SourcePlace?) {
        if plans.contains(where: { $0.app == plan.app }) {
            let app = plan.app.map { "for \(quoted($0))" } ?? "without an app"
            diagnostics.append(
                Diagnostic("config.plan", at: place, "expected one plan \(app), found another in \(quoted(file))"))
        }
        plans.append(plan)
        places[plan.app ?? ""] = place ?? SourcePlace(file: file, line: 1)
    }

    /// Plans of apps that no pack knows.
    func strangers(to packs: [Pack]) -> [Diagnostic] {
        let apps = packs.map(\.catalogue.app)
        return plans.compactMap { plan in
            guard let app = plan.app, !apps.contains(app) else { return nil }
            return Diagnostic(
                "plan.app", at: places[app], "expected a plan of \(listing(apps)), found one of \(quoted(app))",
                suggestion: nearest(to: app, among: apps),
                help: "leave out 'app' for events that no pack takes; packs of your own: ctreport help packs")
        }
    }

    /// - Throws: a fault with all that is wrong.
    func checked(with packs: [Pack]) throws -> [TrackingPlan] {
        let all = diagnostics + strangers(to: packs)
        guard all.isEmpty else {
            throw ConfigurationFile.Fault(diagnostics: Diagnostics(all), sources: sources)
        }
        return plans
    }
}
