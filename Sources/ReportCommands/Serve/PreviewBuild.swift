internal import Configuration
internal import Diagnostics
internal import EventModel
internal import PreviewServer
internal import ReportModel
internal import ReportPipeline
internal import SiteGenerator

/// One build for the preview: what `build` does, with the configuration read anew and the files kept in memory.
struct PreviewBuild: Sendable {
    /// What a build came to.
    struct Outcome: Sendable {
        enum Result: Sendable {
            /// Files by path, and of how many captures they are.
            case site([String: [UInt8]], captures: Int)
            case failure(FailureParts)
            /// What is followed has no line yet.
            case waiting(String)
        }

        var result: Result
        /// What it was made of, and how that was before it was read; nil where nothing was looked at.
        var watched: (list: WatchList, snapshot: WatchList.Snapshot)?
        var nanoseconds: UInt64 = 0
    }

    /// The call without what the configuration adds.
    let call: Call
    /// What was read when the preview began: what is watched while the configuration is wrong.
    let firstReading: ReadingOptions
    /// Its terminal prints each note once.
    let context: RunContext

    func run() -> Outcome {
        let start = Platform.monotonicNanoseconds
        var outcome = Outcome(result: .waiting(""))
        do {
            outcome.result = try result(&outcome.watched)
        } catch {
            outcome.result = .failure(FailureParts(error))
        }
        outcome.nanoseconds = Platform.monotonicNanoseconds - start
        return outcome
    }

    private func result(_ watched: inout (list: WatchList, snapshot: WatchList.Snapshot)?) throws -> Outcome.Result {
        let file = try ConfigurationFile(named: call.global.config)
        watched = Self.look(at: firstReading, file)
        var (call, context) = (call, context)
        context.configuration = try file?.load()
        if let loaded = context.configuration { try call.add(loaded) }
        let options = try options(call)
        watched = Self.look(at: options.reading, file)
        if let followed = options.follow {
            guard followed == "-" || (try? Platform.status(of: followed, followingLinks: true)) != nil else {
                return .waiting(followed)
            }
            if followed == "-" { StandardInput.rewind() }
        }
        var report = try context.report(options.reading, title: options.title)
        guard report.report.lines.event + report.report.lines.other > 0 else {
            if let followed = options.follow, report.report.lines.read == 0 { return .waiting(followed) }
            throw RunContext.withoutRecords(report.report)
        }
        report = try context.judged(report, in: options.reading.language)
        let files = try context.files(of: report, kept: "the preview stays as it was")
        return .site(
            Dictionary(files.map { ($0.path, $0.bytes) }) { first, _ in first },
            captures: report.report.captures.count)
    }

    private func options(_ call: Call) throws -> ServeOptions {
        guard case .serve(let options) = try Invocation(call).job else {
            preconditionFailure("the call was one of serve before the configuration added to it")
        }
        return options
    }

    private static func look(
        at reading: ReadingOptions, _ file: ConfigurationFile?
    ) -> (list: WatchList, snapshot: WatchList.Snapshot) {
        let list = WatchList(reading, file)
        return (list, list.snapshot())
    }
}
