internal import Configuration
internal import Diagnostics
internal import Redaction
internal import ReportPipeline

/// The tool: arguments and environment in, exit status out.
public enum Tool {
    /// Runs one call; `arguments` begin behind the name of the program.
    public static func run(arguments: [String], environment: [String: String]) -> ExitStatus {
        Platform.ignoreWriteSignals()
        var call: Call
        do {
            call = try Call(arguments: arguments, environment: environment)
        } catch {
            Terminal(global: GlobalOptions(environment: environment), environment: environment).report(error)
            return .usage
        }
        let terminal = Terminal(global: call.global, environment: environment)
        var open = environment
        let saltText = open.removeValue(forKey: Salt.variable)
        var context = RunContext(terminal: terminal, global: call.global, environment: open, saltText: saltText)
        context.call = call
        do {
            if call.readsConfiguration {
                context.configuration = try ConfigurationFile(named: call.global.config)?.load()
            }
        } catch {
            return status(after: error, on: terminal)
        }
        let invocation: Invocation
        do throws(Diagnostic) {
            if let loaded = context.configuration { try call.add(loaded) }
            invocation = try Invocation(call)
        } catch {
            terminal.report(error)
            return .usage
        }
        do {
            return try run(invocation.job, in: context)
        } catch {
            return status(after: error, on: terminal)
        }
    }

    /// Runs the call that this process was started with.
    public static func run() -> ExitStatus {
        let environment = Platform.environment
        Platform.removeVariable(Salt.variable)
        return run(arguments: Array(CommandLine.arguments.dropFirst()), environment: environment)
    }

    private static func run(_ job: Invocation.Job, in context: RunContext) throws -> ExitStatus {
        switch job {
        case .build(let options): return try BuildCommand(options: options).run(in: context)
        case .serve(let options): return try ServeCommand(options: options).run(in: context)
        case .summary(let options): return try SummaryCommand(options: options).run(in: context)
        case .inspect(let options): return try InspectCommand(options: options).run(in: context)
        case .redact(let options): return try RedactCommand(options: options).run(in: context)
        case .check(let options): return try CheckCommand(options: options).run(in: context)
        case .plan(let options): return try PlanCommand(options: options).run(in: context)
        case .judge(let options): return try GateCommand(options: options).run(in: context)
        case .compare(let options): return try CompareCommand(options: options).run(in: context)
        case .testPolicy(let options): return try PolicyTestCommand(options: options).run(in: context)
        case .simulate(let options): return try SimulateCommand(options: options).run(in: context)
        case .listSimulated(let app):
            try context.terminal.result(SimulatedListing(app: app).text)
            return .done
        case .printSimulated(let options): return try SimulateCommand(options: options).printSource(in: context)
        case .config(let options): return try ConfigCommand(options: options).run(in: context)
        case .site(let options): return try SiteCommand(options: options).run(in: context)
        case .demo(let options): return try DemoCommand(options: options).run(in: context)
        case .help(let topic): return try help(topic, in: context)
        case .version:
            try context.terminal.result("ctreport \(ctreportVersion)\n")
            return .done
        }
    }

    private static func help(_ topic: [String], in context: RunContext) throws -> ExitStatus {
        let text: String
        do {
            let topics = topic.first == "capture" ? HelpTopic.all(of: try packs(in: context)) : HelpTopic.all
            text = try HelpText(topics: topics).text(for: topic)
        } catch let error as Diagnostic where error.code.hasPrefix("usage.") {
            context.terminal.report(error)
            return .usage
        }
        try context.terminal.result(text)
        return .done
    }

    /// The packs of the configuration here, or the built-in ones: where it is wrong as well, for help helps then, too.
    private static func packs(in context: RunContext) throws -> [Pack] {
        do {
            if let loaded = try ConfigurationFile(named: context.global.config)?.load() { return loaded.packs.packs }
        } catch let error where context.global.config == nil {
            let file = FailureParts(error).parts.first?.diagnostic.place?.file ?? "ctreport.yml"
            context.terminal.report(
                Diagnostic(
                    "help.packs", severity: .note, "packs of your own are left out here: \(file) is wrong",
                    help: "what is wrong: ctreport config check"))
        }
        return try Pack.builtIn()
    }

    private static func status(after error: any Error, on terminal: Terminal) -> ExitStatus {
        if case Terminal.Failure.closed = error { return .done }
        for part in FailureParts(error).parts { terminal.report(part.diagnostic, quoting: part.source) }
        return .failed
    }
}
