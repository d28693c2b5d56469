internal import Configuration
internal import Diagnostics
internal import EventModel
internal import Flows
internal import LogIngest
internal import Redaction

/// `config`: is the configuration right, what holds, and what may stand in it.
struct ConfigCommand: Sendable {
    let options: ConfigOptions

    func run(in context: RunContext) throws -> ExitStatus {
        guard options.action != .schema else {
            try context.terminal.result(Array(options.table.jsonSchema.utf8))
            return .done
        }
        let file = try ConfigurationFile(named: options.file ?? context.global.config)
        var gate = TextGate()
        try context.terminal.result(gate.shown(options.action == .check ? try check(file, context) : try show(file)))
        return .done
    }

    private func check(_ file: ConfigurationFile?, _ context: RunContext) throws -> String {
        guard let file else {
            throw Diagnostic(
                "config.file", "expected a \(ReportConfiguration.fileName) here or in a folder above, found none",
                help: "name a file: ctreport config check FILE; what stands in it: ctreport help config")
        }
        let loaded = try file.load()
        try loaded.checkGates()
        let day = try context.date()
        for warning in ReportConfiguration.deadKeepRules(in: loaded.bytes, file: file.path, on: day) {
            context.terminal.report(warning)
        }
        let packs = loaded.packs.packs
        let flows = packs.reduce(0) { $0 + $1.program.flows.count }
        let events = packs.reduce(0) { $0 + $1.catalogue.events.count }
        let formats = loaded.configuration.formats.formats.count
        return "\(file.path): ok: \(counted(packs.count, "pack")) with \(counted(events, "event")) and "
            + "\(counted(flows, "flow")), \(counted(formats, "format")) of your own"
            + (loaded.plans.isEmpty ? "" : ", \(counted(loaded.plans.count, "plan"))")
            + (loaded.configuration.gates.isEmpty ? "" : ", \(counted(loaded.configuration.gates.count, "gate"))")
            + "\n"
    }

    private func show(_ file: ConfigurationFile?) throws -> String {
        let loaded = try file?.load()
        let packs = try loaded?.packs ?? PackSet.builtIn()
        let lines = packs.members.map { member in
            "# pack \(member.pack.catalogue.app): " + (member.isBuiltIn ? "built in" : member.file) + "\n"
        }
        let listing = EffectiveConfiguration(
            parsing: loaded?.bytes ?? [], file: file?.path ?? "", overrides: options.overrides)
        return (loaded == nil ? "# no \(ReportConfiguration.fileName)\n" : "") + lines.joined() + listing.text
    }

    private func counted(_ count: Int, _ one: String) -> String {
        "\(count) \(count == 1 ? one : one + "s")"
    }
}
